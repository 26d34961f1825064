/** Some kills of one server, each followed by a look at what is left. */
import { setTimeout as pause } from 'node:timers/promises'
import { seeded, type Random } from '../support/random.ts'
import { rowsOf, createEarlierDatabase, schemaOf, versions } from '../support/earlier-database.ts'
import type { PostgresServer } from '../support/postgres.ts'
import type { LaunchedServer } from '../support/server-process.ts'
import { GitClient } from './git-client.ts'
import { integrityProblems } from '../support/integrity.ts'
import type { Bench } from './kinds.ts'
import { Ledger } from './ledger.ts'
import { startLoad } from './load.ts'
import { observe } from './observe.ts'
import { chooseKill, describeKill, type DatabaseKind, type Kill, type Moment, type Phase } from './plan.ts'
import { clientOf, createSite } from './site.ts'
import { createSubject, type Subject } from './subject.ts'

// A planned statement that is not reached within this time, in milliseconds, is replaced by a kill.
const mostPause = 3000

export interface RoundOptions {
  readonly database: DatabaseKind
  readonly cluster?: PostgresServer | undefined
  readonly seed: number
  readonly kills: number
  readonly phase?: Phase | undefined
  /** Called after each kill. */
  readonly onKill: (phase: Phase) => void
}

export interface RoundResult {
  readonly acknowledged: number
  /** What was lost, half done or wrong, with the kill that it followed. */
  readonly problems: readonly string[]
}

/** Runs a round on an empty database. */
export async function runRound(options: RoundOptions): Promise<RoundResult> {
  const random = seeded(options.seed)
  await using subject = await createSubject(options.database, options.cluster)
  if (options.phase === 'migration') return await killMigrations(subject, random, options)
  const first = await subject.launch().ready
  const client = clientOf(first.origin)
  const site = await createSite(client)
  await using git = await GitClient.create(first.origin, site.repository)
  await first.terminate()
  let count = 0
  const bench: Bench = {
    origin: first.origin,
    client,
    git,
    site,
    ledger: new Ledger(),
    noteIds: new Map(),
    requestIids: new Map(),
    next: () => ++count,
  }
  const problems: string[] = []
  let last = 'the setup'
  for (let number = 1; number <= options.kills; number++) {
    const kill = chooseKill(random, options.database, options.phase)
    const found = await examineAndKill(subject, bench, kill)
    problems.push(...found.map((problem) => `after ${last}: ${problem}`))
    last = `kill ${number} (${describeKill(kill)})`
    options.onKill(kill.phase)
  }
  problems.push(...(await examineAtLast(subject, bench)).map((problem) => `after ${last}: ${problem}`))
  return { acknowledged: bench.ledger.acknowledged, problems }
}

/** Compares what the server contains with the acknowledged writes, then ends it as planned. */
async function examineAndKill(subject: Subject, bench: Bench, kill: Kill): Promise<string[]> {
  const { phase, moment, seed } = kill
  await subject.settled()
  const launched = subject.launch(moment)
  if (phase === 'start') {
    await startAndKill(launched, moment)
    return []
  }
  const server = await launched.ready
  const present = at(bench, server.origin)
  const found = await examine(present)
  const load = startLoad(present, seed)
  if (moment.kind === 'statement') process.kill(server.pid, 'SIGUSR2')
  await Promise.race([launched.ended, pause(moment.kind === 'time' ? moment.milliseconds : mostPause)])
  if (phase === 'postgres') await subject.crashDatabase()
  if (phase === 'connections') await subject.endConnections()
  // The database is back: the clients go on for a moment.
  if (phase === 'postgres' || phase === 'connections') await pause(200)
  if (phase === 'shutdown') {
    process.kill(server.pid, 'SIGTERM')
    await Promise.race([launched.ended, pause(moment.kind === 'time' ? moment.milliseconds : mostPause)])
  }
  await launched.kill()
  await load.stop()
  return found
}

async function startAndKill(launched: LaunchedServer, moment: Moment): Promise<void> {
  const ready = launched.ready.catch(() => undefined)
  await Promise.race(
    moment.kind === 'time'
      ? [launched.ended, pause(moment.milliseconds)]
      : [launched.ended, ready, pause(mostPause)],
  )
  await launched.kill()
  await ready
}

async function examineAtLast(subject: Subject, bench: Bench): Promise<string[]> {
  await subject.settled()
  const server = await subject.launch().ready
  const found = await examine(at(bench, server.origin))
  const { code, errors } = await server.terminate()
  if (code !== 0 || errors !== '') found.push(`the server exited with ${code}: ${errors}`)
  return [...found, ...(await integrityProblems(subject.where))]
}

const at = (bench: Bench, origin: string): Bench => ({ ...bench, origin, client: clientOf(origin) })

async function examine(bench: Bench): Promise<string[]> {
  const { contents, problems } = await observe(bench)
  return [...problems, ...bench.ledger.settle(contents)]
}

/** Schema and rows as text, when the database has finished the work of servers that were killed. */
async function stateOf(subject: Subject): Promise<{ schema: string; rows: string }> {
  const { where } = subject
  await subject.settled()
  return { schema: JSON.stringify(await schemaOf(where)), rows: JSON.stringify([...(await rowsOf(where))]) }
}

/** Kills the server again and again while it brings a database of an earlier version up to date. */
async function killMigrations(subject: Subject, random: Random, options: RoundOptions): Promise<RoundResult> {
  const version = random.pick(versions.slice(0, -1))
  await createEarlierDatabase(subject.where, version)
  const before = await stateOf(subject)
  const problems: string[] = []
  for (let number = 1; number <= options.kills; number++) {
    const kill = chooseKill(random, options.database, 'migration')
    const launched = subject.launch(kill.moment)
    await Promise.race([launched.ready.catch(() => undefined), launched.ended])
    await launched.kill()
    options.onKill(kill.phase)
    const after = await stateOf(subject)
    if (after.schema !== before.schema) break
    if (after.rows !== before.rows)
      problems.push(`${version}, ${describeKill(kill)}: rows changed without the schema`)
  }
  const server = await subject.launch().ready
  const { code, errors } = await server.terminate()
  if (code !== 0 || errors !== '') problems.push(`${version}: the server exited with ${code}: ${errors}`)
  problems.push(...(await integrityProblems(subject.where)))
  return { acknowledged: 0, problems }
}
