internal import Diagnostics

extension SiteLoader {
  /// Reads the files of `assets`; those that are as they were are taken over with what was made of them.
  func assets(after earlier: Site?, noting omissions: inout Omissions) -> [String: ServedFile] {
    var files: [String: ServedFile] = [:]
    var rest = assetsLimit
    for entry in folder.files(in: "assets", deep: true, noting: &omissions) {
      guard let type = MediaType.ofFile(entry.name) else {
        omissions.note(entry.path, "files of its type are not")
        continue
      }
      guard folder.size(of: entry.path).map({ $0 <= rest }) ?? true else {
        omissions.note(entry.path, "assets may have \(Wording.grouped(assetsLimit)) bytes together")
        continue
      }
      let bytes: [UInt8]
      switch folder.content(of: entry.path, limit: rest) {
      case .absent: continue
      case .unreadable(let reason):
        omissions.note(entry.path, "it cannot be read: \(reason)")
        continue
      case .bytes(let content): bytes = content
      }
      rest -= bytes.count
      let file = ServedFile(bytes, type: type)
      let known = earlier?.assets[entry.name]
      files[entry.name] = known?.version == file.version && known?.type == type ? known : file
    }
    return files
  }
}
