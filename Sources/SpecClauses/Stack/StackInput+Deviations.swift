import Geometry

extension StackInput {
  /// The rows of SPEC section 6 that describe the input, among those that break what the check looks at.
  var deviations: [String] {
    if isCorrected { return [] }
    switch concern {
    case .nothing: return []
    case .history: return leftovers
    case .place:
      return isOutOfFrame ? leftovers + (isFitting ? ["D-11"] : []) + (isLineCut ? ["D-17"] : []) : []
    case .release: return isFirstReleaseOut ? ["D-19"] : []
    case .aspect: return isMatteUneven ? ["D-15"] : []
    // The sines are those of the nominal angles, the lengths they multiply those of the bounding size.
    case .angles: return isStack && isDrawn ? ["D-14"] : []
    case .smallness: return isDrawn ? [] : ["D-18"]
    // x is no whole number, so that (x + w)/2 is never x + w/2.
    case .curve: return !isStack && isDrawn ? ["D-16"] : []
    case .reach: return isReachCut ? ["D-17"] : []
    }
  }

  /// D-12, D-13: a decision that a view without a past would not have made.
  private var leftovers: [String] {
    guard isStack else { return [] }
    let memory = memory
    guard memory.decision != fresh.memory.decision else { return [] }
    var rows: [String] = []
    if memory.isLeftOver { rows.append("D-12") }
    if memory.frameOfLoop != frame { rows.append("D-13") }
    return rows
  }

  /// D-11: the loop keeps nothing, now as at first.
  private var isFitting: Bool {
    isStack && memory.decision == StackDecision() && StackDecision.loop(photo, in: frame) == nil
  }

  /// Whether section 3's rules put a sheet, its line included, out of the frame.
  private var isOutOfFrame: Bool {
    guard let figures, !figures.isTooSmall else { return false }
    let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    return figures.sheets.contains { $0.lineBox.overhang(of: whole) > 0 }
  }

  /// D-19: the first release takes the larger ratio.
  private var isFirstReleaseOut: Bool {
    guard release == "1.0", !isStack else { return false }
    let (across, down) = StackFigures.singleRatios(self)
    return (photo.width > photo.height ? across > down : down > across) && isOutOfFrame
  }

  /// D-15: 13 points off both sides of an image that is no square.
  ///
  /// For W > H, 13 off both changes w·H − h·W by 13(W − H), rounding by up to W, and the clause allows
  /// W + H: below 13(W − H) = H nothing is broken.
  private var isMatteUneven: Bool {
    isStack && isDrawn && 13 * abs(photo.width - photo.height) > min(photo.width, photo.height)
  }

  /// D-17: a line leaves the frame, and no sheet does: the dimension that does not decide keeps 5.5 points
  /// times the ratio of the bounding sizes, which for long images is less than half a line.
  private var isLineCut: Bool {
    guard isFresh, isOutOfFrame, let figures else { return false }
    let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    return figures.sheets.allSatisfy { $0.box.overhang(of: whole) < 0 }
  }

  /// D-17: 11 points are taken off the deciding dimension, where the reach takes 12, and more below than
  /// above.
  private var isReachCut: Bool {
    guard isFresh, !isOutOfFrame || isLineCut, let figures else { return false }
    return figures.sheets.contains { $0.box.overhang(of: frame.withinReach) > 0 }
  }

  /// Whether a loop over the present values has made the decision.
  private var isFresh: Bool { isStack && leftovers.isEmpty && !isFitting }
}

extension Size {
  /// The rectangle that sheets keep within so that their shadows stay in a frame of this size (STK-19).
  var withinReach: Rect {
    Rect(x: 0, y: 0, width: width, height: height).inset(by: StackConstants.reach)
  }
}
