import { createHash } from 'node:crypto'
import type { Mutant } from './mutant.ts'

/** An order that has nothing to do with the contract's and never changes. */
export function byLot(all: readonly Mutant[]): readonly Mutant[] {
  return all.toSorted((a, b) => lot(a.id).localeCompare(lot(b.id)))
}

function lot(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
