import Catalog
import Conformance
import Drawing
import SoftwareRendering
import SpecClauses
import Testing

struct RendererConformanceTests {
  static let drawing = StandardClauses.all.filter { $0.text.id.hasPrefix("CG-") }

  func conformance(_ renderer: any Renderer, clauses: [Clause<Subject>] = drawing) -> RendererConformance {
    RendererConformance.check(
      renderer, layingOutBy: ClauseExpectations.subject, clauses: clauses, profiles: ["corrected"],
      trials: 30)
  }

  @Test func theSoftwareRendererConforms() {
    let result = RendererConformance.check(
      SoftwareRenderer(), layingOutBy: ClauseExpectations.subject, trials: 10)
    #expect(result.renderer == SoftwareRenderer().identity)
    #expect(!result.findings.isEmpty)
    for finding in result.findings {
      guard case .passed(let trials) = finding.verdict else {
        Issue.record("\(finding.clause) \(finding.check) \(finding.profile): \(finding.verdict)")
        continue
      }
      #expect(trials > 0, "\(finding.clause) \(finding.check)")
    }
  }

  /// What a renderer lacks is a skip that says so, in drawing and in components, and never a pass.
  @Test func aRendererWithoutShadowsIsSkipped() throws {
    let flat = WrappedRenderer(SoftwareRenderer(), lacking: [.shadows]) {
      (request, base) throws(RenderFailure) in
      try base.render(request)
    }
    let result = conformance(flat)
    for id in ["CG-05", "CG-06", "CG-12", "CG-13"] {
      guard case .skipped(let missing)? = result.verdict(on: id) else {
        Issue.record("\(id): \(String(describing: result.verdict(on: id)))")
        continue
      }
      #expect(missing == [.shadows])
    }
    for id in ["CG-01", "CG-03", "CG-04", "CG-07", "CG-08", "CG-10"] {
      guard case .passed? = result.verdict(on: id) else {
        Issue.record("\(id): \(String(describing: result.verdict(on: id)))")
        continue
      }
    }
    // The components' checks of these two declare nothing; what they draw shows it.
    let components = result.findings.filter { $0.check == "components" || $0.check == "beyond ink bounds" }
    #expect(components.count == 2)
    for finding in components {
      guard case .skipped = finding.verdict else {
        Issue.record("\(finding.clause) \(finding.check): \(finding.verdict)")
        continue
      }
    }
  }

  /// Wrong renderers are violated, by the clauses that name what is wrong.
  @Test func wrongRenderersAreViolated() throws {
    for name in ["σ is the blur", "bilinear resampling", "rows run upward", "even-odd winding"] {
      let fault = try #require(DrawingFaults.all.first { $0.name == name })
      let result = conformance(
        fault.plant(ClauseExpectations.subject).renderer,
        clauses: Self.drawing.filter { fault.caughtBy.contains($0.text.id) })
      for id in fault.caughtBy {
        guard case .violated? = result.verdict(on: id) else {
          Issue.record("\(name): \(id) is \(String(describing: result.verdict(on: id)))")
          continue
        }
      }
    }
  }
}
