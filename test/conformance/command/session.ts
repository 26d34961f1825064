/** One run, against a server or a transcript: finds the administrator, creates the users, runs the checks, deletes what it created, reports. */
import { coverage } from '../areas/index.ts'
import { Conversation, type Channel } from '../protocol/conversation.ts'
import type { Exchange } from '../protocol/exchange.ts'
import type { CircuitBreaker } from '../protocol/circuit-breaker.ts'
import type { Pending } from '../runner/journal/file.ts'
import { cleanUpLeftovers } from '../runner/journal/settle.ts'
import { invocation } from './invocation.ts'
import type { Settings } from './options.ts'
import type { Start } from '../report/announcement.ts'
import { buildReport } from '../report/build.ts'
import type { Report } from '../report/model.ts'
import { rejectInUse } from '../runner/in-use.ts'
import { withoutCheck } from '../runner/plan.ts'
import { readAdministrator } from '../runner/preflight.ts'
import type { CheckResult, PlannedCheck } from '../runner/result.ts'
import { withUnroutedPaths } from '../runner/unrouted-paths.ts'
import { withCommonViolations } from '../runner/common-violations.ts'
import { readUnknownRoute } from '../runner/unknown-route.ts'
import { withRootCause } from '../runner/root-cause.ts'
import { withUnavailableOperations } from '../runner/unavailable.ts'
import { runChecks, shuffled } from '../runner/runner.ts'
import type { Chosen } from '../runner/selection.ts'
import { Blocked } from '../protocol/signals.ts'
import { reasonUnusable, healthCheckOf, readBaseline, recordsIn } from '../runner/health-check.ts'
import { createActors, removeActors, type Actors } from '../fixtures/actors.ts'
import { Actor } from '../fixtures/actor.ts'
import { recordingLeftover } from '../fixtures/cleanup.ts'
import type { Run } from '../fixtures/run.ts'
import { allowEveryVisibility } from '../fixtures/visibilities.ts'
import { SharedFixtures } from '../fixtures/shared.ts'
import { CheckContext } from '../fixtures/context.ts'

/** Longest time for one check in milliseconds. */
const timeLimitOfOneCheck = 120_000

/** If a hook throws, the run ends with its error, and what was made is removed all the same. */
export interface RunHooks {
  /** Called when the health check has succeeded, before anything is created on the target. */
  readonly onStart?: (start: Start) => void
  readonly onResult?: (result: CheckResult, done: number, total: number) => void
  /** Aborted when the run is to end early; what was made is removed all the same. */
  readonly stop?: AbortSignal
  /** Default: random. */
  readonly runId?: string
  /** The order in which checks begin, in place of one that the seed makes. */
  readonly order?: (plan: readonly PlannedCheck[]) => readonly PlannedCheck[]
}

export interface Session {
  readonly run: Run
  readonly channel: Channel
  readonly circuitBreaker: Pick<CircuitBreaker, 'watch' | 'giveUpIf' | 'breakdown' | 'requests'>
  readonly adminToken: string
  readonly settings: Pick<Settings, 'workers' | 'reference' | 'inUse' | 'observe'>
  readonly selection: Report['selection']
  readonly chosen: Chosen
  /** Areas and operations that the server is declared not to have. */
  readonly lacks: readonly string[]
  readonly seed: number
  readonly startedAt: Date
  /** On the clock of the channel, in milliseconds. */
  readonly started: number
  /** How long the run has taken so far. */
  readonly milliseconds: () => number
  /** Called after the last check. */
  readonly notes: () => readonly string[]
  /** Records of the journal that were created and not removed again. */
  readonly pending: () => readonly Pending[]
  /** Called when nothing is left of the run. */
  readonly onClean: () => void
  readonly hooks: RunHooks
}

/** Throws `PreflightError` when the server or the token is not what it must be. */
export async function runSession(session: Session): Promise<Report> {
  const { run, channel, circuitBreaker, chosen, seed, startedAt } = session
  const { baseUrl } = run
  const { account: admin, latency } = await readAdministrator(baseUrl, session.adminToken, channel)
  const baseline = await readBaseline(admin, channel)
  for (const key of recordsIn(baseline)) run.recordsBefore.add(key)
  const administrator = new Actor('admin', admin, new Conversation(channel, 'instance'))
  if (session.settings.inUse !== true) await rejectInUse(baseline, administrator, baseUrl.origin)
  const unknownRoute = await readUnknownRoute(administrator)
  session.hooks.onStart?.({
    target: baseUrl.href,
    run: run.id,
    keepsRecords: run.keepsRecords,
    checks: chosen.checks.length,
    workers: session.settings.workers,
    latency: Math.min(latency, ...baseline.map(({ exchange }) => exchange.milliseconds)),
  })
  circuitBreaker.watch(healthCheckOf(admin, baseline))
  circuitBreaker.giveUpIf(reasonUnusable(baseline, null))
  const actors = await createActors(run, admin, channel)
  circuitBreaker.giveUpIf(reasonUnusable(baseline, actors))
  const results = await runAndCleanUp(session, actors, administrator)
  return buildReport({
    run,
    target: baseUrl.href,
    reference: session.settings.reference,
    seed,
    startedAt,
    milliseconds: session.milliseconds(),
    requests: circuitBreaker.requests,
    selection: session.selection,
    plan: { whole: chosen.whole, selected: chosen.selected, here: chosen.checks.length },
    results: withCauses(results, circuitBreaker.breakdown, unknownRoute),
    withoutCheck: withoutCheck(coverage),
    notes: [...session.notes(), ...notesOn(actors), ...cleanupNotes(session)],
  })
}

/** The results of the setup and of all checks. What was created is deleted also if a hook throws. */
async function runAndCleanUp(
  session: Session,
  actors: Actors,
  administrator: Actor,
): Promise<readonly CheckResult[]> {
  const { run, channel } = session
  const sharedFixtures = new SharedFixtures(
    channel,
    (conversation, shared): CheckContext => new CheckContext(run, actors, shared, conversation),
  )
  const settings = new Actor('admin', actors.admin, new Conversation(channel, 'visibilities'))
  const visibilities = await allowEveryVisibility(run, settings)
  try {
    const results = await runAll(session, actors, sharedFixtures)
    // What fails from here on is a leftover, not a finding.
    return [...setUpResults(actors, sharedFixtures), ...results]
  } finally {
    await sharedFixtures.cleanUp()
    if (visibilities !== null) await recordingLeftover(run, visibilities)
    await removeActors(run, actors, channel)
    if (!run.keepsRecords) {
      await cleanUpLeftovers(run, administrator, session.pending())
      if (run.leftovers.length === 0) session.onClean()
    }
  }
}

function runAll(session: Session, actors: Actors, shared: SharedFixtures): Promise<readonly CheckResult[]> {
  const { run, channel, settings, hooks, chosen, seed } = session
  const plan = chosen.checks
  const order = hooks.order?.(plan) ?? shuffled(plan, seed)
  return runChecks(plan, order, {
    channel: channel,
    workers: settings.workers,
    open: (conversation) => new CheckContext(run, actors, shared, conversation),
    onResult: hooks.onResult ?? (() => {}),
    timeLimit: timeLimitOfOneCheck,
    ...(hooks.stop === undefined ? {} : { stop: hooks.stop }),
  })
}

/** A server that breaks down is the cause of everything after it; otherwise each unavailable operation is one. */
function withCauses(
  results: readonly CheckResult[],
  breakdown: Session['circuitBreaker']['breakdown'],
  unknownRoute: Exchange | null,
): readonly CheckResult[] {
  if (breakdown !== null) return withRootCause(results, breakdown)
  const hasFailure = results.some(
    ({ mismatch, blockedBy, violations }) => mismatch !== null || blockedBy !== null || violations.length > 0,
  )
  return hasFailure
    ? withCommonViolations(withUnroutedPaths(withUnavailableOperations(results, unknownRoute)))
    : results
}

/** The setup of users and shared fixtures has verdicts as checks have, and belongs to no rule. */
function setUpResults(actors: Actors, sharedFixtures: SharedFixtures): readonly CheckResult[] {
  const missing = [...actors.accounts.values()].find((account) => account instanceof Blocked)
  const users = { name: 'users', violations: actors.violations, exchanges: actors.exchanges, error: missing }
  const shared = sharedFixtures.setups.toSorted((a, b) => a.name.localeCompare(b.name))
  return [users, ...shared].map(({ name, violations, exchanges, error }) => ({
    id: `set-up/${name}`,
    title: `Set-up: ${name}`,
    source: null,
    topic: null,
    area: 'general',
    rules: [],
    operations: [],
    ...outcomeOf(error, name),
    mismatch: null,
    blockedBy: null,
    violations,
    exchanges,
    milliseconds: 0,
  }))
}

/**
 * Without users there is no verdict. A check that requires a fixture which was not created is blocked itself; others do
 * without.
 */
function outcomeOf(error: unknown, name: string): Pick<CheckResult, 'verdict' | 'reason'> {
  if (error === undefined) return { verdict: 'pass', reason: null }
  const reason = error instanceof Blocked ? error.by : error instanceof Error ? error.message : 'unknown'
  return name === 'users'
    ? { verdict: 'blocked', reason }
    : { verdict: 'informational', reason: `not created: ${reason}` }
}

function notesOn(actors: Actors): readonly string[] {
  const borrowed = [...actors.accounts.values()].some(
    (account) => !(account instanceof Blocked) && account.token === null,
  )
  return borrowed
    ? [
        'GET /user with sudo returns no private_token: actors use the token of the administrator and the SUDO header.',
      ]
    : []
}

/** What is left can be tried again, for example once the server works. */
function cleanupNotes({ run: { id, keepsRecords, leftovers }, pending }: Session): readonly string[] {
  const command = invocation('conformance', `cleanup ${id}`)
  if (keepsRecords && pending().length > 0) return [`The records of the run remain. ${command} deletes them.`]
  return leftovers.length === 0 ? [] : [`${command} deletes the leftovers.`]
}
