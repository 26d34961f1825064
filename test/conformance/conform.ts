/** One run against one server: meet the administrator, cast the people, run the checks, clear up, report. */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { coverage } from './coverage.ts'
import { Conversation, lineOver, type Line } from './engine/conversation.ts'
import { Guard } from './engine/guard.ts'
import { defaultLimits, openTransport } from './engine/http.ts'
import { Secrets } from './engine/secrets.ts'
import { newRunId } from './journal/names.ts'
import { withJournal } from './journal/recording.ts'
import { settleResidue } from './journal/residue.ts'
import type { Settings } from './options.ts'
import { buildReport } from './report/build.ts'
import type { Report } from './report/model.ts'
import { deadlineFor } from './run/budget.ts'
import { refuseInUse } from './run/in-use.ts'
import { withoutCheck, type PlannedCheckList } from './run/plan.ts'
import { meetAdministrator, readBaseUrl } from './run/preflight.ts'
import type { CheckResult } from './run/result.ts'
import { withRootCause } from './run/root-cause.ts'
import { runChecks, shuffled } from './run/runner.ts'
import { chooseChecks, reportedSelection } from './run/selection.ts'
import { byValue } from './run/value.ts'
import { hopeless, pulseOf, readVitalSigns } from './run/vital-signs.ts'
import { castPeople, dismissPeople, type Cast } from './world/cast.ts'
import { Blocked } from './run/signals.ts'
import { Persona } from './world/persona.ts'
import { beginRun, type RunFacts } from './world/run-facts.ts'
import { Commons } from './world/shared.ts'
import { World } from './world/world.ts'

/** Longest time for one check in milliseconds. */
const patienceForOneCheck = 120_000

export interface RunHooks {
  readonly onResult?: (result: CheckResult, done: number, total: number) => void
  /** Aborted when the run is to end early; what was made is removed all the same. */
  readonly stop?: AbortSignal
}

/**
 * Judges one server. Throws `UsageError` for settings that cannot be and `PreflightError` when the server or the token
 * is not what it must be; whatever the server does after that is in the report.
 */
export async function runConformance(settings: Settings, hooks: RunHooks = {}): Promise<Report> {
  const baseUrl = readBaseUrl(settings.baseUrl)
  const chosen = chooseChecks(settings)
  const facts = newRun(baseUrl, settings.adminToken)
  using transport = openTransport(baseUrl, { ...defaultLimits, milliseconds: settings.timeout })
  const startedAt = new Date()
  const journal = withJournal(transport.send, settings.journal, {
    run: facts.id,
    target: baseUrl.href,
    startedAt,
    token: settings.adminToken,
  })
  const guard = new Guard(journal.send, { slow: settings.timeout * 0.4 })
  const line = lineOver(guard.send, facts.elapsed)
  const started = facts.elapsed()
  const seed = settings.seed ?? randomBytes(4).readUInt32LE()
  const admin = await meetAdministrator(baseUrl, settings.adminToken, line)
  const signs = await readVitalSigns(admin, line)
  const administrator = new Persona('admin', admin, new Conversation(line, 'instance'))
  if (settings.inUse !== true) await refuseInUse(signs, administrator, baseUrl.origin)
  guard.watch(pulseOf(admin, signs))
  guard.giveUpIf(hopeless(signs, null))
  const cast = await castPeople(facts, admin, line)
  guard.giveUpIf(hopeless(signs, cast))
  const commons = new Commons(
    line,
    (conversation, shared): World => new World(facts, cast, shared, conversation),
  )
  const results = await judgeAll(chosen.checks, seed, {
    facts,
    cast,
    commons,
    line,
    settings,
    hooks,
    opening: { started, requests: guard.requests },
  })
  await commons.cleanUp()
  await dismissPeople(facts, cast, line)
  await settleResidue(facts, administrator)
  if (facts.residue.length === 0) journal.remove()
  return buildReport({
    facts,
    target: baseUrl.href,
    reference: settings.reference,
    seed,
    startedAt,
    milliseconds: facts.elapsed() - started,
    requests: guard.requests,
    selection: reportedSelection(settings),
    plan: { whole: chosen.whole, asked: chosen.asked, here: chosen.checks.length },
    results: withRootCause([...setUpResults(cast, commons), ...results], guard.breakdown),
    withoutCheck: withoutCheck(coverage),
    notes: notesOn(cast),
  })
}

interface Stage {
  readonly facts: RunFacts
  readonly cast: Cast
  readonly commons: Commons
  readonly line: Line
  readonly settings: Settings
  readonly hooks: RunHooks
  /** When the run began, on the clock of the line, and what it has sent before the first check. */
  readonly opening: { readonly started: number; readonly requests: number }
}

function judgeAll(plan: PlannedCheckList, seed: number, stage: Stage): Promise<readonly CheckResult[]> {
  const { facts, cast, commons, line, settings, hooks, opening } = stage
  const { budget = null } = settings
  const timed =
    budget === null
      ? {}
      : {
          deadline: deadlineFor(plan, {
            budget,
            ...opening,
            now: line.elapsed(),
            toRemove: () => commons.count,
          }),
        }
  return runChecks(plan, budget === null ? shuffled(plan, seed) : byValue(plan), {
    line,
    workers: settings.workers,
    open: (conversation) => new World(facts, cast, commons, conversation),
    onResult: hooks.onResult ?? (() => {}),
    patience: patienceForOneCheck,
    ...(hooks.stop === undefined ? {} : { stop: hooks.stop }),
    ...timed,
  })
}

function newRun(baseUrl: URL, adminToken: string): RunFacts {
  const secrets = new Secrets()
  secrets.add('FORGE_TOKEN', adminToken)
  return beginRun({
    id: newRunId(randomBytes(4).toString('hex')),
    baseUrl,
    secrets,
    password: () => `Pass-${randomBytes(12).toString('base64url')}-1`,
    elapsed: () => performance.now(),
    sleep: async (milliseconds) => {
      await sleep(milliseconds)
    },
    residue: [],
  })
}

/** Making the people and the shared things is judged like anything else, and belongs to no rule. */
function setUpResults(cast: Cast, commons: Commons): readonly CheckResult[] {
  const missing = [...cast.people.values()].find((account) => account instanceof Blocked)
  const people = { name: 'people', charges: cast.charges, exchanges: cast.exchanges }
  const shared = commons.makings.toSorted((a, b) => a.name.localeCompare(b.name))
  return [people, ...shared].map(({ name, charges, exchanges }, index) => ({
    id: `set-up/${name}`,
    title: `Set-up: ${name}`,
    topic: null,
    area: 'general',
    rules: [],
    operations: [],
    verdict: missing === undefined || index > 0 ? 'pass' : 'blocked',
    reason: missing === undefined || index > 0 ? null : missing.by,
    mismatch: null,
    charges,
    trail: exchanges,
    milliseconds: 0,
  }))
}

function notesOn(cast: Cast): readonly string[] {
  const borrowed = [...cast.people.values()].some(
    (account) => !(account instanceof Blocked) && account.token === null,
  )
  return borrowed
    ? [
        'GET /user under sudo shows no private_token: people act through the administrator with the SUDO header.',
      ]
    : []
}
