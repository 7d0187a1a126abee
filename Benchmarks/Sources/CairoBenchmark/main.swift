import CCairo
import Components
import Drawing
import Geometry
import SoftwareRendering

// As the command-line tool does, for both: memory of bitmaps is kept, not given back after each.
mallopt(M_MMAP_THRESHOLD, 4 << 20)
mallopt(M_TRIM_THRESHOLD, 16 << 20)

let clock = ContinuousClock()

/// The most pictures in a second that each way of drawing reached in any of many rounds.
///
/// Each round draws once in every way, so that a busy moment of the machine meets all alike.
func bestRates(_ ways: [() throws -> Void], rounds: Int = 400) throws -> [Double] {
  var least = ways.map { _ in Double.infinity }
  for _ in 0..<rounds {
    for (index, way) in ways.enumerated() {
      let parts = try clock.measure(way).components
      least[index] = min(least[index], Double(parts.attoseconds) / 1e18 + Double(parts.seconds))
    }
  }
  return least.map { 1 / $0 }
}

func popover(_ bounds: Size, _ profile: Profile, _ shadow: ShadowChoice = .none) -> PopoverParameters {
  PopoverParameters(
    bounds: bounds, direction: .up, offset: 40, style: .standard, profile: profile, shadow: shadow)
}

/// The artwork of a popover that is drawn as it is, without a stretch.
func artwork(_ list: DisplayList) throws -> Picture {
  guard case .image(.picture(let picture), _) = list.operations.first?.content else {
    throw CairoDrawing.Failure.undrawable
  }
  return picture
}

print("popovers a second on one core, the best of many; cairo \(String(cString: cairo_version_string()))")
let renderer = SoftwareRenderer()
for (name, bounds, scale) in [("320x480@2x", Size(320, 480), 2), ("640x960@1x", Size(640, 960), 1)] {
  let parameters = try PictureParameters(component: .popover(popover(bounds, .corrected)), scale: scale)
  // Laying out is left out: cairo has none.
  let request = parameters.request(try parameters.picture())
  let cairo = CairoDrawing(picture: try artwork(request.displayList), scale: Double(scale))
  let difference = try cairo.largestDifference(from: try renderer.render(request))
  let rates = try bestRates([
    { try cairo.draw { _, _ in } },
    { _ = try renderer.render(request) },
  ])
  let ratio = (rates[1] / rates[0] * 100).rounded() / 100
  print(
    "corrected \(name)   cairo \(Int(rates[0]))   software \(Int(rates[1]))   ratio \(ratio)   (aim 0.5, better 1)",
    "  channels differ by \(difference) at most")
}
for profile in [Profile.seed, .corrected] {
  let component = PictureParameters.Component.popover(popover(Size(320, 480), profile, .layer))
  let parameters = try PictureParameters(
    component: component, scale: 2)
  let request = parameters.request(try parameters.picture())
  let rates = try bestRates([{ _ = try renderer.render(request) }])
  print("\(profile.rawValue) 320x480@2x with its layer's shadow   software \(Int(rates[0]))   (aim 150)")
}
