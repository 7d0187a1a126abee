/// The report's style: a proof sheet on a neutral surround, and its light twin for paper.
enum ReportStyle {
  static let text = HTMLText.joined(
    [begin, cards, sheet].map(HTMLText.literal), by: .literal("\n"))

  private static let begin: StaticString = #"""
    :root {
      --page: #3b3b3b; --film: #2d2d2d; --raised: #474747; --line: #5e5e5e; --edge: #9d9d9d;
      --text: #f0f0f0; --quiet: #c4c4c4; --red: #ffa096; --pencil: #fb6a5a; --blue: #9cc4ff;
      --check-1: #8c8c8c; --check-2: #777;
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      --ring: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'%3E%3Cpath d='M67 7C34-2 3 19 4 51c1 31 26 46 51 45 27-1 43-21 41-49C94 19 70 4 40 9c-9 2-17 6-22 11' fill='none' stroke='%23f2503f' stroke-width='3.5' stroke-linecap='round' vector-effect='non-scaling-stroke'/%3E%3C/svg%3E");
      --small-ring: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 20'%3E%3Cpath d='M19 3C9 0 2 5 2 10.5c0 5 6 7.5 12.5 7.5 7 0 11.5-3.5 11.5-8C26 5 19 2 10 3.5' fill='none' stroke='%23f2503f' stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E");
      --small-dots: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 20'%3E%3Cellipse cx='14' cy='10' rx='12' ry='8' fill='none' stroke='%23f2503f' stroke-width='2' stroke-dasharray='.1 4.5' stroke-linecap='round'/%3E%3C/svg%3E");
      --small-cross: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 20'%3E%3Cpath d='M3 3C11 8 19 14 25 18M25 2C18 8 10 13 3 18' fill='none' stroke='%23f2503f' stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E");
      --small-corner: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 20'%3E%3Cpath d='M1 1H27V19H1Z' fill='none' stroke='%23999'/%3E%3Cpath d='M16 2C20 5 23 8 26 11M26 2C23 5 19 8 16 11' fill='none' stroke='%23f2503f' stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E");
      --dots: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'%3E%3Cellipse cx='50' cy='50' rx='46' ry='45' fill='none' stroke='%23f2503f' stroke-width='3.5' stroke-dasharray='.1 8' stroke-linecap='round' vector-effect='non-scaling-stroke'/%3E%3C/svg%3E");
      --dash: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'%3E%3Cpath d='M6 55C30 44 66 40 94 46' fill='none' stroke='%235a9bff' stroke-width='5' stroke-linecap='round' vector-effect='non-scaling-stroke'/%3E%3C/svg%3E");
      --cross: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'%3E%3Cpath d='M9 12C36 38 65 66 90 89M88 9C64 37 36 64 12 91' fill='none' stroke='%23f2503f' stroke-width='4' stroke-linecap='round' vector-effect='non-scaling-stroke'/%3E%3C/svg%3E");
    }
    @media (prefers-color-scheme: light) {
      :root {
        --page: #e2e2e2; --film: #d3d3d3; --raised: #efefef; --line: #9a9a9a; --edge: #6e6e6e;
        --text: #1b1b1b; --quiet: #484848; --red: #a3180c; --pencil: #cf2a1b; --blue: #0b479d;
        --check-1: #f2f2f2; --check-2: #d9d9d9;
      }
    }
    * { box-sizing: border-box; }
    html { background: var(--page); color: var(--text); scroll-padding-top: 4.5rem;
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
      font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body { margin: 0; }
    [hidden] { display: none !important; }
    a { color: inherit; text-underline-offset: .2em; text-decoration-thickness: 1px; }
    :focus-visible { outline: 2px solid var(--text); outline-offset: 2px; }
    h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    h2 { font-size: 1.15rem; font-weight: 600; margin: 2.5rem 0 .75rem; }
    code, pre, kbd { font-family: var(--mono); font-size: .8125rem; }
    dd, code, pre, li b, .why, .reason { unicode-bidi: isolate; overflow-wrap: anywhere; }
    .quiet { color: var(--quiet); font-weight: 400; font-size: .8125rem; }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; top: .5rem; background: var(--film); padding: .5rem 1rem; z-index: 3; }
    .heading, main { padding: 0 clamp(.75rem, 2.5vw, 2.5rem); }
    main { padding-bottom: 4rem; }

    .heading { padding-top: 1.5rem; padding-bottom: 1.25rem; }
    h1 { font-size: 1.25rem; font-weight: 400; line-height: 1.3; }
    h1 strong { display: block; font-size: 2.5rem; line-height: 1.1; font-weight: 650; letter-spacing: -.01em; }
    .heading:not(.passed) > h1 strong { color: var(--red); }
    .warnings p { margin-top: .75rem; padding: .5rem .75rem; border: 2px solid var(--red); max-width: 60rem; font-weight: 600; }
    .counts { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-top: .9rem; color: var(--quiet); }
    .counts b { color: var(--text); font-size: 1.15rem; }
    .groups { margin-top: .9rem; border-top: 1px solid var(--line); max-width: 72rem; }
    .groups li { display: grid; grid-template-columns: 1.6rem 8.5rem 4.5rem 1fr; align-items: center; gap: 0 1rem; padding: .4rem 0; border-bottom: 1px solid var(--line); }
    .groups .more a { grid-column: 1 / -1; }
    .groups .what { overflow-wrap: anywhere; }
    .groups .id { display: block; font-family: var(--mono); font-size: .75rem; }
    .groups .thumb { display: flex; justify-content: center; align-items: center; height: 3.25rem; background: var(--film); }
    .groups .thumb img { max-width: 4.25rem; max-height: 3rem; }
    .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, max-content)); gap: .1rem 2rem; font-size: .8125rem; }
    .heading .facts { margin-top: 1.1rem; max-width: 72rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }
    .coverage { margin-top: .6rem; font-size: .8125rem; }
    .coverage summary { cursor: pointer; color: var(--quiet); }
    .coverage ul { margin: .4rem 0 0; padding-left: 1.2rem; columns: 30rem; }
    .facts .wide { grid-column: 1 / -1; }
    .origins { margin-top: .6rem; }
    .facts div { display: flex; gap: .6rem; min-width: 0; }
    .facts dt { color: var(--quiet); flex: none; min-width: 5.25rem; }
    .facts dd { min-width: 0; }

    #filter { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1.25rem;
      padding: .5rem clamp(.75rem, 2.5vw, 2.5rem); background: var(--film); font-size: .8125rem; }
    #filter label { display: flex; align-items: center; gap: .5rem; }
    #filter label span { color: var(--quiet); }
    input, select, button { font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--edge); border-radius: 2px; padding: .25rem .5rem; }
    input[type=search] { width: 15rem; max-width: 60vw; }
    .keys { margin-left: auto; color: var(--quiet); }
    kbd { border: 1px solid var(--line); border-radius: 2px; padding: 0 .25rem; font-size: .75rem; }

    .mark { display: inline-block; width: 1.55rem; height: 1.1rem; margin-right: .5rem; vertical-align: -.15rem; background: center / contain no-repeat; }
    .mark.changed { background-image: var(--small-ring); }
    .mark.within { background-image: var(--small-dots); }
    .mark.new { background-image: var(--dash); }
    .mark.missing { background-image: var(--small-corner); }
    .mark.failed { background-image: var(--small-cross); }
    .mark.skipped { border: 1px dashed var(--quiet); }
    """#

  /// The contact sheet, what is left over, and what narrow windows and paper change in all of them.
  private static let sheet: StaticString = #"""
    .legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; font-size: .8125rem; color: var(--quiet); }
    .strip { margin-top: 1rem; background: var(--film); padding: .6rem .75rem .75rem; content-visibility: auto; contain-intrinsic-size: auto 320px; }
    .strip h3 { font-size: .8125rem; font-weight: 600; }
    .frames { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: .75rem .5rem; margin-top: .5rem; }
    .frames li { min-width: 0; position: relative; }
    .frames a, .frames summary { display: block; text-decoration: none; cursor: pointer; list-style: none; }
    .frames summary::-webkit-details-marker { display: none; }
    .shot { position: relative; display: flex; align-items: center; justify-content: center; height: 8.5rem; padding: .5rem; background: var(--page); color: var(--quiet); font-size: .75rem; }
    .shot img { max-width: 100%; max-height: 100%; background-size: 8px 8px; }
    .frames b { display: block; font: .6875rem/1.35 var(--mono); color: var(--quiet); margin-top: .25rem; }
    .frames em { display: block; font-style: normal; font-size: .6875rem; font-weight: 600; color: var(--red); }
    .frames .new em { color: var(--blue); }
    .frames .skipped em { color: var(--quiet); }
    .frames p { font: .6875rem/1.4 var(--mono); margin-top: .25rem; white-space: pre-wrap; overflow-wrap: anywhere; }
    .frames li:has(details[open]) { grid-column: span 2; }
    .frames li .shot::after { content: ""; position: absolute; inset: 0; background: 0 0 / 100% 100% no-repeat; pointer-events: none; }
    .frames .changed .shot::after { background-image: var(--ring); inset: .15rem; }
    .frames .within .shot::after { background-image: var(--dots); inset: .15rem; }
    .frames .new .shot::after { background-image: var(--dash); inset: auto .5rem .3rem; height: .9rem; }
    .frames .missing .shot::after { background-image: var(--cross); inset: .3rem .3rem auto auto; width: 1.9rem; height: 1.9rem; }
    .frames .failed .shot::after { background-image: var(--cross); inset: .3rem; }
    .frames .skipped .shot { border: 1px dashed var(--quiet); }
    .leftovers li { padding: .15rem 0; }
    .leftovers + p { margin-top: .6rem; }

    @media (max-width: 56rem) { .keys { display: none; } }
    @media (max-width: 46rem) {
      .about { grid-template-columns: minmax(0, 1fr); }
      .groups li { grid-template-columns: 1.6rem 1fr 4.5rem; gap: .25rem .75rem; }
      .groups .what { grid-column: 2 / -1; }
      .panes { grid-template-columns: minmax(0, 1fr); }
      :is(.about, .card) > .facts div { display: block; }
      .about dd:has(table) { overflow-x: auto; }
      .about th, .about td { padding-right: .5rem; white-space: nowrap; overflow-wrap: normal; }
      .frames { grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr)); }
      .shot { height: 6.5rem; }
      #filter { position: static; }
      html { scroll-padding-top: .5rem; }
    }
    @media print {
      :root { --page: #fff; --film: #fff; --raised: #fff; --line: #999; --edge: #777; --text: #000; --quiet: #444;
        --red: #a3180c; --blue: #0b479d; --check-1: #fff; --check-2: #e6e6e6; }
      html { font-size: 11px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      #filter, .tools, .decisions, .copy, .skip, .inspector, #toast { display: none; }
      .card, .frames li, .groups li { break-inside: avoid; }
      .strip { content-visibility: visible; }
      .view { max-height: none; overflow: visible; }
    }
    """#
}
