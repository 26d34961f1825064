/** Style and behaviour of the HTML report; both are put into the page. */

export const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; }
h3 { font-size: 0.9rem; margin: 0.5rem 0 0; }
small { opacity: 0.8; }
code, pre { font: 0.85em/1.45 ui-monospace, monospace; }
pre { background: var(--soft); border: 1px solid var(--line); margin: 0.25rem 0; overflow: auto; padding: 0.5rem; max-height: 24rem; white-space: pre-wrap; overflow-wrap: anywhere; }
details { border-bottom: 1px solid var(--line); padding: 0.25rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid #47f; outline-offset: 2px; }
dl { display: grid; gap: 0.25rem 1rem; grid-template-columns: max-content 1fr; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; margin: 0.5rem 0; }
input, select { font: inherit; padding: 0.2rem 0.4rem; }
.counts { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; list-style: none; padding: 0; }
.conclusion { font-size: 1.25rem; font-weight: 700; }
.exchange { display: grid; gap: 0.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
.exchange > div { min-width: 0; }
.verdict { border: 1px solid; border-radius: 0.3rem; display: inline-block; font-size: 0.8rem; padding: 0 0.35rem; }
.pass, .exit0 { color: light-dark(#0a6b2d, #5fd68a); }
.fail, .harness-error, .exit1 { color: light-dark(#b3140a, #ff8a80); }
.blocked, .exit2 { color: light-dark(#8a5300, #ffc163); }
[hidden] { display: none; }
`

export const behaviour = `
const find = (id) => document.getElementById(id)
const search = find('search'), verdict = find('verdict'), area = find('area'), shown = find('shown')
const rows = [...document.querySelectorAll('.rule')].map((row) => ({ row, text: row.textContent.toLowerCase() }))
function filter() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let count = 0
  for (const { row, text } of rows) {
    const fits = (!verdict.value || row.dataset.verdict === verdict.value) &&
      (!area.value || row.dataset.area === area.value) && words.every((word) => text.includes(word))
    row.hidden = !fits
    if (fits) count += 1
  }
  shown.textContent = String(count)
}
for (const field of [search, verdict, area]) field.addEventListener('input', filter)
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== search) { event.preventDefault(); search.focus() }
  if (event.key === 'Escape' && document.activeElement === search) { search.value = ''; filter() }
})
function openTarget() {
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
  if (target) { target.hidden = false; target.open = true; target.scrollIntoView() }
}
addEventListener('hashchange', openTarget)
openTarget()
`
