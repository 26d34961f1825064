/** Commits. Spec: document 3, "Commits". */
import { projectFor, projectOf } from './access.ts'
import { oneOf, objects, positive, text, time, type Attributes } from './attributes.ts'
import { signedIn, type Call, type Handler } from './call.ts'
import { commitDetail, commitRecord, diffRecords } from './commit-records.ts'
import { contentsOf, latestState, type CommitComment } from './contents.ts'
import type { Shape } from './contract.ts'
import { listed } from './pages.ts'
import { filesBefore, filesWith, historyOf, type Commit } from './repository.ts'
import { invalid, notFound, unreadable } from './request-error.ts'
import type { Container } from './state.ts'
import { summaryOf } from './users.ts'
import { branchName, commitTo, contentOf, requirePush, safePath } from './writing.ts'

export const listCommits: Handler<'listCommits'> = (call) => {
  const project = projectOf(call)
  const { repository } = contentsOf(project)
  const ref = call.attributes.optional('ref_name', text)
  const since = call.attributes.optional('since', time)
  const until = call.attributes.optional('until', time)
  const head = repository.commitAt(ref ?? project.defaultBranch)
  if (head === undefined && ref !== undefined) throw notFound('Commit')
  const commits = head === undefined ? [] : historyOf(head)
  const found = commits.filter(
    ({ at }) => (since === undefined || at >= since) && (until === undefined || at <= until),
  )
  return listed(
    call,
    found.map((commit) => commitRecord(commit, call)),
  )
}

export const getCommit: Handler<'getCommit'> = (call) => {
  const { project, commit } = commitOf(call)
  return { status: 200, body: commitDetail(commit, latestState(project, commit), call) }
}

export const createCommit: Handler<'createCommit'> = (call) => {
  const actions = call.attributes.required('actions', objects)
  const { commit } = commitTo(call, (before) => {
    const files = new Map(before)
    const moved = new Map<string, string>()
    for (const action of actions) perform(action, files, moved)
    return { files, moved }
  })
  return { status: 201, body: commitDetail(commit, null, call) }
}

export const cherryPickCommit: Handler<'cherryPickCommit'> = (call) => {
  const { project, commit } = commitOf(call)
  projectFor(30, call)
  const branch = call.attributes.required('branch', branchName)
  requirePush(project, branch, call)
  const { repository } = contentsOf(project)
  const head = repository.branches.get(branch)?.head
  if (head === undefined) throw invalid('branch', 'names no branch')
  const files = filesWith(filesBefore(commit), commit.files, head.files)
  if (files === undefined) throw unreadable('The branch has other changes')
  const { message, author } = commit
  const picked = repository.commit(branch, { message, author, at: call.choices.commitTime(call.now), files })
  return { status: 201, body: commitRecord(picked, call) }
}

export const listCommitDiffs: Handler<'listCommitDiffs'> = (call) => {
  const { commit } = commitOf(call)
  return listed(call, diffRecords(filesBefore(commit), commit))
}

export const listCommitComments: Handler<'listCommitComments'> = (call) => {
  const { project, commit } = commitOf(call)
  const comments = contentsOf(project).comments.get(commit.id) ?? []
  return listed(
    call,
    comments.map((comment) => commentRecord(comment, call)),
  )
}

export const createCommitComment: Handler<'createCommitComment'> = (call) => {
  const { project, commit } = commitOf(call)
  const note = call.attributes.required('note', text)
  const comment: CommitComment = { note, author: signedIn(call), at: call.now, line: lineIn(commit, call) }
  const { comments } = contentsOf(project)
  comments.set(commit.id, [...(comments.get(commit.id) ?? []), comment])
  return { status: 201, body: commentRecord(comment, call) }
}

interface CommitOfProject {
  readonly project: Container
  readonly commit: Commit
}

/** The commit of the request. Throws a `RequestError` if there is none. */
export function commitOf(call: Call): CommitOfProject {
  const project = projectOf(call)
  const commit = contentsOf(project).repository.commitAt(call.path.required('sha', text))
  if (commit === undefined) throw notFound('Commit')
  return { project, commit }
}

const actionName = oneOf(['create', 'update', 'delete', 'move'])

/** Performs one action of a commit on its files. */
function perform(action: Attributes, files: Map<string, Buffer>, moved: Map<string, string>): void {
  const name = action.required('action', actionName)
  const path = safePath(action.required('file_path', text))
  const exists = files.has(path)
  if (exists === (name === 'create' || name === 'move'))
    throw invalid('file_path', `cannot be used to ${name}`)
  if (name === 'delete') {
    files.delete(path)
    return
  }
  if (name !== 'move') {
    files.set(path, contentOf(action))
    return
  }
  const former = action.required('previous_path', text)
  const content = files.get(former)
  if (content === undefined) throw invalid('previous_path', 'names no file')
  files.delete(former)
  files.set(path, action.optional('content', text) === undefined ? content : contentOf(action))
  moved.set(path, former)
}

/** The line of a comment; null if the request names none that exists. */
function lineIn(commit: Commit, { attributes }: Call): CommitComment['line'] {
  const path = attributes.optional('path', text)
  const number = attributes.optional('line', positive)
  const type = attributes.optional('line_type', oneOf(['new', 'old']))
  if (path === undefined || number === undefined || type !== 'new') return null
  const lines = commit.files.get(path)?.toString().replace(/\n$/, '').split('\n') ?? []
  return number <= lines.length ? { path, number } : null
}

function commentRecord({ note, author, at, line }: CommitComment, call: Call): Shape<'CreatedCommitComment'> {
  return {
    note,
    author: summaryOf(author, call),
    created_at: call.choices.time(at),
    path: line?.path ?? null,
    line: line?.number ?? null,
    line_type: line === null ? null : 'new',
  }
}
