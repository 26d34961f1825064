/** What other resources do to projects. */
export { transferProject } from './change.ts'
export { deleteHiddenProjects, resumeDeletions, resumeDeletionsRegularly } from './delete.ts'
