/** What other resources read of projects. */
export type { ProjectRecord } from './record.ts'
export {
  findProject,
  inProject,
  projectRecords,
  projectsById,
  withProjects,
  toProjects,
} from './relations.ts'
export { deployKey, groupProject, projectReference, simpleProject, sshUrl, type Viewer } from './presenter.ts'
export { pageOfProjectsIn, projectsOfGroup } from './queries/lists.ts'
export { hasProjectRole, isCodeReadable, isProjectVisible } from './queries/visibility.ts'
export {
  addShare,
  addBoard,
  addStar,
  changeProject,
  defaultBranchOf,
  changeIssueCounts,
  nextIid,
  nextIssueIid,
  touchProjects,
} from './queries/writes.ts'
export { discussedRows, hideProjects } from './queries/removal.ts'
export { addDeployKey } from './queries/deploy-keys.ts'
