import { createHash } from 'node:crypto'
import type { Mutant } from './mutant.ts'

/** An order that has nothing to do with the contract's and never changes. */
export function byLot(all: readonly Mutant[]): readonly Mutant[] {
  const lot = (id: string) => createHash('sha256').update(id).digest('hex')
  return all.toSorted((a, b) => lot(a.id).localeCompare(lot(b.id)))
}
