/** The report for a terminal: the findings, what changed, and a summary that fits one screen. */
import { expectationErrorsOf } from './conclusion.ts'
import { ending } from './ending.ts'
import type { ChangedCheck, Comparison, NamedFinding, Report } from './model.ts'
import { findingLines, type FindingStyle } from './terminal-findings.ts'
import { clip, counted, painter, wrap, type Paint } from './text.ts'

/** Columns if the width is unknown, and the least and most that are used. */
const usual = 80
const least = 60
const most = 100
/** Findings that are printed without `verbose`; the other forms contain all of them. */
const mostFindings = 12
/** Most changes of a kind that are listed. */
const mostChanges = 12

export interface TerminalOptions {
  readonly colour: boolean
  /** Width of the terminal; undefined where there is none: no finding is cut then. */
  readonly columns?: number | undefined
  /** Whether to print all findings, with exchanges and scripts. */
  readonly verbose?: boolean
  /** HTML report that is written as well. */
  readonly html?: string | null
  /** Lines below the summary. */
  readonly after?: readonly string[]
}

export function terminalReport(report: Report, options: TerminalOptions): string {
  const { colour, columns, verbose = false, html = null, after = [] } = options
  const whole = columns === undefined
  const style = { width: widthFor(columns), paint: painter(colour), verbose, whole, html }
  return [...sections(report, style), ...ending(report, style, after)].join('\n')
}

/** The width of the text on a terminal of so many columns. */
export function widthFor(columns: number = usual): number {
  return Math.min(Math.max(columns, least), most)
}

/** The progress of a run on one line of less than 60 columns. */
export function progressLine(done: number, total: number, failed: number): string {
  const bar = '#'.repeat(Math.round((done / Math.max(total, 1)) * 20)).padEnd(20, '.')
  return `[${bar}] ${done} of ${counted(total, 'check')}${failed === 0 ? '' : `, ${failed} failed`}`
}

/** Expected findings are only listed in the summary. */
function sections(report: Report, style: FindingStyle): string[] {
  const { findings, comparison } = report
  const { width, paint, verbose } = style
  const open = findings.filter(({ excused }) => excused === null)
  const all = expectationErrorsOf(report)
  // The summary has room for a few short lines.
  const errors = all.length > 3 || all.some((line) => line.length > width) ? all : []
  return [
    ...(verbose ? open : open.slice(0, mostFindings)).flatMap((finding) =>
      findingLines(finding, report, style),
    ),
    ...(errors.length === 0 ? [] : [...errors, '']),
    ...(comparison === null ? [] : changeLines(comparison, width, paint)),
  ]
}

function changeLines(comparison: Comparison, width: number, paint: Paint): string[] {
  const { newlyFailing, newlyPassing, otherVerdicts, added, vanished, findingsNew, findingsGone } = comparison
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['newly failing', newlyFailing.map(turned)],
    ['newly passing', newlyPassing.map(turned)],
    ['otherwise changed', otherVerdicts.map(turned)],
    ['new findings', findingsNew.map(named)],
    ['resolved findings', findingsGone.map(named)],
    ['new checks', added],
    ['vanished checks', vanished],
  ]
  const changed = lists.filter(([, list]) => list.length > 0)
  const { run, startedAt } = comparison.old
  return [
    paint('bold', `since run ${run} of ${startedAt}`),
    ...(comparison.sameSelection ? [] : wrap('The runs selected different checks.', 0, width)),
    ...(changed.length === 0 ? ['nothing changed'] : []),
    ...changed.flatMap(([name, list]) => [
      `${name}: ${list.length}`,
      ...list.slice(0, mostChanges).map((line) => `  ${clip(line, width - 2)}`),
      ...(list.length > mostChanges ? [`  and ${list.length - mostChanges} more`] : []),
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
