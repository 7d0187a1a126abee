import Engine
import Testing

/// Names of two folders.
struct FolderPairingTests {
  @Test func namesOfEqualBytesAreAPair() {
    let pairing = FolderPairing(
      reference: ["a.png", "b/c.png", "x.png"], candidate: ["a.png", "b/c.png", "y.png"])
    #expect(pairing.common == ["a.png", "b/c.png"])
    #expect(pairing.referenceOnly == ["x.png"])
    #expect(pairing.candidateOnly == ["y.png"])
    #expect(pairing.collisions == [])
  }

  @Test func namesThatDifferByCaseOrFormAreToldAndAreNoPair() {
    let (composed, decomposed) = ("caf\u{E9}.png", "cafe\u{301}.png")
    let pairing = FolderPairing(reference: ["Home.png", composed], candidate: ["home.png", decomposed])
    #expect(pairing.common == [])
    #expect(pairing.referenceOnly.count == 2 && pairing.candidateOnly.count == 2)
    #expect(pairing.collisions.count == 2)
    #expect(pairing.collisions.contains(["Home.png", "home.png"]))
    #expect(pairing.collisions.contains { $0.map { Array($0.utf8).count }.sorted() == [9, 10] })
    #expect(
      FolderPairing(reference: ["a.png", "A.png"], candidate: ["a.png", "A.png"]).collisions == [
        ["A.png", "a.png"]
      ])
  }
}
