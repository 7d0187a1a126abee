/// All changes that a calibration plants.
public enum PlantedChanges {
  /// The defects, then the harmless changes.
  public static let all: [PlantedChange] =
    PlacementDefects.all + OutlineDefects.all + ColorDefects.all + ShadowDefects.all + PhotoDefects.all
    + PixelDefects.all + HarmlessChanges.all

  /// The change of a name.
  public static func change(named name: String) -> PlantedChange? { all.first { $0.name == name } }
}
