// swift-format-ignore-file
// Written by ci/clause-texts.py from Documentation/SPEC.md; do not edit.

public import Conformance

/// The clauses and the rows of section 6, as the spec states them.
public enum SpecText {
  /// The clauses, in the order of the document.
  public static let clauses: [ClauseText] = [
    ClauseText(
      id: "POP-01", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Arrow base 37, arrow height 19, corner radius 7, side-arrow centre offset 7, content insets 8 on every side."#),
    ClauseText(
      id: "POP-02", source: "GIK", profiles: ["seed"],
      statement: #"Cap insets (top, left, bottom, right): up 41 9 9 47 · up-right 41 9 9 42 · down 23 9 27 47 · down-right 23 9 27 42 · side 24 9 47 27 · side-top 43 9 23 27 · side-bottom 23 9 43 27. Each leaves a 1×1 point stretchable centre of its image."#),
    ClauseText(
      id: "POP-03", source: "GIK", profiles: ["seed"],
      statement: #"Second-stretch insets: bottom 9, right 9."#),
    ClauseText(
      id: "POP-04", source: "GIK", profiles: ["seed"],
      statement: #"Image sizes: up and down 57×51 · up-right and down-right 52×51 · side 37×72 · side-top and side-bottom 37×67."#),
    ClauseText(
      id: "POP-05", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Arrow centre = middle of the bounds along the arrow's edge + `arrowOffset` (x for up/down, y for left/right)."#),
    ClauseText(
      id: "POP-06", source: "GIK", profiles: ["seed"],
      statement: #"Extents = bounds inset by the corner radius. The arrow is *at the near edge* (left or top) when centre − 18.5 < near extent, *at the far edge* when centre + 18.5 > far extent; both comparisons are strict, so equality is still *between*."#),
    ClauseText(
      id: "POP-07", source: "GIK", profiles: ["seed"],
      statement: #"Between: up → up image, down → down image, left/right → side image, stretched in two parts. At an edge: up → up-right, down → down-right, mirrored when at the left edge; left/right → side-top when at the top edge, else side-bottom."#),
    ClauseText(
      id: "POP-08", source: "GIK", profiles: ["seed"],
      statement: #"The near edge wins when both hold (a popover narrower than the arrow and its corners)."#),
    ClauseText(
      id: "POP-09", source: "GIK", profiles: ["seed"],
      statement: #"Direction left mirrors every side image horizontally. Whenever an image is mirrored, its left and right cap insets swap."#),
    ClauseText(
      id: "POP-10", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"A direction that is neither up nor down is drawn as a side arrow; only `left` mirrors. (`any` and `unknown` are not valid directions to draw: a clear error.)"#),
    ClauseText(
      id: "POP-11", source: "GIK", profiles: ["seed"],
      statement: #"One-part: the image is drawn resizable with its cap insets over the whole bounds."#),
    ClauseText(
      id: "POP-12", source: "GIK", profiles: ["seed"],
      statement: #"Two-part, first: the image with its cap insets is drawn into a bitmap context whose length along the arrow's edge is round(centre + (w − 1)/2) points for up/down, w the image's width; round(centre + h/2 − 1 − 7) for sides, h the image's height. The other dimension stays the image's."#),
    ClauseText(
      id: "POP-13", source: "GIK", profiles: ["seed"],
      statement: #"Two-part, second: the result is drawn over the bounds with insets (top, w₁ − 10, bottom, 9) for up/down, (h₁ − 10, left, 9, right) for sides, where w₁, h₁ are the first stretch's size and 9 comes from POP-03."#),
    ClauseText(
      id: "POP-14", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Between the edges (`corrected`: t in [26, L − 26]), when the arrow centre moves by whole points the arrow's coverage moves with it pixel for pixel, and the arrow's axis lies at the arrow centre, rounded to a device pixel under `corrected`; past the edge it lies at the nearest place that the clamp of COR-02 allows."#),
    ClauseText(
      id: "POP-15", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"No seam: along the edge that carries the arrow, background and arrow are one shape; no column (row) of the body differs from its neighbours but for the outline, the gradient and one step of tiling (CG-07)."#),
    ClauseText(
      id: "POP-16", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Past the edge the picture does not depend on `arrowOffset` any further (`corrected`: past the clamp of COR-02)."#),
    ClauseText(
      id: "POP-35", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Every stretch is at least as long as its two caps together."#),
    ClauseText(
      id: "POP-36", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"The outline keeps one distance from the bounds on the three sides without the arrow, whatever direction and offset."#),
    ClauseText(
      id: "POP-37", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"The body's colour at a given height does not depend on direction or offset."#),
    ClauseText(
      id: "POP-38", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Arrow base and height, where a style overrides them, are the style's everywhere."#),
    ClauseText(
      id: "POP-39", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"A custom image is drawn at its own size, pixels divided by its own scale, mirrored or not."#),
    ClauseText(
      id: "POP-17", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Up: move 28,1 · line 46,19 · line 48,19 · arc(55,19 → 55,26; 7) · line 55,42 · arc(55,49 → 48,49; 7) · line 8,49 · arc(1,49 → 1,42; 7) · line 1,26 · arc(1,19 → 8,19; 7) · line 10,19 · close."#),
    ClauseText(
      id: "POP-18", source: "GIK", profiles: ["seed"],
      statement: #"Up-right: move 28,1 · line 46,19 · curve (49,21)(50,23)(50,26) · line 50,42 · arc(50,49 → 43,49; 7) · line 8,49 · arc(1,49 → 1,42; 7) · line 1,26 · arc(1,19 → 8,19; 7) · line 10,19 · close."#),
    ClauseText(
      id: "POP-19", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Side (arrow to the right): move 35,43 · line 17,61 · line 17,63 · arc(17,70 → 10,70; 7) · line 8,70 · arc(1,70 → 1,63; 7) · line 1,8 · arc(1,1 → 8,1; 7) · line 10,1 · arc(17,1 → 17,8; 7) · line 17,25 · close."#),
    ClauseText(
      id: "POP-20", source: "GIK", profiles: ["seed"],
      statement: #"Side-bottom: move 35,43 · line 17,61 · curve (15,64)(13,65)(10,65) · line 8,65 · arc(1,65 → 1,58; 7) · line 1,8 · arc(1,1 → 8,1; 7) · line 10,1 · arc(17,1 → 17,8; 7) · line 17,25 · close."#),
    ClauseText(
      id: "POP-21", source: "GIK", profiles: ["seed"],
      statement: #"Down and down-right are up and up-right flipped by y → 51 − y; side-top is side-bottom flipped by y → 67 − y. The path is flipped, not the picture: the gradient still runs from the top of the image to its bottom."#),
    ClauseText(
      id: "POP-22", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Fill: clip to the path, then a linear gradient of two colours from the middle of the top edge to the middle of the bottom edge of the image, not extended past either end (CG-04)."#),
    ClauseText(
      id: "POP-23", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Border: stroked along the same path with line width 1 while the clip of POP-22 is still in force, so only the inner half of the stroke shows (CG-03)."#),
    ClauseText(
      id: "POP-24", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Default style: border black; gradient from (0.8, 0.8, 0.8, alpha 0.8) to white 1/3, alpha 1. Style `rendered-images`: border 0.439216 0.431373 0.407843, from 0.980392 0.976471 0.964706, to 0.858824 0.835294 0.807843, all opaque. Any other three colours can be given."#),
    ClauseText(
      id: "POP-25", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Custom artwork: any of the seven images can be replaced by a picture of the user's, each with its own scale, cap insets, and, where its shape differs, arrow base, arrow height, corner radius, side-arrow centre offset and content insets. The example artwork replaces the side-top insets by 43 9 9 27."#),
    ClauseText(
      id: "POP-26", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Without default content appearance support (iOS 5): layer shadow, black, opacity 0.9, radius 20, offset (0, 10), path = the bounds less the arrow's 19-point strip on the arrow's side, a plain rectangle. With it: no shadow of the view's own."#),
    ClauseText(
      id: "POP-27", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"When the bounds animate (keyboard, rotation), the shadow path animates with the same timing function and duration, so that at every instant the shadow path is the one of that instant's bounds. Without the explicit animation it jumps to its final value at the start."#),
    ClauseText(
      id: "POP-28", source: "GIK", profiles: ["seed"],
      statement: #"A layout sets the background's centre to the view's own centre (a number in the parent's coordinates) and its bounds to the view's; then, for direction left, moves the view's centre right by 19 and the background's centre left by 19, so that after one layout from a frame at the origin the picture stays where it was."#),
    ClauseText(
      id: "POP-29", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"Layout depends on the current bounds, direction and offset alone; laying out twice gives the same picture in the same place."#),
    ClauseText(
      id: "POP-30", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"The content rectangle is the bounds less the arrow strip on the arrow's side, less the content insets."#),
    ClauseText(
      id: "TUT-01", source: "TUT", profiles: ["seed", "corrected"],
      statement: #"Arrow base 30, arrow height 20, border inset 8 in the first version, 0 in the finished one."#),
    ClauseText(
      id: "TUT-02", source: "TUT", profiles: ["seed", "corrected"],
      statement: #"First version (`inset`): the background is plain gray (white 0.5) over the whole bounds, no arrow drawn; the content (yellow: red 1, green 1, blue 0; 300×600) is inset by 8."#),
    ClauseText(
      id: "TUT-03", source: "TUT", profiles: ["seed", "corrected"],
      statement: #"Finished version: clear background; an arrow image of 30×20, a filled triangle with its tip at the middle of the top edge and its base on the bottom edge, in yellow, no stroke; the content below it, without insets."#),
    ClauseText(
      id: "TUT-04", source: "TUT", profiles: ["seed", "corrected"],
      statement: #"The arrow image lies at x = bounds width − 30 − border inset, y = 0: flush with the inside of the right inset."#),
    ClauseText(
      id: "TUT-05", source: "TUT", profiles: ["seed", "corrected"],
      statement: #"`wantsDefaultContentAppearance` is false: no inset shadow and no rounded corners on the content."#),
    ClauseText(
      id: "TUT-06", source: "TUT", profiles: ["seed", "corrected"],
      statement: #"Presented from a bar button with the up direction only; presenting while visible dismisses instead."#),
    ClauseText(
      id: "TUT-07", source: "TUT", profiles: ["seed", "corrected"],
      statement: #"The extension that the text invites (`any-direction`): the same triangle for all four directions and any offset, turned so that it points outward, clamped to the bounds."#),
    ClauseText(
      id: "STK-01", source: "SW", profiles: ["seed", "corrected"],
      statement: #"No image: nothing is drawn. The background is clear."#),
    ClauseText(
      id: "STK-02", source: "SW", profiles: ["seed", "corrected"],
      statement: #"Single: target = frame less 14 in width, less 24 in height; the image is scaled by the smaller of the two ratios (width on a tie), keeping its aspect."#),
    ClauseText(
      id: "STK-03", source: "SW", profiles: ["seed", "corrected"],
      statement: #"Single: matte rectangle = (⌊cx − (w/2 + 7)⌋ + 0.5, ⌊cy − (h/2 + 7 + 5)⌋ + 0.5, ⌊w + 14⌋ − 1, ⌊h + 14⌋ − 1), (w, h) the scaled image, (cx, cy) the middle of the bounds."#),
    ClauseText(
      id: "STK-04", source: "SW", profiles: ["seed", "corrected"],
      statement: #"Single: curved shadow. Path from (x+5, y+h−10) right to (x+w−5, y+h−10), down to (x+w−5, y+h), quadratic curve through the control point (p, y+h−10) to (x+5, y+h), closed; x, y, w, h the matte rectangle; p = (x + w)/2 under `seed`, x + w/2 under `corrected`. Filled white with a shadow of drop 5, blur 5; the matte is then filled and stroked over it."#),
    ClauseText(
      id: "STK-05", source: "SW", profiles: ["seed"],
      statement: #"Stack: each snapshot's bounding size = (W·cos a + H·sin a, W·sin a + H·cos a) for its absolute angle a and the image's size W×H."#),
    ClauseText(
      id: "STK-06", source: "SW", profiles: ["seed"],
      statement: #"Stack: going through the snapshots in order, width before height, the ratio frame/bounding that is strictly smaller than the smallest so far is kept with its snapshot and dimension; the smallest so far starts at 1; the kept snapshot and dimension start, for the view's first image, at the first one and height, and later at those kept before (D-12). It is done when an image is set in stack mode and when the mode becomes stack with an image there, not when the frame changes (D-13)."#),
    ClauseText(
      id: "STK-07", source: "SW", profiles: ["seed"],
      statement: #"Stack: scale = (frame dimension − 1 − 10) / the bounding dimension kept; matte size = image size × scale."#),
    ClauseText(
      id: "STK-08", source: "SW", profiles: ["seed"],
      statement: #"Stack: the unrotated snapshot is (⌊cx − w/2⌋ + 0.5, ⌊cy − h/2⌋ + 0.5, ⌊w⌋, ⌊h⌋)."#),
    ClauseText(
      id: "STK-09", source: "SW", profiles: ["seed"],
      statement: #"Stack: a rotated snapshot's corners lie on its scaled bounding rectangle (bw × bh, centred), s = sin a: for a > 0, P1 = (left + bh·s, top), P2 = (right, top + bw·s), P3 = (right − bh·s, bottom), P4 = (left, bottom − bw·s); for a < 0, P1 = (left, top − bw·s), P2 = (right + bh·s, top), P3 = (right, bottom + bw·s), P4 = (left − bh·s, bottom)."#),
    ClauseText(
      id: "STK-10", source: "SW", profiles: ["seed", "corrected"],
      statement: #"Stack: each snapshot is drawn as fill with its shadow (drop 2, blur 6), then fill and stroke; bottom to top."#),
    ClauseText(
      id: "STK-11", source: "SW", profiles: ["seed", "corrected"],
      statement: #"The photo's rectangle = the last matte rectangle with its origin moved by 6.5 and its size reduced by 13: whole points, so its edges are crisp. It is drawn at that size, whatever its own. (`release` 1.0 of the source: moved by 7.5, reduced by 14; and its single mode chose the width when W > H, else the height: D-19. Default `current`; clauses are searched under `current`.)"#),
    ClauseText(
      id: "STK-12", source: "SW", profiles: ["seed", "corrected"],
      statement: #"Changing image, frame or mode redraws; the picture depends on the current image, frame and mode alone."#),
    ClauseText(
      id: "STK-13", source: "SW", profiles: ["seed", "corrected"],
      statement: #"Every sheet, its stroke included, lies within the frame."#),
    ClauseText(
      id: "STK-14", source: "SW", profiles: ["seed", "corrected"],
      statement: #"The photo keeps its aspect ratio to within one point of rounding in each dimension."#),
    ClauseText(
      id: "STK-15", source: "SW", profiles: ["seed", "corrected"],
      statement: #"Stack: each sheet is a rectangle of one size at its nominal angle, and the matte is equally wide on all four sides of the photo."#),
    ClauseText(
      id: "STK-16", source: "SW", profiles: ["seed", "corrected"],
      statement: #"Frames too small for the matte and shadow: no rectangle of the layout is empty or negative; nothing is drawn, and the layout says so."#),
    ClauseText(
      id: "STK-17", source: "SW", profiles: ["seed", "corrected"],
      statement: #"The demo's sweep: square frames from 120 to 280 points, three aspects (3:2, 1:1, 2:3), both modes."#),
    ClauseText(
      id: "STK-18", source: "SW", profiles: ["seed", "corrected"],
      statement: #"Single: the curved shadow is symmetric about the matte's vertical axis, and its white fill is hidden by the matte."#),
    ClauseText(
      id: "STK-19", source: "SW", profiles: ["seed", "corrected"],
      statement: #"Stack: the shadows' reach (6 left and right, 4 above, 8 below a sheet's outline) lies within the frame."#),
    ClauseText(
      id: "POP-31", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"A presentation takes an anchor rectangle, a container rectangle, margins, a keyboard height, a content size and permitted directions; it yields one direction, a frame and an arrow offset, by PRE-01. Where the frame can be placed so, the tip lies 1 point (`seed`, left and right: 2) from the anchor's facing edge to within a device pixel, on its middle within ½ point (`seed`: 1½, outside D-03 to D-05)."#),
    ClauseText(
      id: "POP-32", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"The frame never leaves the container less its margins and the keyboard; content too large for it is reduced."#),
    ClauseText(
      id: "POP-33", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"The sixteen scenarios each give a picture, in portrait and landscape (the anchors move by their autoresizing: a change of the container's length is shared among the flexible margins in proportion to their lengths, equally where these are all zero; the origin is rounded to whole points)."#),
    ClauseText(
      id: "POP-34", source: "GIK", profiles: ["seed", "corrected"],
      statement: #"No permitted direction, an empty container or a non-finite number: a clear error."#),
    ClauseText(
      id: "PRE-01", source: "the project", profiles: ["seed", "corrected"],
      statement: #"The placement algorithm below (the real one is private; this is the project's)."#),
    ClauseText(
      id: "PRE-02", source: "the project", profiles: ["seed", "corrected"],
      statement: #"The direction names where the arrow points: `up` means that the popover lies below its anchor."#),
    ClauseText(
      id: "PRE-03", source: "the project", profiles: ["seed", "corrected"],
      statement: #"Default content size 320×1100; the width is limited to 320…600 unless a free size is asked for. Bar-button presentations permit up and down only."#),
    ClauseText(
      id: "PRE-04", source: "the project", profiles: ["seed", "corrected"],
      statement: #"Showing or hiding the keyboard (264 points high in portrait, 352 in landscape) solves again, direction and offset included."#),
    ClauseText(
      id: "PRE-05", source: "the project", profiles: ["seed", "corrected"],
      statement: #"Rotation dismisses and presents again in the turned container. Presenting while visible dismisses."#),
    ClauseText(
      id: "PRE-06", source: "the project", profiles: ["seed", "corrected"],
      statement: #"Timing functions: linear (0,0)(1,1); easeIn (.42,0)(1,1); easeOut (0,0)(.58,1); easeInEaseOut (.42,0)(.58,1); default (.25,.1)(.25,1); none given is linear. Keyboard duration 0.25 s. A shadow path between two rectangles interpolates corner by corner. A *filmstrip* renders an animation at t = 0, ¼, ½, ¾, 1."#),
    ClauseText(
      id: "CG-01", source: "CG", profiles: ["seed", "corrected"],
      statement: #"User space is points, y down, 1 point = `scale` pixels. Bitmaps hold premultiplied RGBA in sRGB bytes. Coverage is held as a byte, ⌊255·c + ½ + 10⁻⁶⌋ (the last term keeps an exact half from falling to floating noise); the product of clip and shape coverage is rounded to a byte likewise. One draw rounds once per channel: ⌊S + D·(1 − Sa) + ½⌋, S the premultiplied colour × coverage in full precision; encoded values, no linear light (*measured*: 50 % gray is exactly 128)."#),
    ClauseText(
      id: "CG-02", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Tangent arc from the current point towards P1 and on to P2, radius r: a line to the first tangent point (left out when already there), then one cubic per ≤ 90° with handles 4/3·tan(sweep/4)·r; tangent points lie at r/tan(φ/2) along each leg. Check: from (400,400), P1 (140,250), P2 (110,180), r 50 → line to (154.415379, 258.316565), curve (145.057503, 252.917790) (137.699975, 244.633276) (133.444250, 234.703250). r = 0, coincident or collinear points (also an exact reversal): a line to P1. No current point: nothing. Tangents are computed before the transform."#),
    ClauseText(
      id: "CG-03", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Fill: non-zero winding, open subpaths closed, coverage = exact area of the pixel covered, no vertex snapping (*measured*: exact area and 16×16 samples fit alike, 8×8 and coarser fit worse). Stroke: width 1 user unit, butt caps, miter joins with limit 10 (bevel past it). Fill-and-stroke composites twice, fill first (*measured*: a stack sheet is filled twice, once with its shadow and once with its stroke, and that double edge fits best). A clip multiplies each later draw by its own coverage, one draw at a time; it is no geometric intersection."#),
    ClauseText(
      id: "CG-04", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Linear gradient: colours are taken to RGB, interpolated linearly in encoded, *unpremultiplied* components, then premultiplied; t is taken at the pixel's centre; nothing is painted where t < 0 or t > 1 unless extended; no dithering."#),
    ClauseText(
      id: "CG-05", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Context shadow: a separable Gaussian with σ = blur·scale/2 pixels, taps from −⌊blur·scale⌋ to +⌊blur·scale⌋, each the Gaussian's integral over its pixel, renormalised (*measured*: blur 5 → mean error 0.02, where an uncut kernel gives 1.0, three boxes 0.8, σ = blur 13). Coverage as a byte, both passes without rounding between them, the mask rounded to a byte, the shadow's alpha = ⌊mask · alpha₈ / 255⌋ with alpha₈ the colour's alpha as a byte (*measured*: single mode then agrees with real output within 1 everywhere). Parts of the shape outside the bitmap cast their shadow too. Offset and blur are in points of base space, untouched by transforms; +y is down (*measured*; the source's comment says the opposite and is wrong). The shadow goes under the whole shape, no knock-out, once per draw. Clip applies to it."#),
    ClauseText(
      id: "CG-06", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Layer shadow: σ = radius (as a context blur of twice the radius, cut alike); alpha = colour alpha × opacity; a shadow path replaces the outline, is filled non-zero, may reach past the bounds, and lies behind the whole layer, so it shows through translucent parts."#),
    ClauseText(
      id: "CG-07", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Resizable image: nine slices, corners at natural size; cap insets are points × the image's scale; the centre tiles from its top left (one pixel tiled is one pixel stretched; at scale 2 and 3 a gradient's centre therefore repeats two or three rows, one step apart: intended); nothing is sampled across a slice's border."#),
    ClauseText(
      id: "CG-08", source: "CG", profiles: ["seed", "corrected"],
      statement: #"A destination smaller than the caps together (undocumented by Apple; the project's rule; see D-03): the two caps, placed end to end, are box-filtered as one strip down to the destination's pixels; the centre vanishes; nothing crashes."#),
    ClauseText(
      id: "CG-09", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Mirrored image: an exact reversal of pixel columns."#),
    ClauseText(
      id: "CG-10", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Drawing an image at 1:1 on whole pixels is a copy. Otherwise it is resampled with Lanczos-2, widened by max(1, N/n) for N source and n destination samples, sample centres aligned at the corners (source position X·(N − 1)/(n − 1); the middle when n = 1), weights normalised, edges clamped, the horizontal pass first, an 8-bit intermediate, on premultiplied values, results clamped to 0…255 and to alpha (*measured* for reductions by 1.35 to 2.86: mean error 0.23 to 0.29, where bicubic gives 0.28–0.37, a half-pixel-aligned kernel 0.8–2.2, area averaging 1.0–2.4, plain bilinear 1.1–5.0; enlargement is extrapolated). EXIF orientation is applied, resolution ignored."#),
    ClauseText(
      id: "CG-11", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Colours: black 0, dark gray 1/3 (85), gray 1/2 (128), light gray 2/3 (170), white 1, clear = black with alpha 0, yellow (1, 1, 0)."#),
    ClauseText(
      id: "CG-12", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Determinism: the same case gives the same bytes on every x86-64 machine, at every optimisation level, with any number of threads (and on arm64 where a toolchain is at hand)."#),
    ClauseText(
      id: "CG-13", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Nothing outside a shape's coverage or its shadow's reach is touched; a fully transparent pixel is all zero."#),
    ClauseText(
      id: "CG-14", source: "CG", profiles: ["seed", "corrected"],
      statement: #"Scale: with a whole-point arrow centre, no squeeze of CG-08, and the photo left out, a picture at scale 2 or 3, box-reduced to scale 1, differs from the scale-1 picture by at most 1.5 on average and 64 at any pixel."#),
    ClauseText(
      id: "COR-01", source: "the project", profiles: ["corrected"],
      statement: #"Popover: no image is stretched. The outline is one path fitted to the bounds (length L along the arrow's edge): the body's edges lie 1 point inside each side of the bounds, 19 on the arrow's side; corners are arcs of radius 7."#),
    ClauseText(
      id: "COR-02", source: "the project", profiles: ["corrected"],
      statement: #"The arrow is POP-17's (POP-19's for sides), its tip 1 point inside the bounds at t = the centre clamped to [23, L − 23] and rounded to a device pixel, its base from t − 18 to t + 18."#),
    ClauseText(
      id: "COR-03", source: "the project", profiles: ["corrected"],
      statement: #"Where a base end comes nearer than 8 to an end of the bounds (t < 26 or t > L − 26), the corner beside it is one cubic. With d the distance from the base end to the body's edge, u = (d − 4)/3 and κ = 3.8659932: measured from the base end along the edge and away from the arrow, the control points lie at (3 + (κ − 3)u, 2 − 2u) and (d, 4 + (3 − κ)u), the end at (d, 7). At u = 0 this is POP-18's curve, at u = 1 the arc."#),
    ClauseText(
      id: "COR-04", source: "the project", profiles: ["corrected"],
      statement: #"The gradient runs over the whole bounds, top to bottom; clip and border as in POP-22 and POP-23. Left is the exact mirror image of right; down's *outline* is the exact mirror of up's."#),
    ClauseText(
      id: "COR-05", source: "the project", profiles: ["corrected"],
      statement: #"Minimum bounds: 52 along the arrow's edge, 36 across; below that an error. The shadow path is POP-26's."#),
    ClauseText(
      id: "COR-06", source: "the project", profiles: ["corrected"],
      statement: #"Custom artwork is still stretched, by section 1, with its own scale and sizes (POP-38, POP-39), but uses its edge image wherever a stretch would be shorter than its caps; where that does not fit either: an error."#),
    ClauseText(
      id: "COR-07", source: "the project", profiles: ["corrected"],
      statement: #"Stack: the photo is n × m whole points, n along the image's longer side (width on a tie), m = max(1, round(n·short/long)); its origin is (⌊cx − width/2⌋, ⌊cy − height/2⌋). The unrotated sheet's path is that rectangle grown by 6.5 on every side, so that the matte measures 7 to the stroke's outer edge; the others are that path turned about its own middle by +2.5° and −3°. n is the largest integer for which every sheet's bounding box lies in [6, W − 6] × [4, H − 8]. The layout is the same at every scale. None fits: STK-16. `release` has no effect."#),
    ClauseText(
      id: "COR-08", source: "the project", profiles: ["corrected"],
      statement: #"Layout, of both components, starts from the current values alone; no state is left from before."#),
  ]

  /// The rows of section 6.
  public static let deviations: [DeviationText] = [
    DeviationText(id: "D-01", breaks: ["POP-14"], statement: #"The two-part stretch puts the arrow's tip at round(centre + 28) − 29: one point before the centre for whole centres, half a point for half ones."#),
    DeviationText(id: "D-02", breaks: ["POP-14"], statement: #"At an edge the tip is fixed 24 points from the corner, so it jumps and then stands still: width 320, centre 294.5 → tip 292.2, centre 294.6 → tip 296; centre 319 → tip 296."#),
    DeviationText(id: "D-03", breaks: ["POP-14", "POP-15", "POP-31", "POP-35"], statement: #"The first stretch can be shorter than its caps: up/down for centres in [25.5, 27.5) (54 or 55 against 56), sides for centres in [25.5, 42.5) (down to 54 against 71, tip up to 6.5 points off, a striped seam)."#),
    DeviationText(id: "D-04", breaks: ["POP-14", "POP-31", "POP-35", "POP-36"], statement: #"The second stretch's caps exceed the bounds from centre = length − 26.5 on (length 320, centre 294.5: w₁ 323, caps 322 against 320)."#),
    DeviationText(id: "D-05", breaks: ["POP-14", "POP-15", "POP-31", "POP-35", "POP-36"], statement: #"Narrow popovers: up/down below width 51 are at both edges at once, 51 to 54 fail in the first stretch; sides fail in the first stretch up to height 84 for a centred arrow, and their edge images below 66; across, up/down need 50 and sides 36."#),
    DeviationText(id: "D-06", breaks: ["POP-36"], statement: #"The transparent margins of the seven images differ (left, top, right, bottom: up and up-right 1 1 2 2, mirrored up-right 2 1 1 2, down 1 2 2 1, side 1 1 2 2, side-top 1 2 2 1), so the outline jumps by a point as the arrow reaches the left or top edge."#),
    DeviationText(id: "D-07", breaks: ["POP-37"], statement: #"The gradient is squeezed into the unstretched rows, so the body's colour depends on direction and offset, and a side popover is light above its arrow and dark below."#),
    DeviationText(id: "D-08", breaks: ["POP-38"], statement: #"Half of the arrow base and the left shift use the base class's constants, not the subclass's: arrow base 60 at centre 30 is still "between"."#),
    DeviationText(id: "D-09", breaks: ["POP-29"], statement: #"Each layout with direction left moves the view 19 further right unless someone resets it: three layouts give the view's left edge at 19, 38, 57 and the picture's, on the parent, at 0, 38, 76 (POP-28)."#),
    DeviationText(id: "D-10", breaks: ["POP-39"], statement: #"Mirroring takes the screen's scale, not the image's: a 1× file on a 2× screen comes out half size."#),
    DeviationText(id: "D-11", breaks: ["STK-13", "STK-19"], statement: #"An image that already fits keeps the first snapshot and height: 200×100 in 280×280 → scale 2.476, matte (−107.5, 16.5, 495, 247), wider than the frame."#),
    DeviationText(id: "D-12", breaks: ["STK-12", "STK-13", "STK-19"], statement: #"What the loop leaves untouched is left over from the image before: 600×400 then 100×200 in 280×280 → matte (18.5, −103.5, 243, 487)."#),
    DeviationText(id: "D-13", breaks: ["STK-12", "STK-13", "STK-19"], statement: #"A new frame does not recompute: 600×400 set at 280×280, then frame 280×100 → matte (9.5, −36.5, 260, 173) instead of (78.5, 8.5, 123, 82)."#),
    DeviationText(id: "D-14", breaks: ["STK-15"], statement: #"The sine terms use the bounding size, so the angles are 2.611° and −3.161° for a square and the corners are not right (600×400: 90 ± 0.13°; 1000×100, at −3°: 88.45° and 91.55°)."#),
    DeviationText(id: "D-15", breaks: ["STK-14"], statement: #"Stack: a fixed matte is taken off an aspect-true rectangle: 3:2 is drawn at 1.544 in a 280 frame, 1.614 at 120, 1.889 at 60, 3.0 at 40."#),
    DeviationText(id: "D-16", breaks: ["STK-18"], statement: #"The curve's control point is at (x + w)/2: 400×600 in 280×280 → 115.25 instead of 139, a skewed shadow; 100×600 → 83.25, and the white fill of the shadow path leaks out at the matte's left edge (15 pixels brighter than 20 around x 106–110, y 264–267)."#),
    DeviationText(id: "D-17", breaks: ["STK-13", "STK-19"], statement: #"STK-07 takes 11 points off the deciding dimension alone. Stack shadows are cut at the frame's bottom (alpha 12 in the last row for a square image in 280×280, 22 for 3:2 in 250×175), and left and right, where 5.5 points remain of 6. The other dimension keeps 5.5 points times the ratio of the bounding sizes: for images of 23:1 and more that is less than half a line, and a corner's line leaves the frame: 400×15 in 390×35 → a corner at y = 0.4975, its line's tip at −0.0263."#),
    DeviationText(id: "D-18", breaks: ["STK-16"], statement: #"Small frames give zero or negative rectangles: single, 3:2 image: 24×24 → photo 0×0, 20×20 → −6×−4; stack 30×30 → 5×−1; stack 10×10 → scale −0.0016. Nothing is drawn then."#),
    DeviationText(id: "D-19", breaks: ["STK-13"], statement: #"Release 1.0, single mode: the width decides whenever W > H, else the height: 600×400 in 250×100 → matte y = −40.5, above the frame; 100×100 in 100×250 → matte x = −69.5, left of it."#),
  ]
}
