/** Every mutant by its id: those that were written for rules, and those that the contract gives rise to. */
import { sampled } from './enumerate/index.ts'
import { mutants as written } from './areas/index.ts'
import type { Mutant } from './mutant.ts'

/**
 * All that were written, and at most so many of each operator of those that follow from the contract. What is in both
 * stands as it was written, with its rules.
 */
export function catalogue(most: number): readonly Mutant[] {
  const known = new Set(written.map(({ id }) => id))
  return [...written, ...sampled(most).filter(({ id }) => !known.has(id))]
}

/** One mutant by its id. Throws where there is none. */
export function mutantFinder(): (id: string) => Mutant {
  const byId = new Map(catalogue(Number.POSITIVE_INFINITY).map((each) => [each.id, each]))
  return (id) => {
    const found = byId.get(id)
    if (found === undefined) throw new Error(`There is no mutant ${id}.`)
    return found
  }
}
