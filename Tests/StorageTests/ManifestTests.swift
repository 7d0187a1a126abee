import RunModel
import Testing

@testable import Storage

struct ManifestTests {
  static let path = "Baselines/stack/border/manifest.jsonl"

  static func manifest(_ text: String) throws -> Manifest {
    try Manifest(Array(text.utf8), topic: "stack/border", path: path)
  }

  static func text(_ manifest: Manifest) -> String { String(decoding: manifest.serialized, as: UTF8.self) }

  /// The line of an entry, written out by hand.
  static func line(
    _ id: String, digest: Character = "1", clauses: String = "[]", reason: String = "as specified"
  )
    -> String
  {
    #"{"at":"2025-01-02T03:04:05Z","by":"Ann","case":"\#(id)","clauses":\#(clauses),"#
      + #""digest":"\#(Samples.digest(digest))","displayListDigest":"\#(Samples.digest("e"))","height":2,"#
      + #""metric":"exact 1","reason":"\#(reason)","renderer":"software","rendererVersion":"4","#
      + #""run":"20250102-030405-abcd","width":3}"#
  }

  static let a = line("stack/border/a@1x")
  static let header = #"{"formatVersion":1}"#

  @Test func `entries are written one line each, by case, with sorted keys`() throws {
    var manifest = Manifest(topic: "stack/border")
    manifest.set(Samples.entry("stack/border/b@1x"))
    manifest.set(Samples.entry("stack/border/a@10x", reason: "two\nlines, \"quoted\""))
    manifest.set(Samples.entry("stack/border/a@1x"))
    #expect(
      Self.text(manifest) == """
        \(Self.header)
        \(Self.line("stack/border/a@10x", reason: #"two\nlines, \"quoted\""#))
        \(Self.a)
        \(Self.line("stack/border/b@1x"))

        """)
  }

  @Test func `a manifest that is read and written is the same`() throws {
    let text = "\(Self.header)\n\(Self.a)\n\(Self.line("stack/border/b@2x", digest: "2"))\n"
    let manifest = try Self.manifest(text)
    #expect(
      manifest.entries == [
        Samples.entry("stack/border/a@1x"), Samples.entry("stack/border/b@2x", digest: "2"),
      ])
    #expect(Self.text(manifest) == text)
  }

  @Test func `one entry's change is one line's change`() throws {
    let ids = (10..<30).map { "stack/border/n\($0)@1x" }
    let before = ([Self.header] + ids.map { Self.line($0) }).map { $0 + "\n" }.joined()
    var manifest = try Self.manifest(before)
    manifest.set(Samples.entry(ids[7], digest: "9"))
    let after = Self.text(manifest)
    let changed = zip(before.split(separator: "\n"), after.split(separator: "\n")).filter { $0 != $1 }
    #expect(changed.map(\.1) == [Self.line(ids[7], digest: "9")[...]])
    #expect(before.split(separator: "\n").count == after.split(separator: "\n").count)
  }

  @Test func `order, line ends and a missing last one do not matter to a reader`() throws {
    let manifest = try Self.manifest("\(Self.header)\r\n\(Self.line("stack/border/b@2x"))\r\n\(Self.a)")
    #expect(manifest.entries.map(\.caseID.description) == ["stack/border/a@1x", "stack/border/b@2x"])
  }

  @Test func `clauses and keys of later versions stay`() throws {
    let clauses = #"[{"digest":"ab","id":"POP-04","n":[1.5,null,true]}]"#
    let later = Self.a.replacing(#""width":3"#, with: #""width":3,"zeta":  {"k":[1]}"#)
    var manifest = try Self.manifest(
      "\(Self.header)\n\(later)\n\(Self.line("stack/border/b@1x", clauses: clauses))\n")
    manifest.set(Samples.entry("stack/border/b@1x", digest: "2"))
    #expect(
      Self.text(manifest) == """
        \(Self.header)
        \(later)
        \(Self.line("stack/border/b@1x", digest: "2", clauses: clauses))

        """)
  }

  @Test func `a line is restored to its own case alone`() throws {
    let text = "\(Self.header)\n\(Self.a)\n"
    var manifest = try Self.manifest(text)
    for wrong in [Self.line("stack/border/b@1x"), Self.line("stack/shadow/a@1x"), "{}"] {
      #expect(throws: StorageFailure.self) {
        try manifest.restore(wrong, of: Samples.caseID("stack/border/a@1x"))
      }
    }
    #expect(throws: StorageFailure.self) {
      try manifest.restore(Self.line("stack/shadow/a@1x"), of: Samples.caseID("stack/shadow/a@1x"))
    }
    #expect(Self.text(manifest) == text)
  }

  static let faults: [(text: String, what: String, line: Int)] = [
    ("", "the manifest is empty", 1),
    ("\n", "the line is not the header of the manifest, {\"formatVersion\":1}", 1),
    (a, "the line is not the header of the manifest, {\"formatVersion\":1}: formatVersion is missing", 1),
    ("{\"formatVersion\":2}\n", "the manifest has format 2, and only 1 is known", 1),
    ("\(header)\n\(a)\n\(a)\n", "there is a second line for the case stack/border/a@1x", 3),
    ("\(header)\n\(a)\n\n", "the line is not an entry of a manifest", 3),
    ("\(header)\n<<<<<<< ours\n\(a)\n", "the line is not an entry of a manifest", 2),
    ("\(header)\n\(a) \(a)\n", "the line is not an entry of a manifest", 2),
    ("\(header)\n\(a.dropLast())\n", "the line is not an entry of a manifest", 2),
    (
      "\(header)\n\(line("stack/shadow/a@1x"))\n",
      "the case stack/shadow/a@1x does not belong to stack/border",
      2
    ),
    ("\(header)\n\(line("../../etc@1x"))\n", "\"../../etc@1x\" is no case id", 2),
    (
      "\(header)\n\(a.replacing("\"by\":\"Ann\",", with: ""))\n",
      "the line is not an entry of a manifest: by is missing", 2
    ),
    (
      "\(header)\n\(a.replacing("\"width\":3", with: "\"width\":\"3\""))\n",
      "the line is not an entry of a manifest: width is of another type", 2
    ),
    (
      "\(header)\n\(a.replacing("\"width\":3", with: "\"width\":0"))\n",
      "a picture of 0×2 pixels has nothing to show", 2
    ),
    (
      "\(header)\n\(a.replacing(Samples.digest("1").description, with: "1234"))\n", "\"1234\" is no digest", 2
    ),
  ]

  @Test(arguments: faults)
  func `a line that is not as it should be is named`(fault: (text: String, what: String, line: Int)) throws {
    let failure = try #require(throws: StorageFailure.self) { try Self.manifest(fault.text) }
    #expect(failure.what == fault.what)
    #expect(failure.location == "\(Self.path), line \(fault.line)")
  }
}
