import Conformance
import JSONText
import PropertyTesting

/// A popover, with the rows of SPEC section 6 that describe it where one clause is concerned.
struct DescribedPopover: ClauseInput {
  let popover: PopoverInput
  let deviations: [String]

  var parameters: JSONValue { popover.parameters }
  var classes: [String] { popover.classes }
  var measure: [Double] { popover.measure }

  /// The popovers of a generator, described by rows.
  static func each(
    of popovers: Generator<PopoverInput>, _ rows: @escaping @Sendable (DeviationRows) -> [String]
  ) -> Generator<DescribedPopover> {
    popovers.map { DescribedPopover(popover: $0, deviations: rows(DeviationRows($0))) }
  }
}

/// Two popovers that a clause relates; the first is the one that is reported.
struct PopoverPair: ClauseInput {
  let popover: PopoverInput
  let other: PopoverInput
  let deviations: [String]

  var parameters: JSONValue { popover.parameters }
  var classes: [String] { popover.classes }
  var measure: [Double] {
    [
      Double(popover.layouts), popover.width + popover.height,
      popover.offset.magnitude + other.offset.magnitude, Double(popover.scale),
    ]
  }
}
