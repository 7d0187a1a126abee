import Geometry

/// The snapshot and the dimension that decide the scale of a stack under `seed` (STK-06).
struct StackDecision: Equatable, Sendable {
  var snapshot = 0
  var isWidth = false

  /// The decision that a loop over snapshots and dimensions makes, if any ratio lies below the start.
  ///
  /// - Parameter start: the smallest ratio so far, which STK-06 puts at 1.
  static func loop(_ photo: StackPhoto, in frame: Size, from start: Double = 1) -> StackDecision? {
    var smallest = start
    var kept: StackDecision?
    for (index, turn) in StackConstants.turns.enumerated() {
      let bounding = turn.boundingSize(of: Double(photo.width), Double(photo.height))
      let across = frame.width / bounding.width
      if SingleFloat.isLess(across, smallest) {
        smallest = across
        kept = StackDecision(snapshot: index, isWidth: true)
      }
      let down = frame.height / bounding.height
      if SingleFloat.isLess(down, smallest) {
        smallest = down
        kept = StackDecision(snapshot: index, isWidth: false)
      }
    }
    return kept
  }
}

/// What a view of profile `seed` remembers of the values it had (STK-06).
struct StackMemory {
  /// The view's size.
  private(set) var frame: Size
  /// Its mode.
  private(set) var mode: String
  /// Its image, if any.
  private(set) var photo: StackPhoto?
  /// The snapshot and dimension kept last.
  private(set) var decision = StackDecision()
  /// The frame at the last loop.
  private(set) var frameOfLoop: Size?
  /// Whether the last loop kept nothing, and what came before stays.
  private(set) var isLeftOver = false

  /// A view that has no image yet.
  init(frame: Size, mode: String) {
    self.frame = frame
    self.mode = mode
  }

  /// Sets one value.
  mutating func set(_ setting: StackSetting) {
    switch setting {
    case .frame(let frame): self.frame = frame
    case .image(let photo):
      self.photo = photo
      if mode == "stack" { loop() }
    case .mode(let mode):
      let becomesStack = mode == "stack" && self.mode != "stack"
      self.mode = mode
      if becomesStack { loop() }
    }
  }

  private mutating func loop() {
    guard let photo else { return }
    let kept = StackDecision.loop(photo, in: frame)
    frameOfLoop = frame
    isLeftOver = kept == nil
    if let kept { decision = kept }
  }
}

extension StackInput {
  /// The view's memory once everything is set.
  var memory: StackMemory {
    var memory = StackMemory(frame: frame, mode: mode)
    for setting in history { memory.set(setting) }
    if memory.frame != frame { memory.set(.frame(frame)) }
    if memory.photo != photo { memory.set(.image(photo)) }
    if memory.mode != mode { memory.set(.mode(mode)) }
    return memory
  }
}
