/** Items of lists that differ in their properties and authors. */
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Parameters } from '../../protocol/encode.ts'
import type { JsonRecord } from '../effects/reads.ts'
import type { SpecifiedOperation } from '../valid-request.ts'

/** A list, and the property that identifies its items. */
export interface Varied {
  readonly by: Actor
  readonly path: Parameters
  readonly query?: Parameters
  readonly key: 'id' | 'name' | 'note'
  readonly values: readonly (string | number | null)[]
  /** Properties that an item has, by its value of `key`: of lists without a single read, and where both can be wrong. */
  readonly parts?: ReadonlyMap<unknown, Parameters>
  /** Other callers who see items of the list, all of them by default. */
  readonly others?: readonly (Pick<Varied, 'by'> & Partial<Pick<Varied, 'query' | 'values'>>)[]
  /** The single reads of an item; by default the one below the path of the list. */
  readonly single?: Single
}

export type Single = (item: JsonRecord) => readonly SingleRead[]

export interface SingleRead {
  readonly operation: SpecifiedOperation
  readonly path: Parameters
  /** The caller of the list by default. */
  readonly by?: Actor
}

/** The records of a list with the properties that their creation has determined. */
export type Created = readonly (readonly [value: string | number | null, part: Parameters])[]

/** The values and the properties of records that were created. */
export function ofCreated(created: Created): Required<Pick<Varied, 'values' | 'parts'>> {
  return { values: created.map(([value]) => value), parts: new Map(created) }
}

/** A list with the creation of its items. */
export type VariedList = readonly [SpecifiedOperation, (context: CheckContext) => Promise<Varied>]
