/** Things that several checks look at and none changes: made once in a run, when first asked for. */
import { Conversation, type Charge, type Line } from '../engine/conversation.ts'
import type { Exchange } from '../engine/exchange.ts'
import { Blocked, isSignal } from '../run/signals.ts'
import type { World } from './world.ts'

/** A thing together with what it took to make it. */
export interface Made<Value> {
  readonly value: Value
  readonly exchanges: readonly Exchange[]
}

/** How a shared thing is made. Checks get it by `world.uses(it)`. */
export class Shared<Value> {
  readonly name: string
  readonly #make: (world: World) => Promise<Value>
  /** Runs do not share with each other. */
  readonly #made = new WeakMap<Commons, Promise<Made<Value>>>()

  constructor(name: string, make: (world: World) => Promise<Value>) {
    this.name = name
    this.#make = make
  }

  /** The thing of one run. Fails for everybody as it failed for the first. */
  of(commons: Commons): Promise<Made<Value>> {
    const known = this.#made.get(commons)
    if (known !== undefined) return known
    const made = commons.make(this.name, this.#make)
    this.#made.set(commons, made)
    return made
  }
}

/** The making of one shared thing, for the report. */
export interface Making {
  readonly name: string
  readonly world: World
  readonly conversation: Conversation
}

/** The shared things of one run. */
export class Commons {
  readonly #makings: Making[] = []
  readonly #line: Line
  readonly #open: (conversation: Conversation) => World

  constructor(line: Line, open: (conversation: Conversation, commons: Commons) => World) {
    this.#line = line
    this.#open = (conversation) => open(conversation, this)
  }

  async make<Value>(name: string, make: (world: World) => Promise<Value>): Promise<Made<Value>> {
    const conversation = new Conversation(this.#line, `set-up/${name}`)
    const world = this.#open(conversation)
    this.#makings.push({ name, world, conversation })
    const value = await orBlocked(conversation, () => make(world))
    return { value, exchanges: [...world.borrowed(), ...conversation.exchanges] }
  }

  /** How many things there are to remove. */
  get count(): number {
    return this.#makings.length
  }

  /** Departures from the contract that were met in the making. */
  get makings(): readonly { name: string; charges: readonly Charge[]; exchanges: readonly Exchange[] }[] {
    return this.#makings.map(({ name, world, conversation }) => ({
      name,
      charges: conversation.charges,
      exchanges: [...world.borrowed(), ...conversation.exchanges],
    }))
  }

  async cleanUp(): Promise<void> {
    for (const { world } of this.#makings.toReversed()) await world.cleanUp()
  }
}

/** Answers are read as the contract promises them; where one breaks the promise, that blocks all who share the thing. */
async function orBlocked<Value>(conversation: Conversation, make: () => Promise<Value>): Promise<Value> {
  try {
    return await make()
  } catch (error) {
    const cause = conversation.charges.at(-1)
    if (isSignal(error) || cause === undefined) throw error
    const { operation, expected } = cause.deviation
    throw new Blocked(`${operation ?? 'an answer'} departs from the contract: ${expected}`, cause.exchange)
  }
}
