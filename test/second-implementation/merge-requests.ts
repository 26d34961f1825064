/** Merge requests. Spec: document 3, "Merge requests" and "States and transitions"; document 1, "Endpoint-specific error rules". */
import { levelOf, projectFor, projectOf, sees } from './access.ts'
import { flag, ids, oneOf, positive, text } from './attributes.ts'
import { signedIn, type Call, type Handler } from './call.ts'
import { commitRecord, diffRecords } from './commit-records.ts'
import { contentsOf, latestState, type MergeRequest } from './contents.ts'
import type { Shape } from './contract.ts'
import { isOwner, labelsOf, milestoneOf, milestoneRecord, newestFirst } from './items.ts'
import { listed } from './pages.ts'
import { commonAncestor, historyOf, mergedFiles, type Commit } from './repository.ts'
import { forbidden, invalid, missing, notFound, RequestError, unauthenticated } from './request-error.ts'
import type { Container, User } from './state.ts'
import { summaryOf } from './users.ts'

export const listMergeRequests: Handler<'listMergeRequests'> = (call) => {
  const project = projectOf(call)
  const { attributes } = call
  const state = attributes.optional('state', oneOf(['opened', 'closed', 'merged', 'all'])) ?? 'all'
  const iids = attributes.optional('iids', ids)
  const wanted = labelsOf(attributes.optional('labels', text))
  const milestone = attributes.optional('milestone', text)
  const order = attributes.optional('order_by', oneOf(['created_at', 'updated_at'])) ?? 'created_at'
  const direction = attributes.optional('sort', oneOf(['asc', 'desc'])) ?? 'desc'
  const found = [...contentsOf(project).mergeRequests.values()].filter(
    (each) =>
      (state === 'all' || each.state === state) &&
      (iids === undefined || iids.includes(each.iid)) &&
      wanted.every((label) => each.labels.includes(label)) &&
      (milestone === undefined || each.milestone?.title === milestone),
  )
  const sorted = found.toSorted(
    order === 'created_at'
      ? newestFirst
      : (one, other) => other.updatedAt.getTime() - one.updatedAt.getTime() || newestFirst(one, other),
  )
  return listed(
    call,
    (direction === 'asc' ? sorted.toReversed() : sorted).map((each) => summaryRecord(each, call)),
  )
}

export const getMergeRequest: Handler<'getMergeRequest'> = (call) => ({
  status: 200,
  body: mergeRequestRecord(mergeRequestOf(call), call),
})

export const createMergeRequest: Handler<'createMergeRequest'> = (call) => {
  const sourceProject = projectFor(30, call)
  const { attributes, now, state } = call
  const project = targetOf(sourceProject, call)
  const { mergeRequests, repository } = contentsOf(project)
  const author = signedIn(call)
  const sourceBranch = attributes.required('source_branch', text)
  const targetBranch = attributes.required('target_branch', text)
  const title = titleOf(attributes.required('title', text))
  const head = contentsOf(sourceProject).repository.branches.get(sourceBranch)?.head
  if (head === undefined) throw invalid('source_branch', 'names no branch')
  if (!repository.branches.has(targetBranch)) throw invalid('target_branch', 'names no branch')
  const mergeRequest: MergeRequest = {
    kind: 'merge_requests',
    sourceProject,
    id: state.nextId(),
    iid: Math.max(0, ...mergeRequests.keys()) + 1,
    project,
    author,
    title,
    description: attributes.optional('description', text) ?? null,
    state: 'opened',
    sourceBranch,
    targetBranch,
    head,
    mergeCommit: null,
    waiting: null,
    assignee: assigneeOf(call) ?? null,
    milestone: milestoneOf(project, call) ?? null,
    labels: labelsOf(attributes.optional('labels', text)),
    removesSource: attributes.optional('remove_source_branch', flag) ?? false,
    createdAt: now,
    updatedAt: now,
    notes: new Map(),
    awards: new Map(),
    subscribers: new Set([author]),
  }
  mergeRequests.set(mergeRequest.iid, mergeRequest)
  return { status: 201, body: mergeRequestRecord(mergeRequest, call) }
}

const changeable = [
  'target_branch',
  'title',
  'assignee_id',
  'description',
  'state_event',
  'labels',
  'milestone_id',
  'remove_source_branch',
]

export const updateMergeRequest: Handler<'updateMergeRequest'> = (call) => {
  const before = mergeRequestOf(call)
  const { attributes } = call
  if (before.author !== signedIn(call)) projectFor(30, call)
  if (!changeable.some((name) => attributes.has(name))) throw missing(changeable.join('" or "'))
  const event = attributes.optional('state_event', oneOf(['close', 'reopen']))
  const title = attributes.optional('title', text)
  const targetBranch = attributes.optional('target_branch', text) ?? before.targetBranch
  const { branches } = contentsOf(before.project).repository
  if (!branches.has(targetBranch)) throw invalid('target_branch', 'names no branch')
  if (event === 'reopen' && before.state !== 'closed') throw invalid('state_event', 'is for closed ones')
  if (event === 'close' && before.state === 'merged') throw invalid('state_event', 'is for opened ones')
  const labels = attributes.optional('labels', text)
  const after = changed({
    ...before,
    targetBranch,
    title: title === undefined ? before.title : titleOf(title),
    description: attributes.optional('description', text) ?? before.description,
    state: event === undefined ? before.state : event === 'close' ? 'closed' : 'opened',
    assignee: assigneeOf(call) ?? before.assignee,
    milestone: milestoneOf(before.project, call) ?? before.milestone,
    labels: labels === undefined ? before.labels : labelsOf(labels),
    removesSource: attributes.optional('remove_source_branch', flag) ?? before.removesSource,
    updatedAt: call.now,
  })
  return { status: 200, body: mergeRequestRecord(after, call) }
}

export const deleteMergeRequest: Handler<'deleteMergeRequest'> = (call) => {
  const user = signedIn(call)
  const project = projectOf(call)
  if (!isOwner(user, project)) throw forbidden()
  contentsOf(project).mergeRequests.delete(call.path.required('merge_request_iid', positive))
  return { status: 200, ...call.choices.afterRemoval }
}

export const listMergeRequestCommits: Handler<'listMergeRequestCommits'> = (call) => {
  const { base, head } = comparisonOf(mergeRequestOf(call))
  const known = new Set(base === undefined ? [] : historyOf(base))
  const commits = historyOf(head).filter((commit) => !known.has(commit))
  return listed(
    call,
    commits.map((commit) => commitRecord(commit, call)),
  )
}

export const getMergeRequestChanges: Handler<'getMergeRequestChanges'> = (call) => {
  const mergeRequest = mergeRequestOf(call)
  const { base, head } = comparisonOf(mergeRequest)
  const changes = diffRecords(base?.files ?? new Map(), head)
  const times = timesOf(mergeRequest, call)
  return { status: 200, body: { ...mergeRequestRecord(mergeRequest, call), ...times, changes } }
}

export const acceptMergeRequest: Handler<'acceptMergeRequest'> = (call) => {
  const { attributes } = call
  const mergeRequest = mergeRequestOf(call)
  const { project, head, state } = mergeRequest
  if (!mayMerge(signedIn(call), mergeRequest, call)) throw unauthenticated()
  if (state !== 'opened') throw failed(406, 'Method Not Allowed')
  const sha = attributes.optional('sha', text)
  if (sha !== undefined && sha !== head.id) throw failed(409, 'SHA does not match HEAD of source branch')
  if (!isMergeable(mergeRequest)) throw failed(405, 'Branch cannot be merged')
  const removesSource = attributes.optional('should_remove_source_branch', flag) ?? mergeRequest.removesSource
  const message = attributes.optional('merge_commit_message', text) ?? null
  const pipeline = latestState(project, head)
  const waits = attributes.optional('merge_when_pipeline_succeeds', flag) ?? false
  const isPending = pipeline === 'pending' || pipeline === 'running'
  const after =
    waits && isPending
      ? changed({ ...mergeRequest, waiting: { message }, removesSource, updatedAt: call.now })
      : merged({ ...mergeRequest, removesSource }, message, call)
  return { status: 200, body: mergeRequestRecord(after, call) }
}

export const cancelMergeWhenPipelineSucceeds: Handler<'cancelMergeWhenPipelineSucceeds'> = (call) => {
  const mergeRequest = mergeRequestOf(call)
  if (!mayMerge(signedIn(call), mergeRequest, call)) throw forbidden()
  return { status: 201, body: mergeRequestRecord(changed({ ...mergeRequest, waiting: null }), call) }
}

/** Merges what waited for the pipeline of a commit. */
export function mergeWaiting(project: Container, commit: Commit, call: Call): void {
  for (const mergeRequest of contentsOf(project).mergeRequests.values()) {
    const current = withHead(mergeRequest)
    const { waiting, state, head } = current
    if (waiting !== null && state === 'opened' && head === commit && isMergeable(current))
      merged(current, waiting.message, call)
  }
}

/** The merge request of the request. Throws a `RequestError` if there is none. */
function mergeRequestOf(call: Call): MergeRequest {
  const { mergeRequests } = contentsOf(projectOf(call))
  const found = mergeRequests.get(call.path.required('merge_request_iid', positive))
  if (found === undefined) throw notFound('Merge request')
  return withHead(found)
}

/** The merge request with the present head of its source branch, which it keeps when it is merged. */
function withHead(mergeRequest: MergeRequest): MergeRequest {
  const { branches } = contentsOf(mergeRequest.sourceProject).repository
  const head = branches.get(mergeRequest.sourceBranch)?.head
  return mergeRequest.state === 'merged' || head === undefined ? mergeRequest : { ...mergeRequest, head }
}

/** Merges with this message, or without one as the server likes. */
function merged(mergeRequest: MergeRequest, message: string | null, call: Call): MergeRequest {
  const { project, sourceProject, sourceBranch, targetBranch, head, removesSource } = mergeRequest
  const { repository } = contentsOf(project)
  const { name, email } = signedIn(call)
  const target = repository.branches.get(targetBranch)
  const usual = `Merge branch '${sourceBranch}' into '${targetBranch}'`
  const at = call.choices.commitTime(call.now)
  const change = { message: message ?? usual, author: { name, email }, at }
  const mayAdvance = call.choices.fastForwards && message === null
  const isAhead = mayAdvance && target !== undefined && historyOf(head).includes(target.head)
  const mergeCommit =
    target && (isAhead ? repository.advance(target, head) : repository.merge(target, head, change))
  if (mergeCommit === undefined) throw failed(405, 'Branch cannot be merged')
  if (removesSource) contentsOf(sourceProject).repository.branches.delete(sourceBranch)
  return changed({ ...mergeRequest, state: 'merged', mergeCommit, waiting: null, updatedAt: call.now })
}

function changed(mergeRequest: MergeRequest): MergeRequest {
  contentsOf(mergeRequest.project).mergeRequests.set(mergeRequest.iid, mergeRequest)
  return mergeRequest
}

function isMergeable({ project, head, targetBranch, state }: MergeRequest): boolean {
  const target = contentsOf(project).repository.branches.get(targetBranch)?.head
  return state === 'merged' || (target !== undefined && mergedFiles(target, head) !== undefined)
}

function mayMerge(user: User, { project, targetBranch }: MergeRequest, { now }: Call): boolean {
  const { branches } = contentsOf(project).repository
  const protection = branches.get(targetBranch)?.protection ?? null
  const isForDevelopers = protection === null || protection.developersPush || protection.developersMerge
  return user.admin || levelOf(user, project, now) >= (isForDevelopers ? 30 : 40)
}

/** The head of the source branch, and the last commit that the target branch has as well. */
function comparisonOf({ project, targetBranch, head, mergeCommit }: MergeRequest) {
  const target = mergeCommit?.parents[0] ?? contentsOf(project).repository.branches.get(targetBranch)?.head
  return { head, base: target && commonAncestor(head, target) }
}

/** The project of the target branch: the source project itself unless the request names another that the caller sees. */
function targetOf(sourceProject: Container, { attributes, caller, now, state }: Call): Container {
  const id = attributes.optional('target_project_id', positive)
  if (id === undefined) return sourceProject
  const target = state.containers.projects.get(id)
  if (target === undefined || !sees(caller?.user ?? null, target, now)) throw notFound('Project')
  return target
}

function titleOf(title: string): string {
  if (title.trim() === '') throw invalid('title', 'is empty')
  return title
}

/** The user that the request assigns; undefined if it assigns none. */
function assigneeOf({ attributes, state }: Call): User | undefined {
  const id = attributes.optional('assignee_id', positive)
  return id === undefined ? undefined : state.users.get(id)
}

const failed = (status: number, message: string) => new RequestError(status, { message }, true)

function timesOf({ createdAt, updatedAt }: MergeRequest, { choices: habits }: Call) {
  return { created_at: habits.time(createdAt), updated_at: habits.time(updatedAt) }
}

function mergeRequestRecord(mergeRequest: MergeRequest, call: Call): Shape<'MergeRequest'> {
  return { ...summaryRecord(mergeRequest, call), subscribed: mergeRequest.subscribers.has(signedIn(call)) }
}

function summaryRecord(listedOne: MergeRequest, call: Call): Shape<'MergeRequestSummary'> {
  const mergeRequest = withHead(listedOne)
  const { id, iid, project, title, assignee, removesSource } = mergeRequest
  return {
    id,
    iid,
    project_id: project.id,
    source_project_id: mergeRequest.sourceProject.id,
    target_project_id: project.id,
    title,
    description: mergeRequest.description,
    state: mergeRequest.state,
    source_branch: mergeRequest.sourceBranch,
    target_branch: mergeRequest.targetBranch,
    upvotes: 0,
    downvotes: 0,
    author: summaryOf(mergeRequest.author, call),
    assignee: assignee === null ? null : summaryOf(assignee, call),
    labels: [...mergeRequest.labels],
    work_in_progress: /^(\[WIP\]|WIP:)/i.test(title),
    milestone: milestoneRecord(mergeRequest.milestone, call),
    merge_when_pipeline_succeeds: mergeRequest.waiting !== null,
    merge_status: isMergeable(mergeRequest) ? 'can_be_merged' : 'cannot_be_merged',
    sha: mergeRequest.head.id,
    merge_commit_sha: mergeRequest.mergeCommit?.id ?? null,
    user_notes_count: mergeRequest.notes.size,
    should_remove_source_branch: removesSource,
    force_remove_source_branch: removesSource,
    web_url: new URL(`/${project.fullPath}/merge_requests/${iid}`, call.url).href,
  }
}
