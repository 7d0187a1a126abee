extension ReportStyle {
  /// Groups and their cards: panes, tools, facts.
  static let cards: StaticString = #"""
    .group { margin-top: 1.5rem; }
    .group > h3 { font-size: 1rem; font-weight: 400; padding-bottom: .5rem; }
    .group > h3 .number { color: var(--quiet); margin-right: .5rem; }
    .group > h3 b { font-weight: 600; margin-right: .5rem; }
    .lines { background: var(--film); padding: .6rem 1rem; font-size: .8125rem; margin-top: 2px; }
    .lines b { font-family: var(--mono); }
    .group > details > summary { padding: .6rem 1rem; background: var(--film); cursor: pointer; margin-top: 2px; }
    .card { background: var(--film); padding: .9rem 1rem 1.1rem; margin-top: 2px; scroll-margin-top: 4.5rem; }
    .card:focus { outline: none; box-shadow: inset 3px 0 var(--text); }
    h4 { font-weight: 400; }
    .name { font-family: var(--mono); font-size: .9rem; font-weight: 600; overflow-wrap: anywhere; text-decoration: none; }
    .name:hover { text-decoration: underline; }
    .verdict { color: var(--red); white-space: nowrap; margin-left: .5rem; }
    .card.new .verdict { color: var(--blue); }
    .reason { margin-top: .35rem; max-width: 75ch; white-space: pre-line; }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin-top: .7rem; font-size: .8125rem; }
    .decisions { display: flex; align-items: center; gap: .5rem; font-size: .8125rem; }
    .tools .decisions { margin-left: auto; }
    .group > .decisions { padding-bottom: .5rem; }
    .group > h3:focus { outline: none; box-shadow: inset 3px 0 var(--text); padding-left: .75rem; }
    .decisions kbd { margin-left: .15rem; }
    .choices { display: flex; flex-wrap: wrap; }
    .choices button { border-radius: 0; margin-left: -1px; cursor: pointer; }
    button[aria-pressed=true] { background: var(--text); color: var(--film); }
    .panes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: .75rem; margin-top: .7rem; }
    .pane { min-width: 0; }
    figcaption { color: var(--quiet); font-size: .8125rem; margin-bottom: .25rem; }
    .view { overflow: auto; max-height: 70vh; background: var(--page); text-align: center; padding: .75rem; }
    .view img, .view canvas { display: block; max-width: 100%; max-height: calc(70vh - 1.5rem); }
    .enlarged .view > .stack > :is(img, canvas) { image-rendering: pixelated; }
    [data-zoom]:not([data-zoom=fit]) .view { cursor: grab; }
    [data-mode=slider] .overlay .view { cursor: ew-resize; touch-action: pan-y; }
    .view.held { cursor: grabbing; user-select: none; }
    .view img { user-select: none; -webkit-user-drag: none; }
    .view img, .shot img, .thumb img { background: repeating-conic-gradient(var(--check-1) 0 25%, var(--check-2) 0 50%) 0 0 / 16px 16px; }
    .view { min-height: 4rem; }
    [data-zoom]:not([data-zoom=fit]) .view { text-align: left; }
    [data-zoom]:not([data-zoom=fit]) .view > .stack > :is(img, canvas) { max-width: none; max-height: none; image-rendering: pixelated; }
    .pixel { position: absolute; outline: 1px solid #fff; box-shadow: 0 0 0 2px #000; pointer-events: none; min-width: 3px; min-height: 3px; }
    .inspector { display: block; min-height: 1.4rem; margin-top: .5rem; font: .8125rem/1.4 var(--mono); }
    #toast { position: fixed; left: 50%; bottom: 1.25rem; transform: translateX(-50%); z-index: 3; width: max-content; max-width: min(90vw, 60rem); padding: .5rem 1rem; background: var(--text); color: var(--film); overflow-wrap: anywhere; }
    #toast:empty { display: none; }
    [data-mode=slider] .pane:not(.overlay), [data-mode=onion] .pane:not(.overlay), [data-mode=blink] .pane:not(.overlay),
    [data-mode=difference] .pane:not(.difference), [data-mode=side] .overlay { display: none; }
    .stack { position: relative; display: inline-block; vertical-align: top; text-align: left; }
    .stack .actual { position: absolute; left: 0; top: 0; }
    [data-mode=slider] .stack .actual { clip-path: inset(0 0 0 var(--at)); }
    [data-mode=slider] .stack::after { content: ""; position: absolute; top: 0; bottom: 0; left: var(--at); width: 1px; background: var(--pencil); }
    [data-mode=onion] .stack .actual { opacity: var(--at); }
    .blinked[data-mode=blink] .stack .actual { visibility: hidden; }
    [data-mode=blink] .overlay input { display: none; }
    .clause { display: inline-block; padding: 0 .3rem; border: 1px solid var(--edge); border-radius: 2px; margin: 0 .1rem .15rem 0; }
    .about table { border-collapse: collapse; }
    .about th, .about td { text-align: left; font-weight: 400; padding: 0 1rem .05rem 0; vertical-align: baseline; }
    .about thead th { color: var(--quiet); }
    .about .fails td:nth-child(4) { color: var(--red); font-weight: 600; }
    .overlay input { width: 100%; margin: .5rem 0 0; accent-color: var(--pencil); }
    .about { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 24rem); gap: 1rem 2rem; margin-top: .9rem; }
    .about .facts { grid-template-columns: minmax(0, 1fr); align-content: start; }
    :is(.about, .card) > .facts dt { min-width: 6.5rem; }
    .facts.leading { display: block; margin-top: .5rem; font-size: 1rem; max-width: 72rem; }
    .facts.leading div { margin-top: .15rem; }
    .facts.leading div:first-child dd { font-weight: 600; }
    .parameters pre { overflow: auto; background: var(--page); padding: .6rem .75rem; white-space: pre-wrap; }
    .command { display: inline-block; margin-right: .5rem; user-select: all; }
    .copy { padding: 0 .4rem; margin: 0 .75rem .2rem 0; cursor: pointer; }
    """#
}
