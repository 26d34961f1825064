/** What other resources do to projects. */
export { transferProject } from './change.ts'
export { deleteHiddenProjects, resumeProjectDeletions } from './delete.ts'
