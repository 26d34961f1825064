/** The report for a terminal: each finding in full, then an ending that fits one screen of 80 columns. */
import { styleText } from 'node:util'
import { rules } from '../../../generated/rules.ts'
import { referenceTo, type Report, type ReportedFinding, type ShownExchange } from './model.ts'

const width = 80
/** Findings told in full; all are in the other formats. */
const toldInFull = 12
/** Findings named in the ending. */
const named = 8
/** Areas that the ending shows one by one. */
const mostAreas = 6

export interface TerminalOptions {
  readonly colour: boolean
  /** Only the ending, where the findings are told elsewhere. */
  readonly brief?: boolean
}

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow'
type Paint = (style: Style, text: string) => string

export function terminalReport(report: Report, { colour, brief = false }: TerminalOptions): string {
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text)
  const told = brief
    ? []
    : report.findings.slice(0, toldInFull).flatMap((finding) => tell(finding, report, paint))
  return [...told, ...ending(report, paint)].join('\n')
}

/** One line that says how far a run is. */
export function progressLine(done: number, total: number, failed: number): string {
  const bar = '#'.repeat(Math.round((done / Math.max(total, 1)) * 30)).padEnd(30, '.')
  return `[${bar}] ${done} of ${total} checks${failed === 0 ? '' : `, ${failed} failed`}`
}

function tell(finding: ReportedFinding, report: Report, paint: Paint): string[] {
  const ruleLines = finding.rules
    .slice(0, 4)
    .flatMap((rule) => [
      ...wrap(`rule       ${rule}: ${rules[rule].text}`, 11),
      `source     ${rules[rule].source}`,
    ])
  const more = finding.rules.length > 4 ? [`           and ${finding.rules.length - 4} rules more`] : []
  const links = finding.operations.slice(0, 3).map((operation) => referenceTo(operation, report.reference))
  return [
    paint('bold', `${finding.id}  ${clip(finding.title, width - finding.id.length - 2)}`),
    ...ruleLines,
    ...more,
    ...wrap(`expected   ${finding.expected}`, 11),
    ...wrap(`actual     ${finding.actual}`, 11),
    ...finding.exchanges.slice(-2).flatMap((exchange) => tellExchange(exchange, paint)),
    `reference  ${links.join(' ')}`,
    'repeat it',
    ...finding.script
      .trimEnd()
      .split('\n')
      .map((line) => paint('dim', `  ${line}`)),
    '',
  ]
}

function tellExchange({ actor, request, response, fault }: ShownExchange, paint: Paint): string[] {
  const lines = [`${actor}: ${request.method} ${request.url}`]
  if (request.body !== null) lines.push(clip(request.body.replaceAll(/\s+/g, ' '), 300))
  lines.push(
    response === null
      ? `no answer: ${fault ?? ''}`
      : `${response.status} ${response.headers['content-type'] ?? ''}`,
  )
  if (response !== null && response.body !== '') lines.push(clip(response.body.replaceAll(/\s+/g, ' '), 300))
  return ['exchange', ...lines.flatMap((line) => wrap(line, 0).map((part) => paint('dim', `  ${part}`)))]
}

function ending(report: Report, paint: Paint): string[] {
  const { findings, counts, run, residue } = report
  const list = findings.slice(0, named).map((finding) => {
    const count = finding.count > 1 ? ` (${finding.count} times)` : ''
    return `${finding.id.padEnd(4)}${clip(finding.title, width - 4 - count.length)}${count}`
  })
  if (findings.length > named) list.push(`and ${findings.length - named} more`)
  const notes = [...report.notes, ...blockers(report)].slice(0, 3).map((note) => clip(note, width))
  if (residue.length > 0)
    notes.push(clip(`left behind: ${residue.map(({ what }) => what).join(', ')}`, width))
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const figures = `${total} checks, ${run.requests} requests, ${(run.milliseconds / 1000).toFixed(1)} s, run ${run.id}, seed ${run.seed}`
  return [
    paint('bold', clip(report.target, width)),
    ...areaTable(report),
    '',
    ...(list.length > 0 ? [...list, ''] : []),
    ...(notes.length > 0 ? [...notes, ''] : []),
    figures,
    conclusion(report, paint),
  ]
}

/** The last line is the sum. Of many areas only those are shown in which something failed or was blocked. */
function areaTable({ rules: rows }: Report): string[] {
  const areas = [...new Set(rows.map(({ area }) => area))].sort()
  const counted = areas.map((area) => ({ area, cells: cellsOf(rows.filter((row) => row.area === area)) }))
  const shown =
    areas.length > mostAreas
      ? counted.filter(({ cells }) => cells.slice(1, 3).some((cell) => cell > 0)).slice(0, mostAreas)
      : counted
  return [
    line('rules by area', ['pass', 'fail', 'blocked', 'other']),
    ...shown.map(({ area, cells }) => line(area, cells)),
    ...(areas.length > 1 ? [line(`all ${areas.length} areas`, cellsOf(rows))] : []),
  ]
}

function cellsOf(rows: Report['rules']): readonly number[] {
  const columns = ['pass', 'fail', 'blocked'] as const
  const cells = columns.map((column) => rows.filter(({ verdict }) => verdict === column).length)
  return [...cells, rows.length - cells.reduce((sum, cell) => sum + cell, 0)]
}

function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(26) + cells.map((cell) => String(cell).padStart(9)).join('')
}

/** What kept checks from being run, the most frequent first. */
function blockers({ checks }: Report): string[] {
  const causes = new Map<string, number>()
  for (const { verdict, reason } of checks) {
    if (verdict === 'blocked' && reason !== null) causes.set(reason, (causes.get(reason) ?? 0) + 1)
  }
  return [...causes].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `blocked ${count}: ${reason}`)
}

function conclusion({ exitCode, findings }: Report, paint: Paint): string {
  if (exitCode === 0) return paint('green', 'conforms')
  if (exitCode === 2) return paint('yellow', 'could not tell')
  return paint('red', `does not conform: ${findings.length} finding${findings.length === 1 ? '' : 's'}`)
}

function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, Math.max(0, length - 4))} ...` : text
}

function wrap(text: string, indent: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(word)
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(' '.repeat(indent) + word)
  }
  return lines
}
