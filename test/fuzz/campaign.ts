/** Runs cases against a server, shrinks what fails, and continues. */
import * as fc from 'fast-check'
import { readAccessTable } from './access-table.ts'
import type { Case, Step } from './case.ts'
import type { OperationId } from '../../generated/operations.ts'
import { startFuzzedServer, type DatabaseKind, type FuzzedServer } from './fuzzed-server.ts'
import { problemsOf, type Problem } from './oracle.ts'
import { anyCase } from './scenarios.ts'
import { createSender, type Sender } from './send.ts'
import { makeWorld, type World } from './world.ts'

export interface CampaignOptions {
  readonly database: DatabaseKind
  readonly requests: number
  /** Ends earlier after so many minutes. */
  readonly minutes?: number
  readonly seed: number
  readonly operations?: readonly OperationId[] | undefined
  /** Cases in one world. */
  readonly casesPerRun?: number
  /** Longest block of the event loop, in milliseconds. */
  readonly mostHold: number
  readonly onProgress: (state: Progress) => void
}

export interface Progress {
  readonly requests: number
  readonly findings: number
  readonly longestHold: number
  readonly rss: number
}

export interface Finding {
  readonly problem: Problem
  /** Repeats the case before it was shrunk. */
  readonly seed: number
  readonly case: Case
}

export interface Campaign extends Progress {
  readonly found: readonly Finding[]
  readonly byStatus: ReadonlyMap<number, number>
}

// Cases of one run of fast-check, after which a new world is made: deletions wear the old one out.
const casesPerRun = 150
// Attempts at a smaller case that fails alike.
const mostShrinks = 60

const repeated: readonly Problem['kind'][] = ['unauthorised', 'hold', 'no-response']

/** Sends at least so many requests. */
export async function fuzz(options: CampaignOptions): Promise<Campaign> {
  const end = performance.now() + (options.minutes ?? Infinity) * 60_000
  let fuzzer = await Fuzzer.start(options)
  try {
    const found = new Map<string, Finding>()
    for (let run = 0; fuzzer.requests < options.requests && performance.now() < end; run++) {
      const seed = options.seed + run
      const finding = await fuzzer.run(seed, new Set(found.keys()))
      if (finding !== undefined) found.set(finding.problem.key, finding)
      if (fuzzer.hasEnded) fuzzer = await fuzzer.restarted()
      options.onProgress(fuzzer.progress(found.size))
    }
    return { ...fuzzer.progress(found.size), found: [...found.values()], byStatus: fuzzer.byStatus }
  } finally {
    await fuzzer.end()
  }
}

/** A server, its world and what was counted so far. */
export class Fuzzer {
  requests = 0
  hasEnded = false
  readonly byStatus = new Map<number, number>()
  #longestHold = 0
  #rss = 0
  #worlds = 0
  readonly #options: CampaignOptions
  readonly #access = readAccessTable()
  #server: FuzzedServer
  #sender: Sender

  private constructor(options: CampaignOptions, server: FuzzedServer) {
    this.#options = options
    this.#server = server
    this.#sender = createSender(server.origin)
  }

  static async start(options: CampaignOptions): Promise<Fuzzer> {
    return new Fuzzer(options, await startFuzzedServer(options.database))
  }

  /** The same counts on a new server. */
  async restarted(): Promise<Fuzzer> {
    await this.end()
    this.#server = await startFuzzedServer(this.#options.database)
    this.#sender = createSender(this.#server.origin)
    this.hasEnded = false
    return this
  }

  async end(): Promise<void> {
    this.#sender.close()
    await this.#server[Symbol.asyncDispose]()
  }

  progress(findings: number): Progress {
    return { requests: this.requests, findings, longestHold: this.#longestHold, rss: this.#rss }
  }

  /** Tries one run of cases; returns the shrunk case of the first new problem. */
  async run(seed: number, known: ReadonlySet<string>): Promise<Finding | undefined> {
    const world = await this.world()
    let shrinks = 0
    let wanted: Problem | undefined
    let smallest: Case | undefined
    const property = fc.asyncProperty(anyCase(this.#options.operations), async (each) => {
      if (wanted !== undefined && ++shrinks > mostShrinks) return
      const problems = await this.problemsIn(each, world)
      const fresh = problems.filter(({ key }) =>
        wanted === undefined ? !known.has(key) : key === wanted.key,
      )
      const [first] = wanted === undefined ? await this.confirmed(each, fresh, world) : fresh
      if (first === undefined) return
      wanted = first
      smallest = each
      throw new Error(first.text)
    })
    const numRuns = this.#options.casesPerRun ?? casesPerRun
    const { errorInstance } = await fc.check(property, { seed, numRuns, unbiased: true })
    // An error of the command itself would end the run before its last case.
    if (wanted === undefined && errorInstance !== null) throw errorInstance
    const { rss } = await this.measured()
    this.#rss = rss
    if (wanted === undefined || smallest === undefined) return undefined
    return { problem: wanted, seed, case: (await this.reducedToOne(smallest, wanted)) ?? smallest }
  }

  /** One request of the case, if it fails alike alone. */
  private async reducedToOne(each: Case, { key }: Problem): Promise<Case | undefined> {
    for (const step of this.hasEnded ? [] : each.steps) {
      const alone = { ...each, steps: [step] }
      const problems = await this.problemsIn(alone, await this.world())
      if (problems.some((problem) => problem.key === key)) return alone
    }
    return undefined
  }

  /** A world for these cases; the server is started again where the last case ended it. */
  async world(): Promise<World> {
    const world = await makeWorld(this.#server.origin, this.#server.adminToken, ++this.#worlds)
    // The requests that create it produce no findings.
    await this.measured()
    return world
  }

  async problemsIn({ atOnce, steps }: Case, world: World): Promise<Problem[]> {
    if (this.hasEnded) return []
    const problems: Problem[] = []
    const send = async (step: Step): Promise<void> => {
      const sent = await this.#sender.send(step, world)
      this.requests++
      const status = sent.outcome.kind === 'response' ? sent.outcome.response.status : 0
      this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1)
      problems.push(...problemsOf(step, sent, world, this.#access))
    }
    if (atOnce) await Promise.all(steps.map(send))
    else for (const step of steps) await send(step)
    return [...problems, ...(await this.blocked(steps))]
  }

  /**
   * A lasting change by one case may explain a success in the next, and a connection may end between two requests: only what
   * happens again in a new world counts. Another request of the case may have deleted what an unauthorised one deletes, which
   * then succeeds: it has to succeed alone. A hold may also need the records of the world, and counts if it happens again there;
   * one that never does was the first use of a module, or of garbage collection, and is only reported.
   */
  private async confirmed(
    each: Case,
    problems: readonly Problem[],
    world: World,
  ): Promise<readonly Problem[]> {
    const doubtful = problems.filter(({ kind }) => repeated.includes(kind))
    if (doubtful.length === 0) return problems
    const keys = new Set(doubtful.map(({ key }) => key))
    const repeatedOnes = doubtful.some(({ kind }) => kind === 'hold')
      ? (await this.problemsIn(each, world)).filter(({ kind }) => kind === 'hold')
      : []
    repeatedOnes.push(...(await this.problemsIn(each, await this.world())))
    const confirmed = problems.filter(({ key }) => !keys.has(key))
    for (const problem of repeatedOnes.filter(({ key }) => keys.has(key)))
      if (problem.kind !== 'unauthorised' || (await this.reducedToOne(each, problem)) !== undefined)
        confirmed.push(problem)
    for (const { kind, key, text } of doubtful)
      if (kind === 'hold' && confirmed.every((problem) => problem.key !== key))
        process.stderr.write(`Not repeated: ${text}\n`)
    return confirmed
  }

  private async blocked(steps: readonly Step[]): Promise<Problem[]> {
    try {
      const { hold, incidents } = await this.measured()
      this.#longestHold = Math.max(this.#longestHold, hold)
      for (const incident of incidents) process.stderr.write(`${incident}\n`)
      if (hold <= this.#options.mostHold) return []
      const names = [...new Set(steps.map((step) => ('raw' in step ? 'raw' : step.operation)))].toSorted()
      const key = `hold|${steps.length === 1 ? names.join() : 'several'}`
      return [
        {
          kind: 'hold',
          key,
          text: `The event loop was held for ${Math.round(hold)} ms: ${names.join(', ')}`,
        },
      ]
    } catch (error) {
      this.hasEnded = true
      return [{ kind: 'ended', key: 'ended', text: error instanceof Error ? error.message : String(error) }]
    }
  }

  private async measured() {
    const { hold, rss, incidents } = await this.#server.measure()
    return { hold, rss, incidents }
  }
}
