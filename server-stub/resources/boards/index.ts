/** What other modules use of boards. */
export { boardsOf, listsOf } from './queries.ts'
export { findBoard, findBoardList } from './relations.ts'
