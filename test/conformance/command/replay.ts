/** Evaluates a run again from its transcript: the same requests and responses, with the present validator and checks. */
import { contract } from '../protocol/contract.ts'
import { placeholderOf } from '../runner/transcript/placeholders.ts'
import { Replay } from '../runner/transcript/replay.ts'
import { Secrets } from '../protocol/secrets.ts'
import type { Transcript, TranscriptHead } from '../runner/transcript/format.ts'
import { NoTranscript, readTranscript } from '../runner/transcript/reader.ts'
import { UsageError, type ReplaySettings } from './options.ts'
import type { Report } from '../report/model.ts'
import { select, type Selection } from '../runner/plan.ts'
import type { PlannedCheck } from '../runner/result.ts'
import { fullPlan } from '../runner/selection.ts'
import { Blocked } from '../protocol/signals.ts'
import { runSession, type RunHooks, type Session } from './session.ts'
import { withDeclared } from '../runner/target/declared.ts'
import { beginRun, type Run } from '../fixtures/run.ts'

/** Throws `UsageError` for a file that is not a transcript, and if no check is selected. */
export async function replay(file: string, settings: ReplaySettings, hooks: RunHooks = {}): Promise<Report> {
  const transcript = read(file)
  const { head, end } = transcript
  const { checks, notes } = checksOf(transcript, settings)
  if (checks.length === 0) {
    throw new UsageError(
      `--area, --operation and --rule select no check of ${file}; the recorded run has others.`,
    )
  }
  const recorded = new Replay(transcript)
  const declared = withDeclared(checks, head.lacks)
  const { areas, operations, rules } = settings
  const isNarrowed = areas.length + operations.length + rules.length > 0
  return unlessCut(file, {
    run: runOf(head),
    channel: recorded.channel,
    circuitBreaker: recorded.circuitBreaker,
    adminToken: placeholderOf(adminTokenName),
    settings: { workers: settings.workers, reference: settings.reference, inUse: true },
    selection: isNarrowed ? { ...head.selection, areas, operations, rules } : head.selection,
    chosen: { whole: fullPlan(head.observe).length, selected: checks.length, checks: declared.checks },
    lacks: head.lacks,
    seed: head.seed,
    startedAt: new Date(head.startedAt),
    started: 0,
    milliseconds: () => end?.milliseconds ?? 0,
    notes: () => [...notes, ...declared.notes()],
    pending: () => [],
    onClean: () => {},
    hooks,
  })
}

const adminTokenName = 'FORGE_ADMIN_TOKEN'

/** The run as it was, with names in place of secrets and no time to wait. */
function runOf({ run, target, existing, keep = false }: TranscriptHead): Run {
  const secrets = new Secrets()
  secrets.add(adminTokenName, placeholderOf(adminTokenName))
  return beginRun({
    id: run,
    baseUrl: new URL(target),
    existing,
    secrets,
    password: placeholderOf,
    elapsed: () => 0,
    sleep: () => Promise.resolve(),
    leftovers: [],
    keepsRecords: keep,
  })
}

/** Throws `UsageError` where the transcript ends before any check has begun. */
async function unlessCut(file: string, session: Session): Promise<Report> {
  try {
    return await runSession(session)
  } catch (error) {
    if (!(error instanceof Blocked)) throw error
    throw new UsageError(`--replay ${file} ends before the first check: ${error.by}.`)
  }
}

function read(file: string): Transcript {
  try {
    return readTranscript(file)
  } catch (error) {
    if (!(error instanceof NoTranscript)) throw error
    throw new UsageError(`--replay ${file} ${error.message}; give a file that --transcript wrote.`)
  }
}

/**
 * The selected checks of the run, as the suite has them today. A check that was added since is among them if the run
 * executed its whole selection: it is blocked rather than omitted.
 */
function checksOf(
  { head, end }: Transcript,
  narrowing: Selection,
): { readonly checks: readonly PlannedCheck[]; readonly notes: readonly string[] } {
  const plan = fullPlan(head.observe)
  const recorded = new Set(head.planned)
  const { smoke, shard } = head.selection
  const wasPart = smoke || shard !== null
  const admitted = new Set(wasPart ? [] : select(plan, head.selection).map(({ id }) => id))
  const known = new Set(plan.map(({ id }) => id))
  const gone = head.planned.filter((id) => !known.has(id))
  const notes = [`Evaluated from a transcript of ${head.startedAt}, without the server.`]
  if (end === null) notes.push('The recorded run is incomplete.')
  if (head.contract !== contract.info.version) {
    notes.push(`Recorded with contract ${head.contract}, evaluated with ${contract.info.version}.`)
  }
  if (gone.length > 0) notes.push(`Checks that the suite no longer has: ${gone.join(', ')}.`)
  const checks = select(plan, narrowing).filter(({ id }) => recorded.has(id) || admitted.has(id))
  return { checks, notes }
}
