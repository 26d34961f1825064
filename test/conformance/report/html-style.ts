/** The style of the HTML report. */

export const style = `
:root { color-scheme: light dark; --bar: 0rem; --mark: light-dark(#ffe58a, #6b5200); --line: #8884; --soft: #8881; --back: light-dark(#fff, #16181b); --good: light-dark(#0a6b2d, #5fd68a); --bad: light-dark(#b3140a, #ff8a80); --open: light-dark(#8a5300, #ffc163); }
html { scroll-padding-top: calc(var(--bar) + 0.5rem); }
* { box-sizing: border-box; }
body { background: var(--back); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; }
h1 { margin: 0; }
h2 { margin: 2rem 0 0.5rem; }
h3 { font-size: 0.9rem; margin: 0.5rem 0 0; }
h2 small { font-weight: 400; }
small { opacity: 0.8; }
code, pre { font: 0.85em/1.45 ui-monospace, monospace; }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: 0.25rem; margin: 0.25rem 0; overflow: auto; padding: 0.5rem; max-height: 24rem; white-space: pre-wrap; overflow-wrap: anywhere; }
details { border-bottom: 1px solid var(--line); }
details details { border: 0; }
mark { background: var(--mark); color: inherit; }
summary { cursor: pointer; display: flex; gap: 0.5rem; padding: 0.35rem 0; align-items: baseline; }
summary::before { content: '▸'; flex: none; width: 0.8rem; opacity: 0.6; }
details[open] > summary::before { content: '▾'; }
summary::-webkit-details-marker { display: none; }
summary > :last-child { min-width: 0; overflow-wrap: anywhere; }
details > :not(summary) { margin-left: 1.3rem; }
:focus-visible { outline: 3px solid #47f; outline-offset: 2px; }
p, li { overflow-wrap: anywhere; }
ul { margin: 0.25rem 0; padding-left: 1.2rem; }
#filter { background: var(--back); border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; margin: 1rem 0 0; padding: 0.5rem 0; position: sticky; top: 0; z-index: 1; }
#filter label { display: flex; flex-direction: column; font-size: 0.8rem; flex: 1 1 9rem; min-width: 0; }
input, select, button { font: inherit; min-height: 2.2rem; min-width: 0; padding: 0.2rem 0.4rem; width: 100%; }
input::placeholder { color: inherit; opacity: 0.75; }
#filter button { width: auto; align-self: end; }
button.copy { min-height: 0; padding: 0.1rem 0.5rem; width: auto; font-size: 0.8rem; }
.copied { align-items: end; display: flex; justify-content: space-between; margin-top: 0.5rem; }
.wide { overflow-x: auto; }
.areas { border-collapse: collapse; }
.areas :is(th, td) { border-bottom: 1px solid var(--line); padding: 0.15rem 0.8rem 0.15rem 0; text-align: right; }
.areas :is(th:first-child) { text-align: left; }
.areas td { white-space: nowrap; }
.areas tbody th { font-weight: 400; }
a { color: light-dark(#0b57d0, #8ab4f8); }
.counts { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; margin: 0.5rem 0; padding: 0; }
.conclusion { font-size: 1.25rem; font-weight: 700; margin: 0.25rem 0; }
.columns { display: grid; gap: 0.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
.columns > div { min-width: 0; }
.statement { border-left: 3px solid; padding: 0.1rem 0.6rem; overflow-wrap: anywhere; }
.statement h3 { margin: 0; }
.statement p { margin: 0; color: CanvasText; }
.verdict { border: 1px solid; border-radius: 0.3rem; flex: none; font-size: 0.75rem; padding: 0 0.35rem; white-space: nowrap; }
.pass, .exit0 { color: var(--good); }
.fail, .harness-error, .exit1 { color: var(--bad); }
.blocked, .exit2 { color: var(--open); }
[hidden] { display: none !important; }
@media (max-width: 40rem) { .areas { font-size: 0.75rem; width: 100%; } .areas :is(th, td) { padding-right: 0.2rem; } #filter { position: static; } details > :not(summary) { margin-left: 0; } }
@media print { #filter, .copy { display: none; } }
`
