/** The conformance suite's public surface. */
import { writeFileSync } from 'node:fs'
import { runConformance } from './conform.ts'
import {
  readReporter,
  readSettings,
  UsageError,
  withConfiguration,
  type OptionValues,
  type ReporterName,
} from './options.ts'
import { htmlReport } from './report/html.ts'
import { junitReport } from './report/junit.ts'
import type { Report } from './report/model.ts'
import { progressLine, terminalReport } from './report/terminal.ts'
import { PreflightError } from './run/preflight.ts'
import type { ExitCode } from './run/verdict.ts'

export { runConformance } from './conform.ts'
export { conformanceOptions, type OptionValues, type Settings } from './options.ts'
export type { Report, ReportedCheck, ReportedFinding, ReportedRule } from './report/model.ts'
export type { ExitCode } from './run/verdict.ts'

/** Where a run's words go. */
export interface ConformanceIo {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Shows how far a run is, in place of what it showed before; on standard error's terminal unless given. */
  readonly progress?: (line: string) => void
  readonly colour: boolean
  readonly stop?: AbortSignal
}

/** Runs the suite as the command does: reads options, judges, writes the report. Returns the exit status. */
export async function conform(values: OptionValues, output: ConformanceIo): Promise<ExitCode> {
  const io = { progress: progressOnTerminal, ...output }
  try {
    const options = withConfiguration(values)
    const reporter = readReporter(options.reporter)
    const report = await runConformance(readSettings(options), hooksFor(io))
    io.progress('')
    deliver(render(report, reporter, io.colour && options.output === undefined), options.output, report, io)
    return report.exitCode
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof PreflightError)) throw error
    io.progress('')
    io.err(`forge-contract conformance: ${error.message}`)
    return 2
  }
}

const reporters: Record<ReporterName, (report: Report, colour: boolean) => string> = {
  terminal: (report, colour) => terminalReport(report, { colour }),
  json: (report) => JSON.stringify(report, null, 2),
  junit: junitReport,
  html: htmlReport,
}

/** Writes a report in one of its forms. */
export function render(report: Report, reporter: ReporterName, colour = false): string {
  return reporters[reporter](report, colour)
}

/** Progress goes to a terminal only, beside the report, on one line that is written over. */
function progressOnTerminal(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${line}`)
}

function hooksFor({ progress, stop }: ConformanceIo) {
  let failed = 0
  return {
    ...(stop === undefined ? {} : { stop }),
    onResult: ({ verdict }: { verdict: string }, done: number, total: number) => {
      if (verdict === 'fail') failed += 1
      progress?.(progressLine(done, total, failed))
    },
  }
}

function deliver(text: string, output: string | undefined, report: Report, io: ConformanceIo): void {
  if (output === undefined) {
    io.out(text)
    return
  }
  try {
    writeFileSync(output, text.endsWith('\n') ? text : `${text}\n`)
  } catch {
    throw new UsageError(`--output ${output} cannot be written; give a path in an existing folder.`)
  }
  io.out(`${terminalReport(report, { colour: io.colour, brief: true })}\nThe report is in ${output}.`)
}
