/// The style of the conformance section, beside that of the report.
enum ConformanceStyle {
  static let text = HTMLText.literal(
    #"""
    .conformance > p { max-width: 75ch; }
    .conformance .card { margin-top: .75rem; }
    .conformance .facts { grid-template-columns: minmax(0, 1fr); margin-top: .7rem; }
    .evidence { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: .7rem; }
    .evidence img { display: block; max-width: min(100%, 30rem); image-rendering: pixelated; }
    .evidence:empty { display: none; }
    .clauses { margin-top: 1rem; }
    .clauses > summary { padding: .6rem 1rem; background: var(--film); cursor: pointer; }
    .scroller { overflow: auto; max-height: 80vh; background: var(--film); }
    .clauses table { border-collapse: collapse; font-size: .8125rem; width: 100%; }
    .clauses th, .clauses td { text-align: left; vertical-align: top; padding: .4rem .75rem; border-top: 1px solid var(--line); }
    .clauses thead th { position: sticky; top: 0; background: var(--film); border-top: 0; }
    .clauses tbody th { font-family: var(--mono); white-space: nowrap; }
    .clauses td:nth-child(n+3) { min-width: 8rem; }
    .clauses td b { font-weight: 600; }
    .clauses .violated b { color: var(--red); }
    .clauses .expected-deviation b { font-family: var(--mono); }
    """#)
}
