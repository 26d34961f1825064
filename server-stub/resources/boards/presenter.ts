/** Views of boards and their lists. Spec: document 3, "Board and board list". */
import type { Schema } from '../../../generated/schemas.ts'
import type { BoardRow } from '../../database/tables.ts'
import type { BoardList } from './record.ts'

/** A board with its lists in order. */
export function board({ id }: BoardRow, lists: readonly BoardList[]): Schema<'Board'> {
  return { id, lists: lists.map((list) => boardList(list)) }
}

/** A list of a board. */
export function boardList({ id, position, name, color, description }: BoardList): Schema<'BoardList'> {
  return { id, label: { name, color, description }, position }
}
