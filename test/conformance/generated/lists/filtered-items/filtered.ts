/** An item, the filters by which a list has it, and those by which it has not. */
import type { Actor } from '../../../fixtures/actor.ts'
import type { CheckContext } from '../../../fixtures/context.ts'
import type { Parameters } from '../../../protocol/encode.ts'

/** An item that a list returns with several filters. */
export interface Filtered {
  readonly by: Actor
  readonly path: Parameters
  /** The filters. */
  readonly query: Parameters
  /** The property that identifies items; by default the ID. */
  readonly key?: string
  readonly value: string | number
  /** Changes of the filters by which the list has the item as well. */
  readonly including?: readonly Parameters[]
  readonly excluding: readonly Exclusion[]
}

/** A change of the filters by which the list omits the item; `undefined` removes a filter. */
interface Exclusion {
  readonly query?: Parameters
  /** Another caller, for whom the same filters return nothing. */
  readonly by?: Actor
  /** Another item, which the filters exclude without a change. */
  readonly value?: string | number
}

export type Create = (context: CheckContext) => Promise<Filtered>

/** A text, label, milestone or name that no item has. */
export const none = 'no-such-text'

export const excludedBy = (...queries: readonly Parameters[]): readonly Exclusion[] =>
  queries.map((query) => ({ query }))
