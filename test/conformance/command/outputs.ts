/** Where a report goes and in which forms, and what it is held against on its way. */
import { accessSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readReporter, reporterNames, UsageError, type OptionValues, type ReporterName } from './options.ts'
import { badge } from '../report/badge.ts'
import { compared } from '../report/compare.ts'
import { expectedList, expecting } from '../report/expectations.ts'
import { htmlReport } from '../report/html.ts'
import { junitReport } from '../report/junit.ts'
import { markdownReport } from '../report/markdown.ts'
import type { Report } from '../report/model.ts'
import { readReport } from '../report/stored.ts'
import { terminalReport } from '../report/terminal.ts'
import { readExpected } from '../runner/expected.ts'

const reporters: Record<ReporterName, (report: Report) => string> = {
  terminal: (report) => terminalReport(report, { colour: false }),
  json: (report) => JSON.stringify(report, null, 2),
  junit: junitReport,
  html: htmlReport,
  markdown: markdownReport,
  badge,
}

/** Writes a report in one of its forms. */
export function render(report: Report, reporter: ReporterName): string {
  return reporters[reporter](report)
}

/** What to do with a report, read before the run begins so that a mistake costs no run. */
export interface Plans {
  /** The report with what was asked for held against it. */
  readonly apply: (report: Report) => Report
  /** Writes the files and what stands on standard output. Throws `UsageError` for a file that cannot be written. */
  readonly deliver: (report: Report, screen: Screen) => void
}

export interface Screen {
  readonly out: (text: string) => void
  readonly colour: boolean
  readonly columns?: number | undefined
}

/** Throws `UsageError`. */
export function readPlans(options: OptionValues): Plans {
  const onScreen = readReporter(options.reporter)
  const files = readFiles(options)
  const old = options.compare === undefined ? null : readReport(options.compare, 'compare')
  const file = options.expected
  const expected = file === undefined ? null : readExpected(file)
  return {
    apply(report) {
      const held = file === undefined || expected === null ? report : expecting(report, file, expected)
      return old === null ? held : compared(held, old)
    },
    deliver(report, screen) {
      for (const { write, path, option } of files) writeTo(path, write(report), option)
      const after = toldFiles(files)
      const form = options.output === undefined ? onScreen : 'terminal'
      const brief = options.output !== undefined
      screen.out(
        form === 'terminal' ? terminalReport(report, { ...screen, brief, after }) : render(report, form),
      )
    },
  }
}

function toldFiles(files: readonly File[]): readonly string[] {
  const paths = files.filter(({ option }) => option !== listOption).map(({ path }) => path)
  const list = files.find(({ option }) => option === listOption)
  const reports =
    paths.length === 1 ? `The report is in ${paths[0]}.` : `The reports are in ${paths.join(', ')}.`
  return [
    ...(paths.length === 0 ? [] : [reports]),
    ...(list === undefined ? [] : [`The list of what does not pass is in ${list.path}.`]),
  ]
}

const listOption = 'write-expected'

interface File {
  readonly option: string
  readonly path: string
  readonly write: (report: Report) => string
}

function readFiles(options: OptionValues): readonly File[] {
  const reporter = readReporter(options.reporter)
  const reports = (options.report ?? '').split(',').filter((part) => part !== '')
  const list = options[listOption]
  const files: readonly File[] = [
    ...(options.output === undefined
      ? []
      : [{ option: 'output', path: options.output, write: (report: Report) => render(report, reporter) }]),
    ...reports.map((text) => readFileOption(text.trim())),
    ...(list === undefined ? [] : [{ option: listOption, path: list, write: expectedList }]),
  ]
  for (const { path, option } of files) mustBeWritable(path, option)
  return files
}

function mustBeWritable(path: string, option: string): void {
  try {
    accessSync(dirname(path), constants.W_OK)
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return
  } catch {
    // Told below.
  }
  throw unwritable(path, option)
}

function unwritable(path: string, option: string): UsageError {
  return new UsageError(`--${option} ${path} cannot be written; give a path in an existing folder.`)
}

/** Reads `html=report.html`. */
function readFileOption(text: string): File {
  const [, name, path] = /^([a-z]+)=(.+)$/.exec(text) ?? []
  const form = reporterNames.find((each) => each === name)
  if (form !== undefined && path !== undefined) {
    return { option: 'report', path, write: (report) => render(report, form) }
  }
  throw new UsageError(
    `--report must be like html=report.html, with one of ${reporterNames.join(', ')}; it is '${text}'.`,
  )
}

function writeTo(path: string, text: string, option: string): void {
  try {
    writeFileSync(path, text.endsWith('\n') ? text : `${text}\n`)
  } catch {
    throw unwritable(path, option)
  }
}
