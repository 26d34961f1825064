/** Mutants that are generated from the contract: each operator at each place where it applies. */
import { shuffled } from '../sample.ts'
import type { Mutant } from '../mutant.ts'
import { departureMutants } from './departures.ts'
import { effectMutants } from './effects.ts'
import { filterMutants } from './filters.ts'
import { lagMutants } from './lags.ts'
import { listMutants } from './lists.ts'
import { namesakeMutants } from './namesakes.ts'
import { namespaceMutants } from './namespaces.ts'
import { omissionMutants } from './omissions.ts'
import { readMutants } from './reads.ts'
import { requestMutants } from './requests.ts'
import { schemaMutants } from './schemas.ts'
import { stateMutants } from './states.ts'
import { statusMutants } from './statuses.ts'
import { textMutants } from './texts.ts'

const enumerated: readonly Mutant[] = [
  ...schemaMutants,
  ...listMutants,
  ...lagMutants,
  ...statusMutants,
  ...requestMutants,
  ...readMutants,
  ...textMutants,
  ...effectMutants,
  ...departureMutants,
  ...omissionMutants,
  ...filterMutants,
  ...namespaceMutants,
  ...namesakeMutants,
  ...stateMutants,
]

/**
 * The same choice every time, at most so many of each operator: operations take turns, so that none is left out while
 * another has several.
 */
export function sampled(most: number): readonly Mutant[] {
  const byOperator = Map.groupBy(enumerated, ({ operator }) => operator)
  return [...byOperator.values()].flatMap((all) => inTurns(all).slice(0, most))
}

function inTurns(all: readonly Mutant[]): readonly Mutant[] {
  const turns = [...Map.groupBy(all, ({ operation }) => operation).values()].flatMap((ofOne) =>
    shuffled(ofOne).map((mutant, turn) => ({ mutant, turn })),
  )
  const drawn = shuffled(turns.map(({ mutant }) => mutant))
  const turnOf = new Map(turns.map(({ mutant, turn }) => [mutant, turn]))
  return drawn.toSorted((a, b) => (turnOf.get(a) ?? 0) - (turnOf.get(b) ?? 0))
}
