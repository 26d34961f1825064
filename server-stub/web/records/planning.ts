/** Pages of an issue, a merge request and a snippet. */
import type { Schema } from '../../../generated/schemas.ts'
import { undefinedIfNotFound } from '../../http/errors.ts'
import { issues } from '../../resources/issues/handlers.ts'
import { mergeRequests } from '../../resources/merge-requests/handlers.ts'
import { notes } from '../../resources/notes/handlers.ts'
import { markup, type Html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { code, diffs, facts, noteList, text, time, userLink } from './parts.ts'
import { apiLink, projectPage } from './project-page.ts'
import { read, type Viewer } from './read.ts'

/** An issue with its comments. */
export async function showIssue(viewer: Viewer, id: string, iid: number): Promise<PageContent> {
  const { breadcrumbs, project } = await projectPage(viewer, id)
  const path = { id, issue_iid: iid }
  const { body: issue } = await read(viewer, issues.getIssue, {
    ...viewer.request,
    operationId: 'getIssue',
    path,
  })
  const comments = await read(viewer, notes.listIssueNotes, {
    ...viewer.request,
    operationId: 'listIssueNotes',
    path,
  })
  return {
    title: `${issue.title} (#${issue.iid})`,
    breadcrumbs,
    content: markup`${facts([
      ...commonFacts(issue),
      ['Assignees', issue.assignees.length === 0 ? null : userLinks(issue.assignees)],
      ['Due date', issue.due_date],
      ['API', apiLink(`/projects/${project.id}/issues/${issue.iid}`)],
    ])}
      ${text(issue.description)} ${noteList(comments.body)}`,
  }
}

/** A merge request with its changes and comments. */
export async function showMergeRequest(viewer: Viewer, id: string, iid: number): Promise<PageContent> {
  const { breadcrumbs, project } = await projectPage(viewer, id)
  const path = { id, merge_request_iid: iid }
  const { body: request } = await read(viewer, mergeRequests.getMergeRequestChanges, {
    ...viewer.request,
    operationId: 'getMergeRequestChanges',
    path,
  })
  const comments = await read(viewer, notes.listMergeRequestNotes, {
    ...viewer.request,
    operationId: 'listMergeRequestNotes',
    path,
  })
  return {
    title: `${request.title} (!${request.iid})`,
    breadcrumbs,
    content: markup`${facts([
      ...commonFacts(request),
      ['Branches', `${await sourceOf(viewer, request)} → ${request.target_branch}`],
      ['Assignee', request.assignee && userLink(request.assignee)],
      ['API', apiLink(`/projects/${project.id}/merge_requests/${request.iid}`)],
    ])}
      ${text(request.description)} ${noteList(comments.body)}
      <h2>Changes</h2>
      ${diffs(request.changes)}`,
  }
}

/** The source branch; of a fork with the path of the fork. */
async function sourceOf(
  { services }: Viewer,
  {
    source_project_id: source,
    target_project_id: target,
    source_branch: branch,
  }: Schema<'MergeRequestSummary'>,
): Promise<string> {
  if (source === target) return branch
  const fork = await undefinedIfNotFound(services.find.project(source))
  return fork === undefined
    ? `${branch} of a project that is deleted or not visible`
    : `${fork.full_path}:${branch}`
}

/** A snippet with its comments. The API returns the comments only; users who may read them may read the snippet. */
export async function showSnippet(viewer: Viewer, id: string, snippetId: number): Promise<PageContent> {
  const { breadcrumbs, project, url } = await projectPage(viewer, id)
  const path = { id, snippet_id: snippetId }
  const comments = await read(viewer, notes.listSnippetNotes, {
    ...viewer.request,
    operationId: 'listSnippetNotes',
    path,
  })
  const { find } = viewer.services
  const snippet = await find.snippet(await find.project(id), snippetId)
  return {
    title: snippet.title,
    breadcrumbs,
    content: markup`${facts([
      ['File', snippet.file_name],
      ['Visibility', snippet.visibility],
      ['Created', time(snippet.created_at)],
      ['Comments', comments.page.total],
      ['API', apiLink(`/projects/${project.id}/snippets/${snippet.id}/notes`)],
      ['Project', markup`<a href="${url}">${project.name}</a>`],
    ])}
      ${code(snippet.content, snippet.title)}`,
  }
}

type Planned = Pick<
  Schema<'Issue'> | Schema<'MergeRequestWithChanges'>,
  'author' | 'created_at' | 'labels' | 'milestone' | 'state'
>

function commonFacts({ author, created_at, labels, milestone, state }: Planned) {
  return [
    ['State', state],
    ['Author', userLink(author)],
    ['Created', time(created_at)],
    ['Labels', labels.join(', ')],
    ['Milestone', milestone?.title ?? null],
  ] as const
}

function userLinks(users: readonly Schema<'UserSummary'>[]): Html {
  return markup`${users.map((user, index) => markup`${index > 0 && ', '}${userLink(user)}`)}`
}
