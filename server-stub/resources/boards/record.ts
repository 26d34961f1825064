import type { BoardListRow, LabelRow } from '../../database/tables.ts'

/** A list of a board with its label. */
export type BoardList = BoardListRow & Pick<LabelRow, 'name' | 'color' | 'description'>
