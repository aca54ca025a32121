/// A picture that is loaded from a URL.
package struct AsyncImageView: Component {
  package static let name = "AsyncImage"
  package static let summary = "A picture that is loaded from a URL."

  var url = ImageName(source: .placeholder(""), label: "")

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("url", &url, .required, "The picture's URL.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    guard !environment.hidesValues else { return output.append(ImageView.hiddenPicture) }
    output.append(
      ResolvedNode(.image(ResolvedImage(source: url.source, label: url.label, isDecorative: environment.isDecorative))))
  }
}
