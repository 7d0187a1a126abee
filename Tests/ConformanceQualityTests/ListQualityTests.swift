import PropertyTesting
import Testing

/// Lists: what is shortest, then lowest from the front.
struct ListQualityTests {
  private static let integers = Generator.array(of: .integer(in: -1000...1000), count: 0...30)

  @Test func fiveElementsAreFiveZeros() {
    Smallest(Self.integers, whereNot: { $0.count < 5 }).expect([0, 0, 0, 0, 0])
  }

  @Test func fractionsToo() {
    let fractions = Generator.array(of: .double(in: -50...50, denominator: 16), count: 0...30)
    Smallest(fractions, whereNot: { $0.count < 5 }).expect([0, 0, 0, 0, 0])
  }

  @Test func aListThatIsNoPalindrome() {
    Smallest(Self.integers, whereNot: { $0 == $0.reversed() }).expect([0, 1])
  }

  @Test func aListThatIsNotAscending() {
    Smallest(Self.integers, whereNot: { $0 == $0.sorted() }).expect([0, -1])
  }

  @Test func aListOfNaturalsThatIsNotAscending() {
    let naturals = Generator.array(of: .integer(in: 0...1000), count: 0...30)
    Smallest(naturals, whereNot: { $0 == $0.sorted() }).expect([1, 0])
  }

  @Test func aSumIsOneElementWhereOneIsEnough() {
    let naturals = Generator.array(of: .integer(in: 0...5000), count: 0...30)
    Smallest(naturals, whereNot: { $0.reduce(0, +) < 1000 }).expect([1000])
  }

  @Test func aSumIsTwoElementsWhereOneIsNot() {
    let naturals = Generator.array(of: .integer(in: 0...600), count: 0...30)
    Smallest(naturals, whereNot: { $0.reduce(0, +) < 1000 }).expect([400, 600])
  }

  @Test func aSumOfManyElements() {
    let naturals = Generator.array(of: .integer(in: 0...100), count: 0...30)
    Smallest(naturals, whereNot: { $0.reduce(0, +) < 950 }).expect([50] + Array(repeating: 100, count: 9))
  }

  @Test func twoEqualElements() {
    let large = Generator.array(of: .integer(in: 10...60), count: 0...30)
    Smallest(large, whereNot: { Set($0).count == $0.count }).expect([10, 10])
  }

  @Test func twoEqualElementsThatAreLarge() {
    let naturals = Generator.array(of: .integer(in: 0...40), count: 0...30)
    Smallest(naturals, whereNot: { list in Set(list.filter { $0 > 12 }).count == list.count { $0 > 12 } })
      .expect([13, 13])
  }

  @Test func threeEqualElementsThatAreLarge() {
    let naturals = Generator.array(of: .integer(in: 0...40), count: 0...30)
    Smallest(
      naturals,
      whereNot: { list in list.allSatisfy { element in element <= 12 || list.count { $0 == element } < 3 } }
    ).expect([13, 13, 13])
  }

  @Test func threeDifferentElements() {
    Smallest(Self.integers, whereNot: { Set($0).count < 3 }).expect([0, 1, 2])
  }

  @Test func aNegativeElementAmongThree() {
    Smallest(Self.integers, whereNot: { $0.count < 3 || $0.allSatisfy { $0 > -5 } }).expect([0, 0, -5])
  }

  @Test func aLastElementThatIsLargerThanTheSumOfTheOthers() {
    let naturals = Generator.array(of: .integer(in: 0...10_000), count: 0...12)
    Smallest(
      naturals,
      whereNot: { list in
        guard list.count >= 3, let last = list.last else { return true }
        return last <= list.dropLast().reduce(0, +)
      }
    ).expect([0, 0, 1])
  }

  @Test func neighboursThatDifferByMoreThanTen() {
    Smallest(
      Self.integers, whereNot: { list in zip(list, list.dropFirst()).allSatisfy { abs($0 - $1) <= 10 } }
    )
    .expect([0, 11])
  }

  @Test func elementsOutOfManyStayInPlace() {
    // Two elements of a kind with as many of another kind: five steps from any other such list.
    Smallest(
      Self.integers,
      whereNot: { list in list.count { $0 >= 100 } < 2 || list.count { $0 <= -100 } < 2 }
    ).expect([100, 100, -100, -100])
  }

  @Test func aListOfADrawnLength() {
    let counted = Generator.integer(in: 0...20).flatMap { count in
      Generator.array(of: .integer(in: 0...50), count: count...count)
    }
    Smallest(counted, whereNot: { list in !list.contains { $0 >= 7 } }).expect([7])
    Smallest(counted, whereNot: { list in list.count { $0 >= 7 } < 3 }).expect([7, 7, 7])
  }

  @Test func aRareElementOfADrawnNumber() {
    let counted = Generator.integer(in: 0...20).flatMap { count in
      Generator.array(of: .integer(in: 0...5000), count: count...count)
    }
    Smallest(counted, whereNot: { list in !list.contains { $0 >= 4970 } }).expect([4970])
  }

  @Test func distinctElements() {
    let distinct = Generator.array(of: .integer(in: 0...100), count: 0...20)
      .filter { Set($0).count == $0.count }
    Smallest(distinct, whereNot: { $0.count < 4 }).expect([0, 1, 2, 3])
    Smallest(distinct, whereNot: { $0.reduce(0, +) < 150 }).expect([50, 100])
  }

  @Test func shuffledElements() {
    let orders = Generator.shuffled(Array(0..<8))
    Smallest(
      orders,
      whereNot: { order in
        guard let two = order.firstIndex(of: 2), let six = order.firstIndex(of: 6) else { return true }
        return two < six
      }
    ).expect([0, 1, 3, 4, 5, 6, 2, 7])
  }
}
