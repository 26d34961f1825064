/** What other resources do to projects. */
export { transferProject } from './change.ts'
export { resumeDeletions } from './delete.ts'
