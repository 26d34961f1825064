/** The ways in which an administrator names another user: by username or ID, in the header or in the query. */
import { tokenHeader } from '../../fixtures/accounts.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import {
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'

export interface SudoVariation {
  readonly location: 'header' | 'query'
  readonly user: 'id' | 'username'
}

/** Neighbours differ in both, and every second one in the user. */
export const sudoVariations: readonly SudoVariation[] = [
  { location: 'header', user: 'username' },
  { location: 'query', user: 'id' },
  { location: 'header', user: 'id' },
  { location: 'query', user: 'username' },
]

/** One variation for each operation. Another `turn` selects another one for the same operation. */
export function sudoVariationOf(
  operation: SpecifiedOperation,
  turn = 0,
  possible: readonly SudoVariation[] = sudoVariations,
): SudoVariation {
  const index = (specifiedOperations.indexOf(operation) + turn) % possible.length
  return possible[index] ?? { location: 'header', user: 'username' }
}

export function sudoVariationsIn(location: SudoVariation['location']): readonly SudoVariation[] {
  return sudoVariations.filter((each) => each.location === location)
}

/** The administrator's request as another user. */
export function asOtherUser(
  { admin }: CheckContext,
  { query }: Pick<PreparedRequest, 'query'>,
  other: Actor,
  { location, user }: SudoVariation,
): Variation {
  const sudo = String(user === 'id' ? other.id : other.username)
  if (location === 'query') return { by: admin, query: { ...query, sudo } }
  return { by: admin.with({ [tokenHeader]: admin.account.token ?? '', SUDO: sudo }) }
}
