/** Every read that returns records of one user: as a member, an author, an assignee or the owner. */
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import {
  awardedEmoji,
  givenIssue,
  onIssue,
  onIssueNote,
  onMergeRequest,
  onMergeRequestNote,
  onSnippet,
  type Awardable,
  type Noteable,
} from '../../fixtures/issues.ts'
import { inGroup, inProject } from '../../fixtures/membership-scopes.ts'
import { givenJob, givenPipeline } from '../../fixtures/provisioned.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import { levels } from '../../fixtures/roles.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { Observed } from '../../protocol/signals.ts'
import type { SpecifiedOperation } from '../valid-request.ts'

/** A read of a record of the user. */
interface Read {
  readonly path?: Parameters
  readonly query?: Parameters
  /** The caller, if it is not the usual one; 'user' if the user alone reads the record. */
  readonly by?: Actor | 'user'
}

type ReadsOfUser = { readonly [Operation in SpecifiedOperation]?: Read }

/** The reads, after a change of the user. */
export interface RecordsOfUser {
  readonly reads: ReadsOfUser
  readonly reader: Actor
  /** Null if the user may call no operation any more. */
  readonly user: Actor | null
}

interface Given {
  readonly context: CheckContext
  readonly user: Actor
  /** A project of the user. */
  readonly project: GivenProject
}

const ofCaller = { by: 'user' } as const

/** Each creates records of the user, and returns the operations that return them. */
const steps: readonly ((given: Given) => Promise<ReadsOfUser>)[] = [
  async ({ user, project: { id, path, name } }) => ({
    getProject: { path },
    listProjectMembers: { path },
    getProjectMember: { path: { id, user_id: user.id } },
    listProjectUsers: { path },
    listProjectEvents: { path: { project_id: id } },
    listProjectEventsAtRoot: { path: { project_id: id } },
    listProjects: { query: { search: name } },
    listUserEvents: { path: { id: user.id } },
    listEvents: ofCaller,
  }),
  async ({ context, user }) => {
    const { id, path } = await context.given.group({ by: user })
    return { listGroupMembers: { path }, getGroupMember: { path: { id, user_id: user.id } } }
  },
  async ({ context, user, project }) => {
    const { path } = await givenIssue(context, { project, assignee_ids: [user.id] })
    const lists = { listProjectIssues: { path: project.path }, listIssues: ofCaller }
    return { getIssue: { path }, ...lists, ...(await discussed(user, onIssue, path, onIssueNote)) }
  },
  async ({ context, user }) => {
    const project = await context.given.repository({ by: user })
    const { path } = await context.given.openMergeRequest({ project, assignee_id: user.id })
    const reads = {
      getMergeRequest: { path },
      getMergeRequestChanges: { path },
      listMergeRequests: { path: project.path },
    }
    return { ...reads, ...(await discussed(user, onMergeRequest, path, onMergeRequestNote)) }
  },
  async ({ context, user }) => {
    const group = await context.given.group({ by: user })
    await givenIssue(context, { project: await context.given.projectIn(group), assignee_ids: [user.id] })
    return { listGroupIssues: { path: group.path } }
  },
  async ({ user, project: { path } }) => {
    const { id } = (await user.call('createTrigger', { path, body: { description: 'Nightly' } })).body
    const ofTrigger = { path: { ...path, trigger_id: id } }
    // Whether a trigger has an owner before a caller takes it is not specified.
    await user.call('takeTriggerOwnership', ofTrigger)
    return { getTrigger: ofTrigger, listTriggers: { path } }
  },
  async ({ context, user, project }) =>
    discussed(user, onSnippet, (await onSnippet.given(context, { project })).path),
  async ({ context, user }) => {
    const { path, owner: by } = await inProject.given(context, { visibility: 'public' })
    await user.call('createProjectAccessRequest', { path })
    return { listProjectAccessRequests: { path, by } }
  },
  async ({ context, user }) => {
    const { path, owner: by } = await inGroup.given(context, { visibility: 'public' })
    await user.call('createGroupAccessRequest', { path })
    return { listGroupAccessRequests: { path, by } }
  },
  async ({ context, project }) => {
    const other = await context.given.user()
    await context.given.member(project, other, levels.developer)
    await givenIssue(context, { project, assignee_ids: [other.id] })
    return { listTodos: { by: other } }
  },
  async ({ context, user }) => {
    const { id, commit: sha } = await context.given.repository({ by: user })
    await user.call('createCommitComment', { path: { id, sha }, body: { note: 'A remark.' } })
    return { listCommitComments: { path: { id, sha } } }
  },
  async ({ context, user }) => {
    const { id, commit: sha } = await context.given.repository({ by: user })
    await user.call('createCommitStatus', { path: { id, sha }, body: { state: 'success' } })
    return { listCommitStatuses: { path: { id, sha } } }
  },
  async ({ context, user }) => {
    const project = await context.given.repository({ by: user })
    const pipeline = await givenPipeline(context, project)
    const { path } = await givenJob(context, { pipeline })
    const ofPipeline = { path: { id: project.id, pipeline_id: pipeline.id } }
    return { getJob: { path }, listJobs: { path: project.path }, listPipelineJobs: ofPipeline }
  },
]

/** The operations that return the records which the server lets the user create. */
export async function readsOfUser(given: Given): Promise<ReadsOfUser> {
  let reads: ReadsOfUser = {}
  for (const step of steps) reads = { ...reads, ...(await ifPossible(() => step(given), {})) }
  return reads
}

/** A note and an award by the user, and an award on the note. */
async function discussed(
  user: Actor,
  on: Noteable,
  path: Parameters,
  onNote?: typeof onIssueNote | typeof onMergeRequestNote,
): Promise<ReadsOfUser> {
  const note = await user.sendUnchecked(
    { operation: on.createNote, path, body: { body: 'Edges first.' } },
    'arrange',
  )
  const note_id = idOf(note.json)
  const ofNote = { ...path, note_id }
  return {
    ...(await awarded(user, on, path)),
    ...(note_id === undefined ? {} : { [on.listNotes]: { path }, [on.getNote]: { path: ofNote } }),
    ...(note_id === undefined || onNote === undefined ? {} : await awarded(user, onNote, ofNote)),
  }
}

async function awarded(user: Actor, on: Awardable, path: Parameters): Promise<ReadsOfUser> {
  const body = { name: awardedEmoji }
  const award = await user.sendUnchecked({ operation: on.createAward, path, body }, 'arrange')
  const award_id = idOf(award.json)
  return award_id === undefined
    ? {}
    : { [on.listAwards]: { path }, [on.getAward]: { path: { ...path, award_id } } }
}

function idOf(json: Json | undefined): Json | undefined {
  return isRecord(json) ? json['id'] : undefined
}

export const operationsWithUsers = [
  'getCurrentUser',
  'getGroupMember',
  'getIssue',
  'getIssueAwardEmoji',
  'getIssueNote',
  'getIssueNoteAwardEmoji',
  'getJob',
  'getMergeRequest',
  'getMergeRequestAwardEmoji',
  'getMergeRequestChanges',
  'getMergeRequestNote',
  'getMergeRequestNoteAwardEmoji',
  'getProject',
  'getProjectMember',
  'getSnippetAwardEmoji',
  'getSnippetNote',
  'getTrigger',
  'getUser',
  'listCommitComments',
  'listCommitStatuses',
  'listEvents',
  'listGroupAccessRequests',
  'listGroupIssues',
  'listGroupMembers',
  'listIssueAwardEmoji',
  'listIssueNoteAwardEmoji',
  'listIssueNotes',
  'listIssues',
  'listJobs',
  'listMergeRequestAwardEmoji',
  'listMergeRequestNoteAwardEmoji',
  'listMergeRequestNotes',
  'listMergeRequests',
  'listPipelineJobs',
  'listProjectAccessRequests',
  'listProjectEvents',
  'listProjectEventsAtRoot',
  'listProjectIssues',
  'listProjectMembers',
  'listProjectUsers',
  'listProjects',
  'listSnippetAwardEmoji',
  'listSnippetNotes',
  'listTodos',
  'listTriggers',
  'listUserEvents',
] as const satisfies readonly SpecifiedOperation[]

export type OperationWithUsers = (typeof operationsWithUsers)[number]

/** Every record is read before the change of the user. */
export async function readAll(context: CheckContext, records: RecordsOfUser): Promise<void> {
  for (const operation of operationsWithUsers)
    if (records.reads[operation] !== undefined)
      await ifPossible(() => readOf(context, operation, records, 'arrange'), null)
}

export async function readOf(
  context: CheckContext,
  operation: OperationWithUsers,
  { reads, reader, user }: RecordsOfUser,
  phase: 'arrange' | 'act' = 'act',
): Promise<ApiResponse<OperationWithUsers>> {
  const read = reads[operation]
  if (read === undefined) throw new Observed('The server has no such record of the user.')
  const { by = reader, path, query } = read
  const caller = by === 'user' ? user : by
  if (caller === null) throw new Observed('Only the user reads the record.')
  const parameters = { ...(path === undefined ? {} : { path }), ...(query === undefined ? {} : { query }) }
  return context.as(caller).sendUnchecked({ operation, ...parameters }, phase)
}
