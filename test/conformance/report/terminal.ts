/** The report for a terminal: each finding in full, what changed, then an ending that fits one screen. */
import { rules } from '../../../generated/rules.ts'
import { ending } from './ending.ts'
import {
  referenceTo,
  type ChangedCheck,
  type Comparison,
  type NamedFinding,
  type Report,
  type ReportedFinding,
  type ShownExchange,
} from './model.ts'
import { complaintsOf } from './conclusion.ts'
import { clip, oneLine, painter, wrap, type Paint } from './text.ts'

/** Columns where none are known, and the least and most that are used. */
const usual = 80
const least = 60
const most = 100
/** Findings told in full; all are in the other formats. */
const toldInFull = 12
/** Changes told one by one, of each kind. */
const toldChanges = 12

export interface TerminalOptions {
  readonly colour: boolean
  /** Only the ending, where the findings are told elsewhere. */
  readonly brief?: boolean
  readonly columns?: number | undefined
  /** Lines below the ending. */
  readonly after?: readonly string[]
}

export function terminalReport(report: Report, options: TerminalOptions): string {
  const { colour, brief = false, columns = usual, after = [] } = options
  const paint = painter(colour)
  const width = Math.min(Math.max(columns, least), most)
  const told = brief ? [] : tellAll(report, width, paint)
  return [...told, ...ending(report, width, paint, after)].join('\n')
}

/** One line that says how far a run is, in less than 60 columns. */
export function progressLine(done: number, total: number, failed: number): string {
  const bar = '#'.repeat(Math.round((done / Math.max(total, 1)) * 20)).padEnd(20, '.')
  return `[${bar}] ${done} of ${total} checks${failed === 0 ? '' : `, ${failed} failed`}`
}

/** Findings that nobody expects come first. */
function tellAll(report: Report, width: number, paint: Paint): string[] {
  const { findings, comparison } = report
  const open = findings.filter(({ excused }) => excused === null)
  const all = complaintsOf(report)
  // The ending has room for a few that are short.
  const complaints = all.length > 3 || all.some((line) => line.length > width) ? all : []
  return [
    ...open.slice(0, toldInFull).flatMap((finding) => tell(finding, report, width, paint)),
    ...(complaints.length === 0 ? [] : [...complaints, '']),
    ...(comparison === null ? [] : tellChanges(comparison, width, paint)),
  ]
}

function tell(finding: ReportedFinding, report: Report, width: number, paint: Paint): string[] {
  const ruleLines = finding.rules
    .slice(0, 4)
    .flatMap((rule) => [
      ...wrap(`rule       ${rule}: ${rules[rule].text}`, 11, width),
      ...wrap(`source     ${rules[rule].source}`, 11, width),
    ])
  const titles = report.checks.filter(
    ({ id, rules: own }) => finding.checks.includes(id) && !own.some((rule) => rule === id),
  )
  const checkLines = titles
    .slice(0, 4)
    .flatMap(({ id, title }) => wrap(`check      ${id}: ${title}`, 11, width))
  const more = finding.rules.length > 4 ? [`           and ${finding.rules.length - 4} rules more`] : []
  const links = finding.operations.slice(0, 3).map((operation) => referenceTo(operation, report.reference))
  return [
    paint('bold', `${finding.id}  ${clip(finding.title, width - finding.id.length - 2)}`),
    ...ruleLines,
    ...more,
    ...checkLines,
    ...wrap(`expected   ${oneLine(finding.expected)}`, 11, width),
    ...wrap(`actual     ${oneLine(finding.actual)}`, 11, width),
    ...finding.exchanges.slice(-2).flatMap((exchange) => tellExchange(exchange, width, paint)),
    ...(links.length === 0 ? [] : [`reference  ${links.join(' ')}`]),
    `known as   ${finding.key}`,
    'repeat it',
    ...finding.script
      .trimEnd()
      .split('\n')
      .map((line) => paint('dim', `  ${line}`)),
    '',
  ]
}

function tellExchange(exchange: ShownExchange, width: number, paint: Paint): string[] {
  const { actor, request, response, fault } = exchange
  const lines = [`${actor}: ${request.method} ${request.url}`]
  if (request.body !== null) lines.push(clip(request.body, 300))
  lines.push(
    response === null
      ? `no response: ${fault ?? ''}`
      : `${response.status} ${response.headers['content-type'] ?? ''}`,
  )
  if (response !== null && response.body !== '') lines.push(clip(response.body, 300))
  return [
    'exchange',
    ...lines.flatMap((line) => wrap(line, 0, width - 2).map((part) => paint('dim', `  ${part}`))),
  ]
}

function tellChanges(comparison: Comparison, width: number, paint: Paint): string[] {
  const { newlyFailing, newlyPassing, otherVerdicts, added, vanished, findingsNew, findingsGone } = comparison
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['newly failing', newlyFailing.map(turned)],
    ['newly passing', newlyPassing.map(turned)],
    ['otherwise changed', otherVerdicts.map(turned)],
    ['new findings', findingsNew.map(named)],
    ['findings gone', findingsGone.map(named)],
    ['new checks', added],
    ['vanished checks', vanished],
  ]
  const told = lists.filter(([, list]) => list.length > 0)
  const { run, startedAt } = comparison.old
  return [
    paint('bold', `since run ${run} of ${startedAt}`),
    ...(comparison.sameSelection ? [] : wrap('The runs were asked for different checks.', 0, width)),
    ...(told.length === 0 ? ['nothing changed'] : []),
    ...told.flatMap(([name, list]) => [
      `${name}: ${list.length}`,
      ...list.slice(0, toldChanges).map((line) => `  ${clip(line, width - 2)}`),
      ...(list.length > toldChanges ? [`  and ${list.length - toldChanges} more`] : []),
    ]),
    '',
  ]
}

function turned({ id, from, to }: ChangedCheck): string {
  return `${id}: ${from} before, now ${to}`
}

function named({ key, title }: NamedFinding): string {
  return `${key}: ${title}`
}
