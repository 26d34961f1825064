/** What changed since an earlier report, and what became of the expected failures, in the HTML report. */
import { changesIn } from './compare.ts'
import { escapeHtml, sentence } from './html-text.ts'
import type { ChangedCheck, Comparison, Expectations, NamedFinding } from './model.ts'

export function comparisonSection(comparison: Comparison | null): string {
  if (comparison === null) return ''
  const { old, newlyFailing, newlyPassing, otherVerdicts, added, vanished, findingsNew, findingsGone } =
    comparison
  const counted = changesIn(comparison)
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['New findings', findingsNew.map(named)],
    ['Resolved findings', findingsGone.map(named)],
    ['Newly failing', newlyFailing.map(turned)],
    ['Newly passing', newlyPassing.map(turned)],
    ['Otherwise changed', otherVerdicts.map(turned)],
    ['New checks', added.map(escapeHtml)],
    ['Vanished checks', vanished.map(escapeHtml)],
  ]
  return `<section aria-labelledby="changes"><h2 id="changes">Since run ${escapeHtml(old.run)} <small>${escapeHtml(old.startedAt)}</small></h2>
<p>${counted.length === 0 ? 'Nothing changed.' : `${counted.join(', ')}.`}${comparison.sameSelection ? '' : ' The runs selected different checks.'}</p>
${lists.map(([title, items]) => folded(title, items)).join('\n')}
</section>`
}

export function expectationsSection(expectations: Expectations | null): string {
  if (expectations === null) return ''
  const items = expectations.entries.map(
    ({ pattern, reason, state, line }) =>
      `<li><span class="verdict ${state === 'passes' || state === 'stale' ? 'fail' : ''}">${state}</span> <code>${escapeHtml(pattern)}</code> ${escapeHtml(reason)} <small>line ${line}</small></li>`,
  )
  return `<section aria-labelledby="expected"><h2 id="expected">Expected failures <small>${escapeHtml(expectations.file)}</small></h2>
${folded('Entries', items)}
</section>`
}

/** Items are markup. */
function folded(title: string, items: readonly string[]): string {
  if (items.length === 0) return ''
  const list = items.map((item) => (item.startsWith('<li>') ? item : `<li>${item}</li>`))
  return `<details><summary><span>${title} <small>${items.length}</small></span></summary><ul>${list.join('')}</ul></details>`
}

function turned({ id, from, to }: ChangedCheck): string {
  return `<code>${escapeHtml(id)}</code>: <span class="verdict ${from}">${from}</span> → <span class="verdict ${to}">${to}</span>`
}

function named({ key, title }: NamedFinding): string {
  return `${sentence(title)} <small><code>${escapeHtml(key)}</code></small>`
}
