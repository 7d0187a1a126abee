/// A value of each of several generators, drawn in this order.
///
/// The tuple with the simpler first part is the simpler.
public func zip<each Part>(
  _ generators: repeat Generator<each Part>
) -> Generator<(repeat each Part)> {
  Generator<(repeat each Part)> { (source: inout ChoiceSource) throws(GenerationFailure) in
    (repeat try source.draw(each generators))
  }
}
