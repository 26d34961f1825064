/** One run against several servers that are alike: each executes a shard, all at the same time. */
import { randomBytes } from 'node:crypto'
import { newRunId } from '../fixtures/run-names.ts'
import type { Start } from '../report/announcement.ts'
import type { Report } from '../report/model.ts'
import { joined } from '../report/stored.ts'
import type { Settings } from './options.ts'
import { runConformance } from './run.ts'
import type { RunHooks } from './session.ts'

/** A server that nothing else uses. */
export interface Replica {
  readonly baseUrl: string
  readonly adminToken: string
}

/** Tests the replicas, and returns one report. Throws as `runConformance` does. */
export async function runOnReplicas(
  settings: Settings,
  replicas: readonly Replica[],
  hooks: RunHooks,
): Promise<Report> {
  const seed = settings.seed ?? randomBytes(4).readUInt32LE()
  const runId = hooks.runId ?? newRunId(randomBytes(4).toString('hex'))
  const hooksOf = shared(hooks, replicas.length)
  const count = replicas.length
  const reports = await Promise.all(
    replicas.map(({ baseUrl, adminToken }, place) =>
      runConformance(
        { ...settings, baseUrl, adminToken, seed, shard: { index: place + 1, count } },
        { ...hooksOf(), runId },
      ),
    ),
  )
  return joined(reports)
}

/** The hooks of each shard: together they call those of the run as one run does. */
function shared({ onStart, onResult, ...others }: RunHooks, count: number): () => RunHooks {
  const starts: Start[] = []
  const sum = (value: (start: Start) => number) => starts.reduce((total, start) => total + value(start), 0)
  let done = 0
  return () => ({
    ...others,
    onStart(start) {
      starts.push(start)
      if (starts.length < count) return
      onStart?.({
        ...start,
        target: starts.map(({ target }) => target).join(' and '),
        checks: sum(({ checks }) => checks),
        workers: sum(({ workers }) => workers),
      })
    },
    onResult(result) {
      done += 1
      onResult?.(
        result,
        done,
        sum(({ checks }) => checks),
      )
    },
  })
}
