import RunModel

/// What a topic of the tree holds of the baselines that are to be given back.
struct TopicState {
  /// A case: what was replaced, and what is there.
  struct Case {
    let replaced: ReplacedBaseline
    /// The bytes of the file, by digest; nil where there is none.
    let file: Digest?
    /// The case's line of the manifest; nil where there is none.
    let line: String?
  }

  let topic: String
  let cases: [Case]
  /// The bytes of the manifest, by digest; nil where there is none.
  let manifestFile: Digest?
  let manifest: Manifest

  /// Reads what is there.
  init(_ topic: String, _ replaced: [ReplacedBaseline], in store: BaselineStore) throws {
    self.topic = topic
    manifestFile = try store.manifestFile(of: topic).map(PictureHasher.digest(ofFile:))
    let manifest = try store.manifest(of: topic)
    self.manifest = manifest
    cases = try replaced.map { one in
      Case(
        replaced: one, file: try store.picture(of: one.caseID).map(PictureHasher.digest(ofFile:)),
        line: manifest.line(of: one.caseID))
    }
  }

  /// The manifest with every case's line as it was before; nil where no line is left.
  ///
  /// A manifest without lines says nothing; before the first approval there was none.
  var restoredManifest: [UInt8]? {
    get throws {
      var restored = manifest
      for one in cases { try restored.restore(one.replaced.lineBefore, of: one.replaced.caseID) }
      return restored.entries.isEmpty ? nil : restored.serialized
    }
  }
}
