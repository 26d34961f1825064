/** The conformance suite's public surface. */
import { runConformance } from './command/run.ts'
import { runOnReplicas, type Replica } from './command/replicas.ts'
import type { RunHooks } from './command/session.ts'
import { defaultFolder } from './runner/journal/file.ts'
import {
  readReplaySettings,
  readSettings,
  UsageError,
  withConfiguration,
  type OptionValues,
} from './command/options.ts'
import { readPlans } from './command/outputs.ts'
import { announcement } from './report/announcement.ts'
import type { Report } from './report/model.ts'
import { replay } from './command/replay.ts'
import { joined, readReports } from './report/stored.ts'
import { progressLine, widthFor } from './report/terminal.ts'
import { PreflightError } from './runner/preflight.ts'
import type { ExitCode } from './runner/verdict.ts'

export { runConformance } from './command/run.ts'
export type { Replica } from './command/replicas.ts'
export { cleanUp, type CleanUpIo } from './command/cleanup.ts'
export { conformanceOptions } from './command/option-definitions.ts'
export type { OptionValues, Settings } from './command/options.ts'
export { render } from './command/outputs.ts'
export type {
  Comparison,
  Expectations,
  Report,
  ReportedCheck,
  ReportedFinding,
  ReportedRule,
} from './report/model.ts'
export type { ExitCode } from './runner/verdict.ts'

/** The terminal of a run. */
export interface ConformanceIo {
  /** Called with the report, and before the run with what it will do; the text has no final line end. */
  readonly out: (text: string) => void
  /** Called with one line for each error of usage; the line has no line end. */
  readonly err: (text: string) => void
  /** Prints the progress of a run over the previous progress; absent without a terminal. */
  readonly progress?: (line: string) => void
  /** Whether `out` gets ANSI escape sequences. */
  readonly colour: boolean
  /** Width of the terminal in characters; absent where there is none. */
  readonly columns?: number
  /** Ends the run early when aborted: no further check begins, and the run deletes its records and reports. */
  readonly stop?: AbortSignal
  /** Whether a journal is written to the default folder of the user if no other is named. */
  readonly keepsJournal?: boolean
}

/**
 * Runs the suite as the command does: reads options, runs the checks, writes the reports. Returns the exit status: 0 conforms,
 * 1 does not conform, 2 error. An unusable option or server is a line of `err` and status 2; other errors are thrown.
 * Replicas are tested in place of the server of the options; of several, each executes a part of the checks.
 */
export async function conform(
  values: OptionValues,
  io: ConformanceIo,
  replicas: readonly Replica[] = [],
): Promise<ExitCode> {
  const announceEnd = () => io.progress?.(endingEarly)
  io.stop?.addEventListener('abort', announceEnd, { once: true })
  try {
    const options = withConfiguration(values)
    const plans = readPlans(options)
    const report = plans.apply(await obtain(options, hooksFor(io, plans.isForTerminal), io, replicas))
    io.progress?.('')
    plans.deliver(report, io)
    return report.exitCode
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof PreflightError)) throw error
    io.progress?.('')
    io.err(`forge-contract conformance: ${error.message}`)
    return 2
  } finally {
    io.stop?.removeEventListener('abort', announceEnd)
  }
}

/** Progress after the first Ctrl+C. */
const endingEarly = 'Ending early: finishing what is in progress. Ctrl+C again ends at once.'

/** Of a run, of one that was recorded, or of reports that are there already. */
async function obtain(
  options: OptionValues,
  hooks: RunHooks,
  io: ConformanceIo,
  replicas: readonly Replica[],
): Promise<Report> {
  if (options.replay !== undefined) {
    return replay(options.replay, readReplaySettings(options), hooks)
  }
  if (options.from === undefined) {
    const [first] = replicas
    const settings = readSettings({ ...options, ...(first === undefined ? {} : optionsFor(first)) })
    if (replicas.length > 1) return runOnReplicas(settings, replicas, hooks)
    const journal = settings.journal ?? (io.keepsJournal === true ? defaultFolder() : undefined)
    return runConformance({ ...settings, journal }, hooks)
  }
  for (const name of narrowing) {
    if (options[name] === undefined) continue
    throw new UsageError(`--from reports on an earlier run; omit --${name}.`)
  }
  return joined(readReports(options.from, 'from'))
}

function optionsFor({ baseUrl, adminToken }: Replica): OptionValues {
  return { 'base-url': baseUrl, 'admin-token': adminToken }
}

/** Options that select the checks of a run, and how it runs. */
const narrowing = ['area', 'operation', 'rule', 'smoke', 'shard', 'observe', 'keep', 'transcript'] as const

function hooksFor({ out, progress, columns, stop }: ConformanceIo, isForTerminal: boolean): RunHooks {
  let failed = 0
  return {
    ...(stop === undefined ? {} : { stop }),
    onStart(start) {
      if (isForTerminal) out(announcement(start, widthFor(columns)))
    },
    onResult({ verdict }, done, total) {
      if (verdict === 'fail') failed += 1
      if (stop?.aborted !== true) progress?.(progressLine(done, total, failed))
    },
  }
}
