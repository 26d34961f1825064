/** Records that were deleted between reading them and using what was read. */
import { NoResultError } from 'kysely'
import { ForeignKeyError } from './errors.ts'

/** A record that was read before does not exist any more. */
export class RecordGoneError extends Error {
  override readonly name = 'RecordGoneError'

  constructor(record: string) {
    super(`${record} does not exist any more: it was deleted during the request`)
  }
}

/** The row, which was there before. */
export function stillThere<Row>(row: Row | undefined, record: string): Row {
  if (row === undefined) throw new RecordGoneError(record)
  return row
}

/** Whether a record was deleted concurrently: it is not found, or a write cannot refer to it. */
export function isRecordGone(error: unknown): boolean {
  return [RecordGoneError, NoResultError, ForeignKeyError].some((kind) => error instanceof kind)
}
