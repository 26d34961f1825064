import { createHash } from 'node:crypto'
import type { Mutant } from './mutant.ts'

/** A constant order that does not depend on the order in the contract. */
export function shuffled(all: readonly Mutant[]): readonly Mutant[] {
  return all.toSorted((a, b) => hash(a.id).localeCompare(hash(b.id)))
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
