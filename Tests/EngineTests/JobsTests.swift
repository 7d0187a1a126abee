import Synchronization
import Testing

@testable import Engine

/// Work on many items, so many at once.
struct JobsTests {
  private struct Refusal: Error, Equatable { let item: Int }

  /// How many are at work, and how many were at most.
  private final class Gauge: Sendable {
    private let counts = Mutex((now: 0, most: 0, begun: 0))
    var most: Int { counts.withLock { $0.most } }
    var begun: Int { counts.withLock { $0.begun } }

    func enter() {
      counts.withLock { counts in
        counts.now += 1
        counts.begun += 1
        counts.most = max(counts.most, counts.now)
      }
    }

    func leave() { counts.withLock { $0.now -= 1 } }
  }

  /// Long for the first items, so that results come in another order than the items have.
  private static func spin(_ item: Int) -> Int {
    var sum = 0
    for step in 0..<(20 - min(item, 20)) * 20_000 { sum = sum &* 31 &+ step }
    return sum == 42 ? -1 : item * item
  }

  @Test(arguments: [1, 2, 3, 100]) func resultsAreInTheOrderOfTheItems(count: Int) async {
    #expect(await Jobs(count).map(Array(0..<40)) { Self.spin($0) } == (0..<40).map { $0 * $0 })
    #expect(await Jobs(count).map([Int]()) { Self.spin($0) }.isEmpty)
  }

  @Test(arguments: [1, 2, 3]) func noMoreAreAtWorkThanAllowed(count: Int) async {
    let gauge = Gauge()
    var places: Set<Int> = []
    await Jobs(count).run(Array(0..<40)) { item in
      gauge.enter()
      defer { gauge.leave() }
      return Self.spin(item)
    } onResult: { place, value in
      places.insert(place)
      #expect(value == place * place)
    }
    #expect(places == Set(0..<40))
    #expect(gauge.begun == 40)
    #expect(gauge.most <= count)
  }

  /// Before each begins, it is asked whether there is to be a stop.
  @Test(arguments: [1, 2, 3]) func soManyBeginBeforeThereIsAResult(count: Int) async {
    let asked = Mutex(0)
    var before: [Int] = []
    await Jobs(
      count,
      isStopped: {
        asked.withLock { $0 += 1 }
        return false
      }
    ).run(Array(0..<6)) {
      $0
    } onResult: { _, _ in
      before.append(asked.withLock { $0 })
    }
    // With the first result one more begins.
    #expect(before.first == count + 1)
  }

  @Test func noMoreBeginOnceTheyAreStopped() async {
    let gauge = Gauge()
    let values = await Jobs(2, isStopped: { gauge.begun >= 5 }).map(Array(0..<40)) { item in
      gauge.enter()
      return item
    }
    // One more may have begun between the question and the count.
    #expect(values.count >= 5 && values.count <= 6)
    #expect(values == Array(0..<values.count))
  }

  @Test func theFirstFailureOfWorkIsThrownAndEndsIt() async {
    let gauge = Gauge()
    await #expect(throws: Refusal(item: 3)) {
      try await Jobs(1).map(Array(0..<40)) { item throws(Refusal) in
        gauge.enter()
        if item >= 3 { throw Refusal(item: item) }
        return item
      }
    }
    #expect(gauge.begun == 4)
  }

  @Test func aFailureOfWhoIsToldIsThrownToo() async {
    let gauge = Gauge()
    await #expect(throws: Refusal(item: 2)) {
      try await Jobs(1).run(Array(0..<40)) { item throws(Refusal) in
        gauge.enter()
        return item
      } onResult: { place, _ throws(Refusal) in
        if place == 2 { throw Refusal(item: place) }
      }
    }
    #expect(gauge.begun <= 5)
  }
}
