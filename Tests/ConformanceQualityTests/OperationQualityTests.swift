import PropertyTesting
import Testing

/// Sequences of operations: shortest, then with the simplest operations.
struct OperationQualityTests {
  /// What is done to a queue.
  enum QueueOperation: Equatable, Sendable {
    case push(Int)
    case pop
    case clear
  }

  /// A queue in a ring of three places that is wrong when it has gone round: it overwrites its last place.
  private struct Ring {
    private var places = [0, 0, 0]
    private var first = 0
    private(set) var count = 0

    mutating func push(_ value: Int) {
      places[min(first + count, 2)] = value
      count += 1
    }
    mutating func pop() -> Int {
      defer {
        first = (first + 1) % 3
        count -= 1
      }
      return places[first]
    }
    mutating func clear() { self = Ring() }
  }

  /// No pop of an empty queue, no push to a full one.
  private static let queueOperations = Generator<[QueueOperation]>.operations(
    from: 0,
    next: { count in
      .one(of: [
        .constant(.clear),
        count < 3 ? Generator.integer(in: 0...1000).map { .push($0) } : .constant(.clear),
        .constant(count > 0 ? .pop : .clear),
      ])
    },
    apply: { operation, count in
      switch operation {
      case .push: count += 1
      case .pop: count -= 1
      case .clear: count = 0
      }
    }, count: 0...30)

  private static func isRight(_ operations: [QueueOperation]) -> Bool {
    var ring = Ring()
    var model: [Int] = []
    for operation in operations {
      switch operation {
      case .push(let value):
        ring.push(value)
        model.append(value)
      case .pop: if ring.pop() != model.removeFirst() { return false }
      case .clear:
        ring.clear()
        model = []
      }
    }
    return true
  }

  @Test func aQueueThatGoesRound() {
    // Three pushes, the first taken out, a push that lands on the third, and two more pops to see it; the
    // pop in the middle may come before the last push of the three, as early as after the first.
    Smallest(Self.queueOperations, whereNot: Self.isRight).expect([
      .push(0), .push(0), .push(0), .pop, .push(1), .pop, .pop,
    ])
  }

  /// What is done to a counter.
  enum CounterOperation: Equatable, Sendable {
    case add(Int)
    case double
    case reset
  }

  /// A counter that sticks at 255; wrong where it is doubled after that.
  @Test func threeOperationsInOrder() {
    let operations = Generator<[CounterOperation]>.operations(
      from: (),
      next: { _ in
        .one(of: [Generator.integer(in: 0...100).map { .add($0) }, .constant(.double), .constant(.reset)])
      }, apply: { _, _ in }, count: 0...20)
    Smallest(
      operations,
      whereNot: { operations in
        // Broken by a reset, then at least 20 added at once, then a doubling, with anything between but resets.
        var stage = 0
        for operation in operations {
          switch (operation, stage) {
          case (.reset, _): stage = 1
          case (.add(let amount), 1) where amount >= 20: stage = 2
          case (.double, 2): return false
          default: break
          }
        }
        return true
      }
    ).expect([.reset, .add(20), .double])
  }

  /// Operations that hang on the state: a name has to be there to be renamed, and names are counted up.
  enum NameOperation: Equatable, Sendable {
    case create
    case rename(Int)
    case delete(Int)
  }

  @Test func operationsAreMadeAgainFromTheStatesTheyMeet() {
    struct Names: Sendable {
      var alive: [Int] = []
      var next = 0
    }
    let operations = Generator<[NameOperation]>.operations(
      from: Names(),
      next: { names in
        guard !names.alive.isEmpty else { return .constant(.create) }
        return .one(of: [
          .constant(.create), Generator.element(of: names.alive).map { .rename($0) },
          Generator.element(of: names.alive).map { .delete($0) },
        ])
      },
      apply: { operation, names in
        switch operation {
        case .create:
          names.alive.append(names.next)
          names.next += 1
        case .rename: break
        case .delete(let name): names.alive.removeAll { $0 == name }
        }
      }, count: 0...25)
    // Broken where a name is renamed after an earlier one was deleted. With no name there, creating one is the
    // only operation and takes no choice: simpler than creating a second one before the first is deleted.
    Smallest(
      operations,
      whereNot: { operations in
        var deleted: [Int] = []
        for operation in operations {
          switch operation {
          case .create: break
          case .delete(let name): deleted.append(name)
          case .rename(let name): if deleted.contains(where: { $0 < name }) { return false }
          }
        }
        return true
      }
    ).expect([.create, .delete(0), .create, .rename(1)])
  }

  @Test func amountsAreShrunkAcrossOperations() {
    // Money that moves between two accounts; wrong where one holds more than 120 (of at most 50 a time).
    let operations = Generator<[Int]>.operations(
      from: 0, next: { balance in .integer(in: -min(50, balance)...50) }, apply: { $1 += $0 }, count: 0...20)
    Smallest(
      operations,
      whereNot: { amounts in
        var balance = 0
        for amount in amounts {
          balance += amount
          if balance > 120 { return false }
        }
        return true
      }
    ).expect([21, 50, 50])
  }
}
