/** What other resources do to projects. */
export { transferProject, validateFreeNames } from './change.ts'
export { deleteHiddenProjects, resumeProjectDeletions } from './delete.ts'
