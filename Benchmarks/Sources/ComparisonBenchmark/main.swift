import ImageDiff
import Pixels

func comparison(_ pair: PicturePair, _ metric: Metric) -> () -> Int {
  {
    ImageComparison(reference: pair.reference, candidate: pair.candidate, metric: metric).differingPixels
  }
}

func text(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}

let screen = PicturePair.screen()
let equal = try PicturePair("identical", of: screen, isNearlyEqual: true, change: .none)
let noisy = try PicturePair("noise", of: screen, isNearlyEqual: false, change: .noise)
let pairs = try [
  equal,
  PicturePair("one pixel", of: screen, isNearlyEqual: true, change: .onePixel),
  noisy,
  PicturePair("noise, random alpha", of: screen, isNearlyEqual: false, change: .noiseAndAlpha),
]
let metrics: [Metric] = [
  .exact, .channel(threshold: 8), .yiq(threshold: 0.1, ignoresAntialiasing: false),
]

for pair in pairs {
  // memcmp of equal pictures reads both in whole, whatever the pair at hand has.
  let reads: [() -> Int] = [
    { Int(MemoryRead.differingBits(pair)) }, { MemoryRead.areEqual(equal) ? 1 : 0 },
  ]
  let timings = RoundTimings(reads + metrics.map { comparison(pair, $0) }, rounds: 15)
  let read = min(timings.least[0], timings.least[1])
  print("3840x2160, \(pair.name): one read of both \(text(read)) ms (sum of findings \(timings.found))")
  for (metric, time) in zip(metrics, timings.least.dropFirst(2)) {
    let hasAim =
      switch metric {
      case .exact: true
      case .yiq: pair.isNearlyEqual
      default: false
      }
    let threshold = metric == .exact ? "" : " \(metric.threshold)"
    let aim = hasAim ? "   (aim 2: \(time <= 2 * read ? "held" : "MISSED"))" : ""
    print("  \(metric.name)\(threshold)   \(text(time)) ms, \(text(time / read)) times one read\(aim)")
  }
}
for metric in [Metric.ssim(threshold: 0.99), .flip(threshold: 0.01)] {
  let timings = RoundTimings([comparison(noisy, metric)], rounds: 1)
  print("3840x2160, \(noisy.name): \(metric.name)   \(text(timings.least[0])) ms, once")
}
