/** Statuses of commits. Spec: document 3, "Commit status" and "Commits". */
import { projectFor } from './access.ts'
import { decimal, flag, oneOf, text } from './attributes.ts'
import { signedIn, type Call, type Handler } from './call.ts'
import { commitOf } from './commits.ts'
import { contentsOf, type Status } from './contents.ts'
import type { Shape } from './contract.ts'
import { listed } from './pages.ts'
import { mergeWaiting } from './merge-requests.ts'
import { notFound } from './request-error.ts'
import { summaryOf } from './users.ts'

export const listCommitStatuses: Handler<'listCommitStatuses'> = (call) => {
  const { project, commit } = commitOf(call)
  const all = call.attributes.optional('all', flag) ?? false
  const name = call.attributes.optional('name', text)
  const ref = call.attributes.optional('ref', text)
  const stage = call.attributes.optional('stage', text)
  const statuses = contentsOf(project).statuses.get(commit.id) ?? []
  const found = statuses.filter(
    (status, index) =>
      (all || !statuses.slice(index + 1).some((later) => isSame(later, status))) &&
      (name === undefined || status.name === name) &&
      (stage === undefined || stage === 'external') &&
      (ref === undefined || status.ref === ref),
  )
  return listed(
    call,
    call.choices.inOrder(found).map((status) => statusRecord(status, call)),
  )
}

export const createCommitStatus: Handler<'createCommitStatus'> = (call) => {
  const { attributes, now, path, state } = call
  const project = projectFor(30, call)
  const { repository, statuses } = contentsOf(project)
  const commit = repository.commitAt(path.required('sha', text))
  if (commit === undefined) throw notFound('Commit')
  const given = attributes.required('state', stateName)
  attributes.optional('coverage', decimal)
  const isFinished = given === 'success' || given === 'failed' || given === 'canceled'
  const status: Status = {
    id: state.nextId(),
    sha: commit.id,
    ref: attributes.optional('ref', text) ?? null,
    name: attributes.optional('name', text) ?? attributes.optional('context', text) ?? 'default',
    status: given,
    description: attributes.optional('description', text) ?? null,
    target_url: attributes.optional('target_url', text) ?? null,
    allow_failure: false,
    author: signedIn(call),
    createdAt: now,
    startedAt: given === 'pending' ? null : now,
    finishedAt: isFinished ? now : null,
  }
  const before = statuses.get(commit.id) ?? []
  statuses.set(commit.id, [...before, status])
  if (given === 'success') mergeWaiting(project, commit, call)
  const isNew = !before.some((other) => isSame(other, status))
  return { status: isNew ? 201 : call.choices.replacedStatus, body: statusRecord(status, call) }
}

const stateName = oneOf(['pending', 'running', 'success', 'failed', 'canceled'])

const isSame = (one: Status, other: Status) => one.name === other.name && one.ref === other.ref

function statusRecord(status: Status, call: Call): Shape<'CommitStatus'> {
  const { createdAt, startedAt, finishedAt, author, ...others } = status
  const timeOf = (at: Date | null) => (at === null ? null : call.choices.time(at))
  return {
    ...others,
    author: summaryOf(author, call),
    created_at: call.choices.time(createdAt),
    started_at: timeOf(startedAt),
    finished_at: timeOf(finishedAt),
  }
}
