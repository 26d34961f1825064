/** A process that tries several mutants at once, each on a server of its own. */
import { mutantFinder } from './catalogue.ts'
import { startTarget } from './target.ts'
import { tryMutant, type Trial } from './trial.ts'

/** A message to a worker. */
export interface Assignment {
  readonly id: string
  /** Checks that touch the operation. */
  readonly touching: readonly string[]
}

/** A message of a worker: it is ready for an assignment. Contains the result of the last one. */
export interface WorkerMessage {
  readonly trial: Trial | null
}

const find = mutantFinder()
const concurrency = Number(process.argv[2] ?? 1)
const waiting: ((assignment: Assignment) => void)[] = []

process.on('message', (assignment: Assignment) => waiting.shift()?.(assignment))
process.on('disconnect', () => process.exit())

function send(message: WorkerMessage): void {
  process.send?.(message)
}

async function tryMutants(): Promise<never> {
  await using target = await startTarget()
  let trial: Trial | null = null
  for (;;) {
    const { promise, resolve } = Promise.withResolvers<Assignment>()
    waiting.push(resolve)
    send({ trial })
    const { id, touching } = await promise
    trial = await tryMutant(target, find(id), touching)
  }
}

await Promise.all(Array.from({ length: concurrency }, tryMutants))
