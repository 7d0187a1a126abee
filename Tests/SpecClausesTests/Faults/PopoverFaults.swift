/// What wrong code of the popover would produce.
enum PopoverFaults {
  static let all = choosing + stretching + fitting + outlining + painting + laying
}
