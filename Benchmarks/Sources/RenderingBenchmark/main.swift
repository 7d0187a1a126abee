import Components
import Drawing
import Geometry
import SoftwareRendering

/// The least time of many draws, in milliseconds, on one core.
func leastMilliseconds(_ component: PictureParameters.Component, scale: Int) throws -> Double {
  let parameters = try PictureParameters(component: component, scale: scale)
  let picture = try parameters.picture()
  let renderer = SoftwareRenderer()
  let clock = ContinuousClock()
  var least = Double.infinity
  for _ in 0..<60 {
    let request = parameters.request(picture)
    let time = try clock.measure { _ = try renderer.render(request) }
    least = min(least, Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000)
  }
  return least
}

let popover = PopoverParameters(
  bounds: Size(320, 480), direction: .up, offset: 40, style: .standard, profile: .seed)
let stack = StackParameters(
  frame: Size(280, 280), mode: .stack, image: .testPicture(.landscape), profile: .seed)
for (name, component, limit) in [
  ("popover background 320x480@2x", PictureParameters.Component.popover(popover), 2.0),
  ("snapshot stack 280x280@2x", .stack(stack), 15.0),
] {
  let time = try leastMilliseconds(component, scale: 2)
  print("\(name)   \((time * 100).rounded() / 100) ms   (aim \(limit) ms)")
}
