/** Issues. Spec: document 3, "Issues". */
import { projectOf, sees as canSee, visibleContainer } from './access.ts'
import { day, flag, ids, oneOf, positive, text, time } from './attributes.ts'
import { signedIn, type Call, type Handler } from './call.ts'
import { contentsOf, type Issue } from './contents.ts'
import type { Shape } from './contract.ts'
import {
  isOwner,
  itemOf,
  labelsOf,
  milestoneOf,
  milestoneRecord,
  newestFirst,
  seesConfidential,
} from './items.ts'
import { listed } from './pages.ts'
import { invalid, notFound } from './request-error.ts'
import type { Container, User } from './state.ts'
import { summaryOf } from './users.ts'

export const listIssues: Handler<'listIssues'> = (call) => {
  const user = signedIn(call)
  const projects = [...call.state.containers.projects.values()]
  return listOf(
    issuesIn(projects, call).filter(({ author }) => author === user),
    call,
  )
}

export const listGroupIssues: Handler<'listGroupIssues'> = (call) => {
  signedIn(call)
  const group = visibleContainer('groups', call)
  const projects = [...call.state.containers.projects.values()].filter(({ parent }) => parent === group)
  return listOf(issuesIn(projects, call), call)
}

export const listProjectIssues: Handler<'listProjectIssues'> = (call) =>
  listOf(issuesIn([projectOf(call)], call), call)

export const getIssue: Handler<'getIssue'> = (call) => ({
  status: 200,
  body: issueRecord(issueOf(call), call),
})

export const createIssue: Handler<'createIssue'> = (call) => {
  const author = signedIn(call)
  const project = projectOf(call)
  const { attributes, now, state } = call
  const title = attributes.required('title', text)
  if (title.trim() === '') throw invalid('title', 'is empty')
  const { issues, mergeRequests } = contentsOf(project)
  const discussed = attributes.optional('merge_request_to_resolve_discussions_of', positive)
  const resolved = discussed === undefined ? undefined : mergeRequests.get(discussed)
  attributes.optional('discussion_to_resolve', text)
  const issue: Issue = {
    kind: 'issues',
    id: state.nextId(),
    iid: Math.max(0, ...issues.keys()) + 1,
    project,
    title,
    description:
      attributes.optional('description', text) ?? (resolved ? `Discussions of !${resolved.iid}` : null),
    author,
    state: 'opened',
    milestone: milestoneOf(project, call) ?? null,
    assignees: assigneesOf(call),
    labels: labelsOf(attributes.optional('labels', text)),
    confidential: attributes.optional('confidential', flag) ?? false,
    due: attributes.optional('due_date', day) ?? null,
    createdAt: (isOwner(author, project) && attributes.optional('created_at', time)) || now,
    notes: new Map(),
    awards: new Map(),
    subscribers: new Set([author]),
  }
  issues.set(issue.iid, issue)
  return { status: 201, body: issueRecord(issue, call) }
}

function issueOf(call: Call): Issue {
  const { iid, project } = itemOf('issues', call)
  const issue = contentsOf(project).issues.get(iid)
  if (issue === undefined) throw notFound('Issue')
  return issue
}

function issuesIn(projects: readonly Container[], call: Call): readonly Issue[] {
  return projects
    .flatMap((project) => [...contentsOf(project).issues.values()])
    .filter((issue) => sees(issue, call))
}

function sees(issue: Issue, call: Call): boolean {
  const { assignees, confidential, project } = issue
  if (!canSee(signedIn(call), project, call.now)) return false
  return !confidential || seesConfidential(assignees, issue, call)
}

function assigneesOf({ attributes, state }: Call): readonly User[] {
  return (attributes.optional('assignee_ids', ids) ?? []).flatMap((id) => state.users.get(id) ?? [])
}

const issueState = oneOf(['opened', 'closed'])
const order = oneOf(['created_at', 'updated_at'])
const direction = oneOf(['asc', 'desc'])

/** A page of the issues that the filters of the request select. */
function listOf(issues: readonly Issue[], call: Call) {
  const { attributes } = call
  const state = attributes.optional('state', issueState)
  const wanted = labelsOf(attributes.optional('labels', text))
  const iids = attributes.optional('iids', ids)
  const word = attributes.optional('search', text)?.toLowerCase() ?? ''
  const milestone = attributes.optional('milestone', text)
  attributes.optional('order_by', order)
  const found = issues.filter(
    (each) =>
      (state === undefined || each.state === state) &&
      (wanted.includes('No Label')
        ? each.labels.length === 0
        : wanted.every((label) => each.labels.includes(label))) &&
      (iids === undefined || iids.includes(each.iid)) &&
      [each.title, each.description ?? ''].some((part) => part.toLowerCase().includes(word)) &&
      (milestone === undefined || each.milestone?.title === milestone),
  )
  const sorted = found.toSorted(newestFirst)
  const inOrder = attributes.optional('sort', direction) === 'asc' ? sorted.toReversed() : sorted
  return listed(
    call,
    inOrder.map((issue) => {
      const { subscribed: _, ...record } = issueRecord(issue, call)
      return record
    }),
  )
}

function issueRecord(issue: Issue, call: Call): Shape<'Issue'> {
  const { id, iid, project, title, description, author, assignees, labels, confidential, due } = issue
  const [assignee] = assignees
  const time = call.choices.time(issue.createdAt)
  return {
    id,
    iid,
    project_id: project.id,
    title,
    description,
    state: issue.state,
    author: summaryOf(author, call),
    assignees: assignees.map((user) => summaryOf(user, call)),
    assignee: assignee === undefined ? null : summaryOf(assignee, call),
    milestone: milestoneRecord(issue.milestone, call),
    labels: [...labels],
    user_notes_count: issue.notes.size,
    due_date: due,
    web_url: new URL(`/${project.fullPath}/issues/${iid}`, call.url).href,
    confidential,
    created_at: time,
    updated_at: time,
    subscribed: issue.subscribers.has(signedIn(call)),
  }
}
