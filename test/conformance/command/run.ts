/** One run against one server. */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { channelOver } from '../protocol/conversation.ts'
import { CircuitBreaker } from '../protocol/circuit-breaker.ts'
import { limitsFor, openTransport } from '../protocol/http.ts'
import { withoutHanging } from '../protocol/hanging.ts'
import { withRetries, type RetryingTransport } from '../protocol/retries.ts'
import { Secrets } from '../protocol/secrets.ts'
import { newRunId } from '../fixtures/run-names.ts'
import { withJournal } from '../runner/journal/keep.ts'
import type { Settings } from './options.ts'
import { record } from './record.ts'
import type { Report } from '../report/model.ts'
import { readBaseUrl } from '../runner/preflight.ts'
import { chooseChecks, reportedSelection } from '../runner/selection.ts'
import { runSession, type RunHooks, type Session } from './session.ts'
import { withDeclared } from '../runner/target/declared.ts'
import { noTarget } from '../runner/target/file.ts'
import { withProvisioning } from '../runner/target/provisioner.ts'
import type { Existing } from '../fixtures/existing.ts'
import { beginRun, type Run } from '../fixtures/run.ts'

/**
 * Tests one server. Throws `UsageError` for invalid settings, and `PreflightError` if the server or the token is not
 * usable. All later failures of the server are in the report.
 */
export async function runConformance(settings: Settings, hooks: RunHooks = {}): Promise<Report> {
  const baseUrl = readBaseUrl(settings.baseUrl)
  const { target = noTarget } = settings
  const selected = chooseChecks(settings)
  const declared = withDeclared(selected.checks, target.lacks)
  const chosen = { ...selected, checks: declared.checks }
  const id = hooks.runId ?? newRunId(randomBytes(4).toString('hex'))
  const run = newRun(settings, baseUrl, id, target.existing)
  const limits = limitsFor(settings)
  using transport = openTransport(baseUrl, limits)
  using provisioner = withProvisioning(transport.send, target.provisioning, limits)
  const startedAt = new Date()
  using journal = withJournal(provisioner.send, settings.journal, {
    run: run.id,
    target: baseUrl.href,
    startedAt,
    token: settings.adminToken,
  })
  const circuitBreaker = new CircuitBreaker(journal.send, { slow: settings.timeout * 0.4 })
  const retrying = withRetries(circuitBreaker.send, run.sleep)
  const started = run.elapsed()
  const session: Session = {
    run,
    circuitBreaker,
    settings,
    chosen,
    startedAt,
    started,
    hooks,
    channel: withoutHanging(channelOver(retrying.send, run.elapsed)),
    adminToken: settings.adminToken,
    selection: reportedSelection(settings),
    lacks: target.lacks,
    seed: settings.seed ?? randomBytes(4).readUInt32LE(),
    milliseconds: () => run.elapsed() - started,
    notes: () => [...declared.notes(), ...notesOn(retrying)],
    pending: journal.pending,
    onClean: journal.remove,
  }
  const { transcript = null } = settings
  return await (transcript === null ? runSession(session) : record(session, transcript, runSession))
}

function newRun({ adminToken, keep = false }: Settings, baseUrl: URL, id: string, existing: Existing): Run {
  const secrets = new Secrets()
  secrets.add('FORGE_ADMIN_TOKEN', adminToken)
  return beginRun({
    id,
    existing,
    baseUrl,
    secrets,
    password: () => `Pass-${randomBytes(12).toString('base64url')}-1`,
    elapsed: () => performance.now(),
    sleep: async (milliseconds) => {
      await sleep(milliseconds)
    },
    leftovers: [],
    keepsRecords: keep,
  })
}

function notesOn({ retries }: RetryingTransport): readonly string[] {
  return retries() === 0
    ? []
    : [`The server limits the rate of requests (status 429): ${retries()} were sent again after a wait.`]
}
