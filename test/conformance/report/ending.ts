/** The end of a terminal report: the summary, within 24 lines unless it is verbose. */
import { changesIn } from './compare.ts'
import { areaRowsOf, cellsOf, othersIn, type AreaRow } from './counts.ts'
import { matrixLine } from './matrix.ts'
import type { Report } from './model.ts'
import { clip, counted, wrap, wrapped, type Paint } from './text.ts'
import { expectationErrorsOf, conclusionOf, rulesWithoutVerdict, unclearChecks } from './conclusion.ts'

/** Lines of a small terminal, less one for the prompt that follows. */
const height = 23
/** Findings named, where there is space. */
const mostFindings = 8
/** Most areas that are listed. */
const mostAreas = 5
const mostNotes = 4
/** Most lines of the notes, and of one note. */
const mostLinesOfNotes = 8
const mostLinesOfNote = 4
const mostAfter = 3
/** Width of a column of counts. */
const cell = 9

interface EndingStyle {
  readonly width: number
  readonly paint: Paint
  /** Whether to print complete notes. */
  readonly verbose: boolean
  /** Whether no text is cut, because the report is not printed on a terminal. */
  readonly whole: boolean
}

/** `after` are the lines below it, for example the path of the report. */
export function ending(report: Report, style: EndingStyle, after: readonly string[]): string[] {
  const { width, paint, verbose, whole } = style
  const { run } = report
  const figures = `${counted(report.plan.here, 'check')}, ${counted(run.requests, 'request')}, ${(run.milliseconds / 1000).toFixed(1)} s, run ${run.id}, seed ${run.seed}`
  const head = [paint('bold', clip(report.target, width)), ...areaTable(report, width), '']
  const foot = [
    ...wrap(figures, 0, width),
    ...wrap(matrixLine(report.matrix), 0, width).filter((line) => line !== ''),
    ...wrap(conclusionOf(report), 2, width).map((line) => paint(colourOf(report), line)),
    ...after.flatMap((line) => wrap(line, 0, width)).slice(0, mostAfter),
  ]
  const linesForNotes =
    height - head.length - foot.length - 2 - Math.min(report.findings.length, mostFindings)
  const notes = verbose
    ? notesOn(report).flatMap((note) => wrap(note, 2, width))
    : whole
      ? shortened(notesOn(report), mostNotes + 1, 'notes')
      : notesWithin(notesOn(report), width, linesForNotes)
  const shownNotes = [...notes, ...(notes.length > 0 ? [''] : [])]
  const remainingLines = height - head.length - shownNotes.length - foot.length - 1
  const findings = shortened(
    findingLines(report, whole ? Infinity : width),
    whole ? mostFindings + 1 : Math.min(mostFindings + 1, remainingLines),
    'findings',
  )
  return [...head, ...findings, ...(findings.length > 0 ? [''] : []), ...shownNotes, ...foot]
}

/** The notes on as many lines as there are; at least one line for each of the first. */
function notesWithin(notes: readonly string[], width: number, available: number): readonly string[] {
  const most = Math.min(mostLinesOfNotes, available)
  for (let linesOfOne = mostLinesOfNote; linesOfOne > 1; linesOfOne -= 1) {
    const lines = notes.flatMap((note) => wrapped(note, width, linesOfOne))
    if (lines.length <= most) return lines
  }
  const clipped = notes.map((note) => clip(note, width))
  return shortened(clipped, mostNotes, 'notes')
}

/** Notes for the reader, the gravest first. */
function notesOn(report: Report): string[] {
  const { comparison, leftovers } = report
  return [
    ...expectationErrorsOf(report),
    ...(comparison === null ? [] : [sinceThen(comparison)]),
    ...unclearChecks(report).map(({ text }) => text),
    ...rulesWithoutVerdict(report),
    ...report.notes,
    ...(leftovers.length === 0 ? [] : [`left behind: ${leftovers.map(({ what }) => what).join(', ')}`]),
  ]
}

function sinceThen(comparison: NonNullable<Report['comparison']>): string {
  const changes = changesIn(comparison)
  const other = comparison.sameSelection ? '' : ' (with other checks selected)'
  return `since run ${comparison.old.run}${other}: ${changes.length === 0 ? 'nothing changed' : changes.join(', ')}`
}

function findingLines({ findings }: Report, width: number): string[] {
  return findings.map(({ id, title, count, excused }) => {
    const marks = [...(count > 1 ? [`${count} times`] : []), ...(excused === null ? [] : ['expected'])]
    const mark = marks.length === 0 ? '' : ` (${marks.join(', ')})`
    return `${id.padEnd(4)}${clipTitle(title, width - 4 - mark.length)}${mark}`
  })
}

const expectedMark = ' Expected: '

/** Cuts the actual and the expected value: the end of the first is often the same in several findings. */
function clipTitle(title: string, length: number): string {
  const at = title.indexOf(expectedMark)
  if (title.length <= length || at === -1) return clip(title, length)
  const expected = clip(title.slice(at), Math.floor(length / 2))
  return clip(title.slice(0, at), length - expected.length) + expected
}

function shortened(lines: readonly string[], most: number, what: string): readonly string[] {
  if (lines.length <= most) return lines
  return [
    ...lines.slice(0, Math.max(0, most - 1)),
    `and ${lines.length - Math.max(0, most - 1)} more ${what}`,
  ]
}

/** The last row is the sum. Of many areas only those with failed or blocked checks, or findings, are listed, the worst first. */
function areaTable(report: Report, width: number): string[] {
  const { rules, findings } = report
  const rows = areaRowsOf(report)
  const remarkable = rows.length > mostAreas ? rows.filter(isRemarkable).toSorted(byGravity) : rows
  const shown = remarkable.slice(0, mostAreas)
  const columns = ['pass', 'fail', 'blocked', 'other', ...(findings.length === 0 ? [] : ['findings'])]
  const first = Math.min(26, width - columns.length * cell)
  const line = (name: string, cells: readonly (string | number)[]) =>
    clip(name, first).padEnd(first) +
    cells
      .slice(0, columns.length)
      .map((text) => String(text).padStart(cell))
      .join('')
  const isListed = shown.length > 0
  return [
    line(isListed ? 'rules by area' : 'rules', columns),
    ...shown.map((row) => line(row.area, [...row.cells, row.findings])),
    ...(remarkable.length > shown.length
      ? [`and ${counted(remarkable.length - shown.length, 'more area')}`]
      : []),
    ...(rows.length > 1
      ? [line(isListed ? 'all' : 'of all areas', [...cellsOf(rules), findings.length])]
      : []),
    ...[clip(othersIn(rules), width)].filter((text) => text !== ''),
  ]
}

function byGravity(a: AreaRow, b: AreaRow): number {
  return b.cells[1] - a.cells[1] || b.cells[2] - a.cells[2] || b.findings - a.findings
}

function isRemarkable({ cells: [, fail, blocked], findings }: AreaRow): boolean {
  return fail > 0 || blocked > 0 || findings > 0
}

function colourOf({ exitCode }: Report): 'green' | 'yellow' | 'red' {
  return exitCode === 0 ? 'green' : exitCode === 2 ? 'yellow' : 'red'
}
