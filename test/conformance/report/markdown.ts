/** The report in Markdown, for the summary of a CI job or a comment: the sum by area, and each finding folded. */
import { rules } from '../../../generated/rules.ts'
import { changesIn } from './compare.ts'
import { areaRowsOf, cellsOf, othersIn } from './counts.ts'
import {
  referenceTo,
  type Comparison,
  type Report,
  type ReportedFinding,
  type ShownExchange,
} from './model.ts'
import { expectationErrorsOf, conclusionOf, rulesWithoutVerdict, unclearChecks } from './conclusion.ts'
import { matrixLine } from './matrix.ts'
import { clip, counted } from './text.ts'

/** Longest text in characters; a comment may be no longer than 65,536. */
const longest = 60_000
/** Most findings with details. */
const mostInFull = 25
/** Items of a list. */
const listed = 20
/** Longest item of a list in characters. */
const longestItem = 400
/** Longest body in characters. */
const longestBody = 1_500

const signs = { 0: '✅', 1: '❌', 2: '⚠️' } as const

export function markdownReport(report: Report): string {
  const fixed = [
    `## ${signs[report.exitCode]} Conformance: ${conclusionOf(report)}`,
    figures(report),
    matrixLine(report.matrix),
    areaTable(report),
    remarks(report),
    changes(report.comparison),
  ].filter((part) => part !== '')
  const start = fixed.join('\n\n')
  const unclear = unclearSection(report)
  const findings = findingsWithin(report, longest - start.length - unclear.length)
  return `${[start, findings, unclear].filter((part) => part !== '').join('\n\n')}\n`
}

function figures({ target, run, plan, contract }: Report): string {
  const { requests, milliseconds, id, seed } = run
  return `${code(target)}: ${counted(plan.here, 'check')}, ${counted(requests, 'request')}, ${(milliseconds / 1000).toFixed(1)} s, contract ${contract}, run ${code(id)}, seed ${seed}`
}

function areaTable(report: Report): string {
  const { rules: rows, findings } = report
  const columns = ['pass', 'fail', 'blocked', 'other', ...(findings.length === 0 ? [] : ['findings'])]
  const line = (name: string, cells: readonly (string | number)[]) =>
    `| ${[name, ...cells.slice(0, columns.length)].join(' | ')} |`
  return [
    '<details><summary>Rules by area</summary>\n',
    line('area', columns),
    line(
      '---',
      columns.map(() => '---:'),
    ),
    ...areaRowsOf(report).map((row) => line(row.area, [...row.cells, row.findings])),
    line('**all**', [...cellsOf(rows), findings.length]),
    ...[othersIn(rows)].filter((text) => text !== '').map((text) => `\n${text}`),
    '\n</details>',
  ].join('\n')
}

function remarks(report: Report): string {
  const { leftovers, notes } = report
  const lines = [
    ...expectationErrorsOf(report),
    ...rulesWithoutVerdict(report),
    ...notes,
    ...leftovers.map(({ what, why }) => `left behind: ${what} (${why})`),
  ]
  return items(lines.map((line) => plain(clip(line, longestItem))))
}

/** The findings, to which the causes refer, precede it. */
function unclearSection(report: Report): string {
  const lines = unclearChecks(report).map(({ text }) => plain(clip(text, longestItem)))
  return lines.length === 0 ? '' : `### Checks without a verdict\n\n${items(lines)}`
}

function changes(comparison: Comparison | null): string {
  if (comparison === null) return ''
  const { old, newlyFailing, newlyPassing, findingsNew, findingsGone, sameSelection } = comparison
  const counted = changesIn(comparison)
  const turned = [...newlyFailing, ...newlyPassing].map(({ id, from, to }) => `${code(id)}: ${from} → ${to}`)
  return [
    `### Since run ${code(old.run)} of ${old.startedAt}`,
    counted.length === 0 ? 'Nothing changed.' : `${counted.join(', ')}.`,
    ...(sameSelection ? [] : ['The runs selected different checks.']),
    items([
      ...findingsNew.map(({ title }) => `new: ${plain(clip(title, longestItem))}`),
      ...findingsGone.map(({ title }) => `resolved: ${plain(clip(title, longestItem))}`),
      ...turned,
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function findingsWithin(report: Report, remainingCharacters: number): string {
  const open = report.findings.filter(({ excused }) => excused === null)
  if (open.length === 0) return ''
  let text = `### Findings (${open.length})`
  let listed = 0
  for (const finding of open.slice(0, mostInFull)) {
    const next = `\n\n${findingItem(finding, report)}`
    if (text.length + next.length > remainingCharacters - 200) break
    text += next
    listed += 1
  }
  const left = open.length - listed
  return left === 0 ? text : `${text}\n\nand ${left} more, in the other forms of this report.`
}

function findingItem(finding: ReportedFinding, { reference }: Report): string {
  const { id, title, count, expected, actual, operations, exchanges, script } = finding
  const times = count > 1 ? ` (${count} times)` : ''
  const links = operations
    .slice(0, 5)
    .map((operation) =>
      reference === null ? code(operation) : `[${code(operation)}](${referenceTo(operation, reference)})`,
    )
  return [
    `<details><summary><b>${id}</b> ${summaryOf(title)}${times}</summary>\n`,
    ...finding.rules
      .slice(0, 4)
      .map((rule) => `- ${code(rule)}: ${plain(rules[rule].text)} <sub>${html(rules[rule].source)}</sub>`),
    ...(finding.rules.length > 4 ? [`- and ${finding.rules.length - 4} more rules`] : []),
    '',
    '| expected | actual |\n| --- | --- |',
    `| ${cellOf(expected)} | ${cellOf(actual)} |`,
    '',
    ...(links.length === 0 ? [] : [`Operations: ${links.join(', ')}\n`]),
    `Known as ${code(finding.key)}\n`,
    ...exchanges.slice(-1).map(exchangeText),
    'Repeat it:\n',
    fenced(script.trimEnd(), 'sh'),
    '\n</details>',
  ].join('\n')
}

function exchangeText({ actor, request, response, fault }: ShownExchange): string {
  const sent = `${actor}: ${request.method} ${request.url}${request.body === null ? '' : `\n${cut(request.body)}`}`
  const received =
    response === null
      ? `no response: ${fault ?? ''}`
      : `${response.status} ${response.headers['content-type'] ?? ''}\n${cut(response.body)}`
  return `${fenced(`${sent}\n\n${received}`.trimEnd(), 'http')}\n`
}

/** A list of texts in Markdown. */
function items(lines: readonly string[]): string {
  const shown = lines.slice(0, listed).map((line) => `- ${line}`)
  if (lines.length > listed) shown.push(`- and ${lines.length - listed} more`)
  return shown.join('\n')
}

/** A block that nothing in the text can end. */
function fenced(text: string, language: string): string {
  const longestRun = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(Math.max(3, longestRun + 1))
  return `${fence}${language}\n${text}\n${fence}`
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``
}

/** Text in which only code between backquotes is markup; in a cell, a bar would end the cell, also in code. */
function plain(text: string, isCell = false): string {
  return text
    .split(/((?<!`)`[^`]+`(?!`))/)
    .map((part, index) => {
      if (index % 2 === 0) return escaped(part)
      return isCell ? part.replaceAll('|', String.raw`\|`) : part
    })
    .join('')
    .replace(/^(\d*)([#+.)=-])/, String.raw`$1\$2`)
}

/** Text outside of code, in which markup is escaped; `plain` does so with that of a heading or list at its beginning. */
function escaped(text: string): string {
  return html(text).replaceAll(/([*_~[\]|\\`])/g, String.raw`\$1`)
}

function cellOf(text: string): string {
  return plain(clip(text, 300), true)
}

/** Within a summary, Markdown is not markup. */
function summaryOf(title: string): string {
  return html(clip(title, 200)).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

/** Text in HTML. A mark without width separates the `@` from a name, which would notify the user of that name. */
function html(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/(?<!\w)@(?=\w)/g, '@\u200B')
}

function cut(text: string): string {
  return text.length > longestBody ? `${text.slice(0, longestBody)} ...` : text
}
