/** A process that tries mutants, several side by side, each on a server of its own. */
import { mutantFinder } from './catalogue.ts'
import { startTarget } from './target.ts'
import { tried, type Trial } from './trial.ts'

/** A message to a worker. */
export interface Order {
  readonly id: string
  /** Checks that touch the operation. */
  readonly touching: readonly string[]
}

/** A message of a worker: a lane is free, with the result of its last order. */
export interface Word {
  readonly trial: Trial | null
}

const find = mutantFinder()
const lanes = Number(process.argv[2] ?? 1)
const waiting: ((order: Order) => void)[] = []

process.on('message', (order: Order) => waiting.shift()?.(order))
process.on('disconnect', () => process.exit())

function say(word: Word): void {
  process.send?.(word)
}

async function work(): Promise<never> {
  await using target = await startTarget()
  let trial: Trial | null = null
  for (;;) {
    const { promise, resolve } = Promise.withResolvers<Order>()
    waiting.push(resolve)
    say({ trial })
    const { id, touching } = await promise
    trial = await tried(target, find(id), touching)
  }
}

await Promise.all(Array.from({ length: lanes }, work))
