/** What people can write on and give emoji to: issues, merge requests and snippets, found and judged alike. */
import type { Project } from '../projects/record.ts'
import type { Services } from '../../services.ts'
import type { Noted } from './queries.ts'

export interface InProject {
  id: number | string
}

/** Something that can be written on, and the project that decides who may. */
export interface Noteable extends Noted {
  title: string
  project: Project
}

/** Finds it as the caller sees it. */
export type FindNoteable<Path> = (services: Services, path: Path) => Promise<Noteable>

export const findIssue: FindNoteable<InProject & { issue_iid: number }> = async (
  { find, authorize },
  path,
) => {
  const project = await find.project(path.id)
  authorize('read-issue', project)
  const { id, title } = await find.issue(project, path.issue_iid)
  return { kind: 'issue', id, title, project }
}

export const findMergeRequest: FindNoteable<InProject & { merge_request_iid: number }> = async (
  { find, authorize },
  path,
) => {
  const project = await find.project(path.id)
  authorize('read-merge-request', project)
  const { id, title } = await find.mergeRequest(project, path.merge_request_iid)
  return { kind: 'merge_request', id, title, project }
}

export const findSnippet: FindNoteable<InProject & { snippet_id: number }> = async ({ find }, path) => {
  const project = await find.project(path.id)
  const { id, title } = await find.snippet(project, path.snippet_id)
  return { kind: 'snippet', id, title, project }
}
