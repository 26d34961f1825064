/** The world of one check: people, and what is given to begin with. */
import type { Conversation } from '../engine/conversation.ts'
import type { Exchange } from '../engine/exchange.ts'
import { Blocked } from '../run/signals.ts'
import type { Cast } from './cast.ts'
import { Given } from './given.ts'
import { Persona } from './persona.ts'
import { isMemberName, type AccountName, type MemberName } from './roles.ts'
import { uniqueName, type RunFacts } from './run-facts.ts'
import type { Commons, Shared } from './shared.ts'
import type { Sighting } from './sighting.ts'

/**
 * Personas are named by their part in the check's projects. A check names those it needs (`async ({ developer, given })
 * => …`), and exactly these become members of the projects that it is given.
 */
export class World {
  readonly given: Given
  readonly run: RunFacts
  /** What the check saw of who may what. */
  readonly sightings: Sighting[] = []
  readonly #cast: Cast
  readonly #conversation: Conversation
  readonly #commons: Commons
  readonly #parts = new Set<AccountName>()
  readonly #borrowed = new Set<Exchange>()

  constructor(run: RunFacts, cast: Cast, commons: Commons, conversation: Conversation) {
    this.run = run.within(conversation.scope)
    this.#commons = commons
    this.#cast = cast
    this.#conversation = conversation
    this.given = new Given(this.run, conversation, {
      admin: () => this.admin,
      owner: () => this.owner,
      members: () => this.#members(),
    })
  }

  /** The administrator whose token the run was started with. */
  get admin(): Persona {
    return new Persona('admin', this.#cast.admin, this.#conversation)
  }

  /** Creates the projects of a check and owns them. */
  get owner(): Persona {
    return this.#person('owner')
  }

  get master(): Persona {
    return this.#person('master')
  }

  get developer(): Persona {
    return this.#person('developer')
  }

  get reporter(): Persona {
    return this.#person('reporter')
  }

  get guest(): Persona {
    return this.#person('guest')
  }

  /** Signed in, and a member of nothing. */
  get stranger(): Persona {
    return this.#person('stranger')
  }

  /** Sends no credentials. */
  get anonymous(): Persona {
    return this.admin.with({}, 'anonymous')
  }

  /** Somebody of a shared thing as a persona of this check. */
  acting(persona: Persona): Persona {
    return new Persona(persona.name, persona.account, this.#conversation)
  }

  /** A shared thing, made when it is first asked for. What is shared must not be changed. */
  async uses<Value>(thing: Shared<Value>): Promise<Value> {
    const { value, exchanges } = await thing.of(this.#commons)
    for (const exchange of exchanges) this.#borrowed.add(exchange)
    return value
  }

  /** A name that nobody else uses, for example `branch-k3x9q2-1-f3k9a1`. */
  unique(kind: string): string {
    return uniqueName(this.run, kind)
  }

  /** Asks again until something is as it should be or patience ends; for what the specification calls asynchronous. */
  async eventually<Value>(
    ask: () => Promise<Value>,
    isDone: (value: Value) => boolean,
    patience = 5_000,
  ): Promise<Value> {
    const started = this.#conversation.spent
    for (let pause = 10; ; pause = Math.min(pause * 2, 500)) {
      const value = await ask()
      if (isDone(value) || this.#conversation.spent - started > patience) return value
      await this.waits(pause)
    }
  }

  /** Lets time pass, for what is told apart by its second. */
  async waits(milliseconds: number): Promise<void> {
    this.#conversation.waits(milliseconds)
    await this.run.sleep(milliseconds)
  }

  /** Removes what the check made, in reverse order; what stays is residue and changes no verdict. */
  async cleanUp(): Promise<void> {
    await this.given.cleanUp()
  }

  /** The exchanges that made the people and shared things this check used. */
  borrowed(): readonly Exchange[] {
    const people = [...this.#parts].flatMap((name) => {
      const account = this.#cast.people.get(name)
      return account === undefined || account instanceof Blocked ? [] : account.origin
    })
    return [...new Set([...people, ...this.#borrowed])]
  }

  #person(name: AccountName): Persona {
    this.#parts.add(name)
    const account = this.#cast.people.get(name) ?? new Blocked(`the persona ${name} was not made`)
    return new Persona(name, account, this.#conversation)
  }

  #members(): ReadonlyMap<MemberName, Persona> {
    const taking = [...this.#parts].filter(isMemberName)
    return new Map(taking.map((name) => [name, this.#person(name)]))
  }
}
