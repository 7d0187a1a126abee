/// Works on many items, so many at once; results come as they are ready.
public struct Jobs: Sendable {
  private let count: Int
  private let isStopped: @Sendable () -> Bool

  /// So many jobs.
  ///
  /// - Parameters:
  ///   - count: how many items are worked on at once, 1 or more: what they hold in memory has this bound.
  ///   - isStopped: asked before each item begins; once true, no more begin.
  public init(_ count: Int, isStopped: @escaping @Sendable () -> Bool = { false }) {
    precondition(count > 0, "somebody has to work")
    self.count = count
    self.isStopped = isStopped
  }

  /// Works on all items, the first ones first.
  ///
  /// - Parameters:
  ///   - work: what is done with an item, on any thread.
  ///   - onResult: told of each result with its item's place, one at a time and in no certain order.
  /// - Throws: the first failure that comes of either; what was begun is waited for.
  public func run<Item: Sendable, Value: Sendable, Failure: Error>(
    _ items: [Item], _ work: @escaping @Sendable (Item) throws(Failure) -> Value,
    onResult: (_ place: Int, Value) throws(Failure) -> Void
  ) async throws(Failure) {
    let failure = await withTaskGroup(of: (Int, Result<Value, Failure>).self) { group -> Failure? in
      var waiting = items.enumerated().makeIterator()
      func begin() {
        guard !isStopped(), let (place, item) = waiting.next() else { return }
        group.addTask {
          do throws(Failure) { return (place, .success(try work(item))) } catch {
            return (place, .failure(error))
          }
        }
      }
      for _ in 0..<count { begin() }
      while let (place, result) = await group.next() {
        if case .success = result { begin() }
        do throws(Failure) { try onResult(place, try result.get()) } catch { return error }
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// Works on all items; results are in the items' order.
  public func map<Item: Sendable, Value: Sendable, Failure: Error>(
    _ items: [Item], _ work: @escaping @Sendable (Item) throws(Failure) -> Value
  ) async throws(Failure) -> [Value] {
    var values = [Value?](repeating: nil, count: items.count)
    try await run(items, work) { (place, value) throws(Failure) in values[place] = value }
    return values.compactMap { $0 }
  }
}
