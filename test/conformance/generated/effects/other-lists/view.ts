/** What a read has after a write at another path. */
import type { Actor } from '../../../fixtures/actor.ts'
import type { CheckContext } from '../../../fixtures/context.ts'
import type { Parameters } from '../../../protocol/encode.ts'
import type { JsonRecord } from '../reads.ts'
import type { PreparedRequest, SpecifiedOperation } from '../../valid-request.ts'

/** A list or single read, and what it has after the write. */
export interface View {
  readonly list: SpecifiedOperation
  readonly by: Actor
  readonly path?: Parameters
  readonly query?: Parameters
  readonly isItem: (item: JsonRecord, written: JsonRecord) => boolean
  /** Properties of the item; null if the list has no such item. */
  readonly part: Parameters | null
}

/** Reads what it needs before the write. */
export type ViewsOf = (context: CheckContext, prepared: PreparedRequest) => Promise<readonly View[]>

export const hasId = (id: unknown) => (item: JsonRecord) => Number(item['id']) === Number(id)
export const hasIdOfResponse = (item: JsonRecord, written: JsonRecord) => item['id'] === written['id']
export const has = (name: string, value: unknown) => (item: JsonRecord) => item[name] === value

export const sent =
  (...names: readonly string[]) =>
  ({ body }: PreparedRequest): Parameters =>
    Object.fromEntries(names.map((name) => [name, body?.[name]]))
export const gone = () => null
