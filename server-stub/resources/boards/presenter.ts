/** Issue boards. Spec: document 3, "Board and board list". */
import type { Schema } from '../../../generated/schemas.ts'
import type { LabelledList } from './queries.ts'
import type { BoardRow } from '../../database/tables.ts'

/** A board with its lists from the left. */
export function board({ id }: BoardRow, lists: readonly LabelledList[]): Schema<'Board'> {
  return { id, lists: lists.map((list) => boardList(list)) }
}

/** One list of a board. */
export function boardList({ id, position, name, color, description }: LabelledList): Schema<'BoardList'> {
  return { id, label: { name, color, description }, position }
}
