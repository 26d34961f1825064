/** What other resources do to branches. */
export { moveBranch, moveBranchInTransaction } from './move.ts'
