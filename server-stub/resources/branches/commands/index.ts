/** What other resources do to branches. */
export { deleteBranch } from './branches.ts'
export { moveBranch } from './move.ts'
