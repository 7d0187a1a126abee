import Drawing
import Geometry
import JSONText
import Pixels
import Testing

struct DisplayListJSONTests {
  func text(_ content: DrawOperation.Content, clip: Path? = nil) -> String {
    DisplayList([DrawOperation(content, clip: clip, label: .body)]).json.serialized
  }

  let square = Path(Rect(x: 0, y: 0, width: 2, height: 1))
  let squareText = #"[["move",0,0],["line",2,0],["line",2,1],["line",0,1],["close"]]"#

  @Test func fills() {
    let shadow = Shadow(offset: Vector(0, 2), blur: 6, color: Color(white: 0, alpha: 0.5))
    let expected = #"""
      {"operations":[{"color":[1,1,1,1],"kind":"fill","label":"body","path":\#(squareText),\#
      "shadow":{"blur":6,"color":[0,0,0,0.5],"offset":[0,2]}}]}
      """#
    #expect(text(.fill(square, .color(.white), shadow: shadow)) == expected)
  }

  @Test func gradientsAndClips() {
    let gradient = LinearGradient(
      from: .black, to: .white, start: Point(0, 1), end: Point(0, 9), isExtended: true)
    let expected = #"""
      {"operations":[{"clip":\#(squareText),"gradient":{"end":[0,9],"extended":true,\#
      "from":[0,0,0,1],"start":[0,1],"to":[1,1,1,1]},"kind":"fill","label":"body",\#
      "path":\#(squareText)}]}
      """#
    #expect(text(.fill(square, .gradient(gradient), shadow: nil), clip: square) == expected)
  }

  @Test func strokesAndLayerShadows() {
    var curve = Path()
    curve.move(to: Point(1, 2))
    curve.quadratic(control: Point(3, 4), to: Point(5, 6))
    curve.cubic(Point(7, 8), Point(9, 10), to: Point(11, 12))
    let steps = #"[["move",1,2],["quadratic",3,4,5,6],["cubic",7,8,9,10,11,12]]"#
    let stroke = #"""
      {"operations":[{"color":[0.5,0.5,0.5,1],"kind":"stroke","label":"body","path":\#(steps),\#
      "width":1.5}]}
      """#
    #expect(text(.stroke(curve, width: 1.5, .gray)) == stroke)
    let shadow = #"""
      {"operations":[{"color":[0,0,0,1],"kind":"layerShadow","label":"body","offset":[1,-1],\#
      "path":\#(steps),"radius":3}]}
      """#
    #expect(text(.layerShadow(curve, offset: Vector(1, -1), radius: 3, .black)) == shadow)
  }

  @Test func imagesAreNamedAndPicturesNested() throws {
    let bitmap = NamedBitmap(name: "ramp", bitmap: Bitmap(size: try PixelSize(width: 4, height: 3)))
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    let image = #"""
      {"operations":[{"kind":"image","label":"body","rect":[1,2,3,4],\#
      "source":{"mirrored":{"bitmap":"ramp","size":[4,3]}}}]}
      """#
    #expect(text(.image(.mirrored(.bitmap(bitmap)), rect)) == image)
    let picture = ImageSource.picture(Picture(size: Size(8, 9), displayList: DisplayList()))
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let resizable = #"""
      {"operations":[{"capInsets":[1,2,3,4],"kind":"resizable","label":"body","rect":[1,2,3,4],\#
      "source":{"picture":{"operations":[]},"size":[8,9]}}]}
      """#
    #expect(text(.resizable(picture, capInsets: insets, rect)) == resizable)
  }

  @Test func shadowsReachTheirBlurAboutTheMovedShape() {
    let shadow = Shadow(offset: Vector(1, 2), blur: 3, color: .black)
    #expect(
      shadow.inkBounds(of: Rect(x: 10, y: 20, width: 30, height: 40))
        == Rect(x: 8, y: 19, width: 36, height: 46))
  }
}
