/** The forms and files of a report, and the earlier reports that it is compared with. */
import { accessSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { reporterNames, type ReporterName } from './option-definitions.ts'
import { isOn, UsageError, type OptionValues } from './options.ts'
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
  /** Whether standard output is for readers, not for programs. */
  readonly isForTerminal: boolean
  /** The report, compared with the list of expected failures and with the earlier report. */
  readonly apply: (report: Report) => Report
  /** Writes the files and standard output. Then throws `UsageError` for a file that could not be written. */
  readonly deliver: (report: Report, screen: Screen) => void
}

export interface Screen {
  readonly out: (text: string) => void
  readonly colour: boolean
  readonly columns?: number | undefined
}

/** Throws `UsageError`. */
export function readPlans(options: OptionValues): Plans {
  const { onScreen, files } = readOutputs(options)
  const old = options.compare === undefined ? null : readReport(options.compare, 'compare')
  const file = options.expected
  const expected = file === undefined ? null : readExpected(file)
  const html = files.find(({ form }) => form === 'html')?.path ?? null
  const verbose = isOn(options.verbose)
  return {
    isForTerminal: onScreen === 'terminal',
    apply(report) {
      const evaluated = file === undefined || expected === null ? report : expecting(report, file, expected)
      return old === null ? evaluated : compared(evaluated, old)
    },
    deliver(report, screen) {
      const written = files.map((each) => ({ ...each, problem: write(each, report) }))
      const [failed] = written.filter(({ problem }) => problem !== null)
      const after = linesOn(written.filter(({ problem }) => problem === null))
      screen.out(
        onScreen === 'terminal'
          ? terminalReport(report, { ...screen, verbose, html, after })
          : render(report, onScreen),
      )
      // Only now: the run may have taken long, and what it found is printed also if a file cannot be written.
      if (failed !== undefined)
        throw new UsageError(`--${failed.option} ${failed.path} cannot be written: ${failed.problem}.`)
    },
  }
}

function linesOn(files: readonly File[]): readonly string[] {
  const paths = files.filter(({ form }) => form !== null).map(({ path }) => path)
  const list = files.find(({ form }) => form === null)
  const reports =
    paths.length === 1 ? `The report is in ${paths[0]}.` : `The reports are in ${paths.join(', ')}.`
  return [
    ...(paths.length === 0 ? [] : [reports]),
    ...(list === undefined ? [] : [`The list of expected failures is in ${list.path}.`]),
  ]
}

const listOption = 'write-expected'

interface File {
  readonly option: string
  /** Null for the list of expected failures. */
  readonly form: ReporterName | null
  readonly path: string
  readonly render: (report: Report) => string
}

interface Outputs {
  /** The form on standard output. */
  readonly onScreen: ReporterName
  readonly files: readonly File[]
}

function readOutputs(options: OptionValues): Outputs {
  const reports = (options.report ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map((text) => readReportOption(text.trim()))
  const [onScreen, another] = reports.filter(({ path }) => path === null)
  if (another !== undefined)
    throw new UsageError(
      `--report has two forms without a file, ${onScreen?.form} and ${another.form}; only one can be on standard output.`,
    )
  const list = options[listOption]
  const files: readonly File[] = [
    ...reports.flatMap(({ form, path }) =>
      path === null
        ? []
        : [{ option: 'report', form, path, render: (report: Report) => render(report, form) }],
    ),
    ...(list === undefined ? [] : [{ option: listOption, form: null, path: list, render: expectedList }]),
  ]
  for (const { path, option } of files) mustBeWritable(path, option)
  return { onScreen: onScreen?.form ?? 'terminal', files }
}

function mustBeWritable(path: string, option: string): void {
  try {
    const existing = statSync(path, { throwIfNoEntry: false })
    accessSync(existing === undefined ? dirname(path) : path, constants.W_OK)
    if (statSync(dirname(path)).isDirectory() && existing?.isDirectory() !== true) return
  } catch {
    // Reported below.
  }
  throw unwritable(path, option)
}

/** The error for a file of an option that cannot be written. */
export function unwritable(path: string, option: string): UsageError {
  return new UsageError(
    `--${option} ${path} cannot be written; give the path of a file in an existing folder.`,
  )
}

/** Reads `html=report.html`, or `json` for standard output. */
function readReportOption(text: string): { readonly form: ReporterName; readonly path: string | null } {
  const [, name, path = null] = /^([a-z]+)(?:=(.+))?$/.exec(text) ?? []
  const form = reporterNames.find((each) => each === name)
  if (form !== undefined) return { form, path }
  throw new UsageError(
    `--report must be like html=report.html, with one of ${reporterNames.join(', ')}, not '${text}'.`,
  )
}

/** The reason why the file cannot be written, or null. */
function write({ path, render: rendered }: File, report: Report): string | null {
  const text = rendered(report)
  try {
    writeFileSync(path, text.endsWith('\n') ? text : `${text}\n`)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
