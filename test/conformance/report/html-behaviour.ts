/** The script of the HTML report. */

export const behaviour = `
const find = (id) => document.getElementById(id)
const search = find('search'), verdict = find('verdict'), area = find('area'), rule = find('rule')
const fields = [search, verdict, area, rule]
const read = (selector) => [...document.querySelectorAll(selector)].map((row) => ({ row, text: row.textContent.toLowerCase() }))
const lists = [[find('shown'), read('.rule')], [find('shown-findings'), read('.finding')]]
function filter() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const wanted = rule.value.trim().toLowerCase()
  for (const [shown, rows] of lists) {
    let count = 0
    for (const { row, text } of rows) {
      const { verdict: own, area: areas, rule: rules } = row.dataset
      const fits = (!verdict.value || own === verdict.value) && (!area.value || areas.split(' ').includes(area.value)) &&
        (!wanted || rules.split(' ').some((each) => each.includes(wanted))) && words.every((word) => text.includes(word))
      row.hidden = !fits
      if (fits) count += 1
    }
    shown.textContent = count === rows.length ? String(count) : count + ' of ' + rows.length
  }
  remember()
}
// The filter is part of the URL, so that a filtered report can be linked.
function remember() {
  const query = new URLSearchParams(fields.filter(({ value }) => value).map(({ id, value }) => [id, value])).toString()
  try { history.replaceState(null, '', (query && '?' + query) + location.hash || location.pathname) } catch {}
}
function recall() {
  const query = new URLSearchParams(location.search)
  for (const field of fields) field.value = query.get(field.id) ?? ''
}
function reset() {
  for (const field of fields) field.value = ''
  filter()
}
for (const field of fields) field.addEventListener('input', filter)
find('filter').addEventListener('submit', (event) => event.preventDefault())
find('reset').addEventListener('click', reset)
document.addEventListener('keydown', (event) => {
  const { activeElement } = document
  if (event.key === '/' && !/^(INPUT|SELECT)$/.test(activeElement.tagName)) { event.preventDefault(); search.focus(); search.select() }
  if (event.key === 'Escape' && fields.includes(activeElement)) reset()
})
function openTarget() {
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
  if (!target || target.tagName !== 'DETAILS') return
  if (target.hidden) reset()
  target.open = true
  target.scrollIntoView()
}
const bar = find('filter')
const measure = () => document.documentElement.style.setProperty('--bar', (getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0) + 'px')
new ResizeObserver(measure).observe(bar)
addEventListener('resize', measure)
measure()
document.addEventListener('click', async ({ target }) => {
  const copy = target.closest('.copy')
  if (copy) {
    await copyText(copy.parentElement.nextElementSibling)
    copy.textContent = 'Copied'
    setTimeout(() => { copy.textContent = 'Copy' }, 2000)
  }
})
// Pages from a file may not use the clipboard in every browser; then the text is selected.
async function copyText(block) {
  getSelection().selectAllChildren(block)
  try { await navigator.clipboard.writeText(block.textContent) } catch { document.execCommand('copy') }
}
// What a finding is about is visible as soon as it is opened.
for (const finding of document.querySelectorAll('.finding')) finding.addEventListener('toggle', () => {
  for (const block of finding.querySelectorAll('pre')) {
    const marked = block.querySelector('mark')
    if (marked) block.scrollTop += marked.getBoundingClientRect().top - block.getBoundingClientRect().top - 48
  }
})
for (const link of document.querySelectorAll('[data-show]')) link.addEventListener('click', (event) => {
  event.preventDefault()
  reset()
  area.value = link.dataset.show
  filter()
  find('findings').scrollIntoView()
})
recall()
filter()
addEventListener('hashchange', openTarget)
openTarget()
`
