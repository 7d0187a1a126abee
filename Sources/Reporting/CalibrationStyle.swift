/// The style of the calibration section, beside that of the report.
enum CalibrationStyle {
  static let text = HTMLText.literal(
    """
    .calibration h3 { font-size: 1rem; font-weight: 600; margin: 1.75rem 0 .5rem; }
    .calibration p, .calibration li { max-width: 80ch; overflow-wrap: anywhere; }
    .calibration p { margin-top: .3rem; }
    .calibration li { padding: .3rem 0 0 1rem; text-indent: -1rem; break-inside: avoid; }
    .calibration li::before { content: "– "; }
    .calibration ul { columns: 30rem; column-gap: 2.5rem; max-width: 110rem; }
    .calibration .worth { font-size: 1.15rem; max-width: 65ch; text-wrap: balance; }
    .calibration .beside { display: flex; flex-wrap: wrap; gap: .75rem 2rem; align-items: flex-start; }
    .calibration .outdated { padding: .5rem .75rem; border: 2px solid var(--red); max-width: 60rem; margin-bottom: .75rem; }
    .calibration details { margin-top: .5rem; }
    .calibration .quiet { margin-top: 1rem; }
    .calibration summary { padding: .5rem .75rem; background: var(--film); cursor: pointer; }
    .calibration details[open] > summary { margin-bottom: .5rem; }
    .calibration pre { overflow: auto; max-height: 60vh; background: var(--film); padding: .6rem .75rem; user-select: all; }
    .terms { flex: 1 1 20rem; max-width: 75ch; font-size: .8125rem; color: var(--quiet); }
    .terms div { display: grid; grid-template-columns: 6rem 1fr; gap: 0 .5rem; padding: .1rem 0; }
    .terms dt { color: var(--text); }
    .wide-table { overflow-x: auto; width: fit-content; max-width: 100%; background: var(--film); padding: .5rem .75rem; }
    .wide-table table { border-collapse: collapse; font-size: .8125rem; }
    .wide-table th, .wide-table td { text-align: left; vertical-align: top; padding: .2rem .9rem .2rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
    .wide-table thead th { color: var(--quiet); vertical-align: bottom; }
    .wide-table tbody th { font-family: var(--mono); white-space: nowrap; }
    .wide-table .marked { font-weight: 600; }
    @media print { .wide-table { overflow: visible; } }
    """)
}
