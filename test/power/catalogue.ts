/** All mutants: those written for rules and those generated from the contract. */
import { sampled } from './enumerate/index.ts'
import { mutants as written } from './areas/index.ts'
import type { Mutant } from './mutant.ts'

/**
 * All written mutants, and at most this number of generated mutants of each operator. A written mutant takes precedence
 * over a generated one with the same id, because it names its rules.
 */
export function catalogue(most: number): readonly Mutant[] {
  const known = new Set(written.map(({ id }) => id))
  return [...written, ...sampled(most).filter(({ id }) => !known.has(id))]
}

/** Finds a mutant by its id. Throws for an unknown id. */
export function mutantFinder(): (id: string) => Mutant {
  const byId = new Map(catalogue(Number.POSITIVE_INFINITY).map((each) => [each.id, each]))
  return (id) => {
    const found = byId.get(id)
    if (found === undefined) throw new Error(`There is no mutant ${id}.`)
    return found
  }
}
