/// A class of the base style sheets, by its name there after `pv-`.
enum BaseClass: UInt8, CaseIterable, Sendable {
  case ac, ae, af, al, `as`, b, back, bar, behind, bh, bs, bv, ca, cb, cf, close, content, cover, d, dark, dv, e, embed
  case f, fh, flip, front, fw, g, gap, gd, gl, gn, gone, gr, grouped, gs, gx, h, hide, hold, hw, i, ib, ic, `if`, il
  case `in`, io, ip, ir, iw, jc, je, js, label, last, lf, lg, lh, li, light, list, ll, lp, ls, ma, margin, mt, nh, nl
  case no, notice, nt, ox, oy, page, panel, panelbar, pg, pk, pl, pm, qc, qe, qf, ql, qs, r, rb, rd, ring, root, rows,
    rx, s
  case sb, sg, sh, sheet, sl, sn, so, sp, spin, sr, st, sv, sw, t, tb, tc, te, tg, tl, u, un, us, v, w, x, xo, y, z
}

extension BaseClass {
  /// The names as elements and selectors have them, by the number of the class.
  static let names: [[UInt8]] = allCases.map { Array("pv-\($0)".utf8) }
  private static let numbers = Dictionary(uniqueKeysWithValues: zip(names, allCases))

  /// Returns the class that a selector names, such as `pv-w`.
  init?(named name: some Sequence<UInt8>) {
    guard let known = Self.numbers[Array(name)] else { return nil }
    self = known
  }
}

extension ByteSink {
  /// Writes the class's name, whose prefix keeps it apart from the classes of a page around a fragment.
  mutating func write(_ name: BaseClass) {
    write(trusted: BaseClass.names[Int(name.rawValue)])
  }
}
