/// A strict reader of the markup that the report writes: tags nest, attributes are quoted and single.
struct MarkupBalance {
  /// What is wrong, in order; empty for good markup.
  private(set) var problems: [String] = []
  /// How often each element occurs.
  private(set) var elements: [String: Int] = [:]
  /// Every attribute's name with how often it occurs.
  private(set) var attributes: [String: Int] = [:]
  /// The values of all ids.
  private(set) var ids: [String] = []

  private static let withoutEnd: Set<String> = ["meta", "img", "input"]

  init(_ html: String) {
    var open: [String] = []
    var rest = html.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
        problems.append("a tag without an end")
        return
      }
      let tag = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[end...].dropFirst()
      if tag.hasPrefix("!") {
        if tag != "!DOCTYPE html" { problems.append("<\(tag)>") }
      } else if tag.hasPrefix("/") {
        let name = String(tag.dropFirst())
        if open.popLast() != name { problems.append("</\(name)> closes something else") }
      } else {
        let name = readTag(tag)
        if !Self.withoutEnd.contains(name) { open.append(name) }
        if name == "script" || name == "style" { Self.skip(to: "</\(name)", in: &rest) }
      }
    }
    if !open.isEmpty { problems.append("left open: \(open)") }
    if Set(ids).count != ids.count { problems.append("an id occurs twice") }
  }

  private mutating func readTag(_ tag: String) -> String {
    let name = String(tag.prefix { $0 != " " })
    elements[name, default: 0] += 1
    var seen: Set<String> = []
    var rest = tag.dropFirst(name.count)
    while !rest.isEmpty {
      rest = rest.drop { $0 == " " }
      let key = String(rest.prefix { $0 != "=" && $0 != " " })
      rest = rest.dropFirst(key.count)
      if !seen.insert(key).inserted { problems.append("\(key) twice in <\(name)>") }
      attributes[key, default: 0] += 1
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst()
      guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else {
        problems.append("an attribute of <\(name)> without quotes")
        return name
      }
      if key == "id" { ids.append(String(rest[..<end].dropFirst())) }
      rest = rest[end...].dropFirst()
    }
    return name
  }

  private static func skip(to end: String, in rest: inout Substring.UTF8View.SubSequence) {
    let wanted = Array(end.utf8)
    while !rest.isEmpty && !rest.starts(with: wanted) { rest = rest.dropFirst() }
  }
}
