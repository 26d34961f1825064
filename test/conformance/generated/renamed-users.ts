/** Records return the present name and username of their user. Spec: document 3, "User summary (embedded)"; document 1, "Event". */
import { generatedCheck, type Check } from '../fixtures/check.ts'
import type { Actor } from '../fixtures/actor.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { ifPossible } from '../fixtures/if-possible.ts'
import {
  awardedEmoji,
  givenIssue,
  onIssue,
  onMergeRequest,
  onSnippet,
  type Noteable,
} from '../fixtures/issues.ts'
import { inGroup, inProject } from '../fixtures/membership-scopes.ts'
import { givenJob, givenPipeline } from '../fixtures/provisioned.ts'
import type { GivenProject } from '../fixtures/repository.ts'
import { levels } from '../fixtures/roles.ts'
import { Shared } from '../fixtures/shared.ts'
import type { Parameters } from '../protocol/encode.ts'
import { isRecord, type Json } from '../protocol/exchange.ts'
import { Observed } from '../protocol/signals.ts'
import type { SpecifiedOperation } from './valid-request.ts'

/** A read of a record of the user. */
interface Read {
  readonly path?: Parameters
  readonly query?: Parameters
  readonly by?: Actor
}

type Reads = { readonly [Operation in SpecifiedOperation]?: Read }

interface RenamedUser {
  readonly user: Actor
  readonly name: string
  readonly username: string
  readonly reads: Reads
}

/** A user who was renamed after all of the records had been created and read; null if the server does not rename users. */
const renamedUser = new Shared(
  'the records of a renamed user',
  async (context): Promise<RenamedUser | null> => {
    const user = await context.given.user({ can_create_group: true })
    const project = await context.given.project({ by: user })
    const reads = await readsOf({ context, user, project })
    for (const [operation, { by = user, ...request }] of Object.entries(reads))
      if (isRead(operation))
        await ifPossible(() => context.as(by).sendUnchecked({ operation, ...request }, 'arrange'), null)
    const names = { name: 'Renamed user', username: context.uniqueName('renamed') }
    const renaming = { path: { id: user.id }, body: names }
    const renamed = await ifPossible(() => context.admin.call('updateUser', renaming), null)
    if (renamed === null) return null
    // Without a token, the administrator acts as the user, who has another username now.
    const credentials = { ...context.admin.account.credentials, SUDO: names.username }
    return { user: user.account.token === null ? user.with(credentials) : user, ...names, reads }
  },
)

interface Given {
  readonly context: CheckContext
  readonly user: Actor
  /** A project of the user. */
  readonly project: GivenProject
}

/** Each creates records of the user, and returns the operations that return them. */
const steps: readonly ((given: Given) => Promise<Reads>)[] = [
  async ({ user, project: { id, path } }) => ({
    getProject: { path },
    listProjectMembers: { path },
    getProjectMember: { path: { id, user_id: user.id } },
    listProjectUsers: { path },
    listProjectEvents: { path: { project_id: id } },
    listProjectEventsAtRoot: { path: { project_id: id } },
    listUserEvents: { path: { id: user.id } },
    listEvents: {},
  }),
  async ({ context, user }) => {
    const { id, path } = await context.given.group({ by: user })
    return { listGroupMembers: { path }, getGroupMember: { path: { id, user_id: user.id } } }
  },
  async ({ context, user, project }) => {
    const { path } = await givenIssue(context, { project, assignee_ids: [user.id] })
    const lists = { listProjectIssues: { path: project.path }, listIssues: {} }
    return { getIssue: { path }, ...lists, ...(await discussed(user, onIssue, path)) }
  },
  async ({ context, user }) => {
    const project = await context.given.repository({ by: user })
    const { path } = await context.given.openMergeRequest({ project, assignee_id: user.id })
    const list = { listMergeRequests: { path: project.path } }
    return { getMergeRequest: { path }, ...list, ...(await discussed(user, onMergeRequest, path)) }
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
async function readsOf(given: Given): Promise<Reads> {
  let reads: Reads = {}
  for (const step of steps) reads = { ...reads, ...(await ifPossible(() => step(given), {})) }
  return reads
}

/** A note and an award by the user. */
async function discussed(user: Actor, on: Noteable, path: Parameters): Promise<Reads> {
  const note = await user.sendUnchecked(
    { operation: on.createNote, path, body: { body: 'Edges first.' } },
    'arrange',
  )
  const award = await user.sendUnchecked(
    { operation: on.createAward, path, body: { name: awardedEmoji } },
    'arrange',
  )
  const [note_id, award_id] = [idOf(note.json), idOf(award.json)]
  return {
    ...(note_id === undefined
      ? {}
      : { [on.listNotes]: { path }, [on.getNote]: { path: { ...path, note_id } } }),
    ...(award_id === undefined
      ? {}
      : { [on.listAwards]: { path }, [on.getAward]: { path: { ...path, award_id } } }),
  }
}

function idOf(json: Json | undefined): Json | undefined {
  return isRecord(json) ? json['id'] : undefined
}

const operations = [
  'getGroupMember',
  'getIssue',
  'getIssueAwardEmoji',
  'getIssueNote',
  'getJob',
  'getMergeRequest',
  'getMergeRequestAwardEmoji',
  'getMergeRequestNote',
  'getProject',
  'getProjectMember',
  'getSnippetAwardEmoji',
  'getSnippetNote',
  'listCommitComments',
  'listCommitStatuses',
  'listEvents',
  'listGroupAccessRequests',
  'listGroupMembers',
  'listIssueAwardEmoji',
  'listIssueNotes',
  'listIssues',
  'listJobs',
  'listMergeRequestAwardEmoji',
  'listMergeRequestNotes',
  'listMergeRequests',
  'listPipelineJobs',
  'listProjectAccessRequests',
  'listProjectEvents',
  'listProjectEventsAtRoot',
  'listProjectIssues',
  'listProjectMembers',
  'listProjectUsers',
  'listSnippetAwardEmoji',
  'listSnippetNotes',
  'listTodos',
  'listUserEvents',
] as const satisfies readonly SpecifiedOperation[]

function isRead(name: string): name is (typeof operations)[number] {
  return operations.some((operation) => operation === name)
}

function returnsNewName(operation: (typeof operations)[number]): Check {
  const title = `${operation} returns the new name of a user who was renamed.`
  return generatedCheck('renamed-user', operation, title, async (context) => {
    const renamed = await context.use(renamedUser)
    if (renamed === null) throw new Observed('The server does not rename users.')
    const { user, reads, ...names } = renamed
    const read = reads[operation]
    if (read === undefined) throw new Observed('The server has no such record of the user.')
    const { path, query } = read
    const request = {
      operation,
      ...(path === undefined ? {} : { path }),
      ...(query === undefined ? {} : { query }),
    }
    const response = await context.as(read.by ?? user).sendUnchecked(request)
    const shown = namesIn(response.expectStatus(200).json ?? null, user.id)
    if (shown.length === 0) throw new Observed('The response does not contain the user.')
    for (const { at, value, is } of shown)
      if (value !== names[is])
        response.fail(`\`${at}\` is ${JSON.stringify(names[is])}.`, `It is ${JSON.stringify(value)}.`)
  })
}

interface ShownName {
  readonly at: string
  readonly is: 'name' | 'username'
  readonly value: Json
}

/** The names of the user wherever a response has the user: as a member, an author, an assignee or the owner of a project. */
function namesIn(json: Json, id: number, at = '', key = ''): readonly ShownName[] {
  if (Array.isArray(json)) return json.flatMap((item) => namesIn(item, id, `${at}[]`, key))
  if (!isRecord(json)) return []
  const within = (name: string) => (at === '' ? name : `${at}.${name}`)
  const isUser = json['id'] === id && ('username' in json || key === 'owner')
  const own = (['name', 'username'] as const).flatMap((is) => {
    const value = json[is]
    return isUser && value !== undefined ? [{ at: within(is), is, value }] : []
  })
  const author = json['author_username']
  const byId =
    json['author_id'] === id && author !== undefined
      ? [{ at: within('author_username'), is: 'username' as const, value: author }]
      : []
  const nested = Object.entries(json).flatMap(([name, value]) => namesIn(value, id, within(name), name))
  return [...own, ...byId, ...nested]
}

export const renamedUsers: readonly Check[] = operations.map(returnsNewName)
