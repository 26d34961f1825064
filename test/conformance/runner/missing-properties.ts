/** The required properties that responses do not have: those of one schema are one finding. */
import type { Exchange } from '../protocol/exchange.ts'
import type { Violation } from '../protocol/violation.ts'

/** Most properties that a text names. */
const mostNamed = 6

/** What is missing in the responses in which a property of the schema is. */
export class MissingProperties {
  readonly #byExchange = new Map<Exchange, Set<string>>()
  readonly #all = new Set<string>()
  #most = 0

  /** Notes the property of a violation. Returns whether the response lacks more of them than all responses before. */
  note(exchange: Exchange, name: string): boolean {
    const own = this.#byExchange.get(exchange) ?? new Set()
    this.#byExchange.set(exchange, own.add(name))
    this.#all.add(name)
    if (own.size <= this.#most) return false
    this.#most = own.size
    return true
  }

  /** What one response lacks. */
  in(exchange: Exchange): readonly string[] {
    return [...(this.#byExchange.get(exchange) ?? [])]
  }

  /** All of them, in the order in which they were seen. */
  get all(): readonly string[] {
    return [...this.#all]
  }
}

/** The texts of a finding whose evidence lacks the properties `own`, if other responses lack more or it lacks several. */
export function textsOfMissing(
  { record, path }: NonNullable<Violation['missing']>,
  own: readonly string[],
  all: readonly string[],
  actual: string,
) {
  const title = `${record} does not have ${own.length === 1 ? named(own) : `${own.length} properties: ${named(own)}`}.`
  const others = all.filter((name) => !own.includes(name))
  return {
    title,
    actual: others.length === 0 ? actual : `${actual} ${lacksOthers(others)}`,
    ...(own.length === 1
      ? {}
      : {
          about: { kind: 'property' as const, path },
          expected: `${record} has the properties ${named(own)}.`,
        }),
  }
}

/** States that responses other than the evidence do not have further properties. */
export function lacksOthers(names: readonly string[]): string {
  return `Other responses do not have ${named(names)} either.`
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).map((name) => `\`${name}\``)
  const more = names.length - shown.length
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`
}
