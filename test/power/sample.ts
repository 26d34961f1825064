import { createHash } from 'node:crypto'
import type { Mutant } from './mutant.ts'

/** A constant order that does not depend on the order in the contract. */
export function byLot(all: readonly Mutant[]): readonly Mutant[] {
  return all.toSorted((a, b) => lot(a.id).localeCompare(lot(b.id)))
}

function lot(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
