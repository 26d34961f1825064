/** A record of another project or group with the number or name of the one that a request writes: the write does not change it. */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenBoardList } from '../../fixtures/boards.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { givenFurtherBoard } from '../../fixtures/provisioned.ts'
import type { GivenRepositoryProject } from '../../fixtures/repository.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { levels } from '../../fixtures/roles.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { expectItemsUnchanged, expectUnchanged } from './unchanged.ts'
import { recordOf, recordsOf, type JsonRecord } from './reads.ts'
import { projectOf } from '../paths/parent-paths.ts'
import type { PreparedRequest, SpecifiedOperation } from '../valid-request.ts'

type Response = ApiResponse<OperationId>

/** The read of the other record. */
interface Namesake {
  readonly read: SpecifiedOperation
  readonly path: Parameters
  /** The owner by default. */
  readonly by?: Actor
  /** A property that other records of the same list can change; the write does not. */
  readonly keeps?: string
}

type Create = (context: CheckContext, prepared: PreparedRequest) => Promise<Namesake | readonly Namesake[]>

const issueWith =
  (read: SpecifiedOperation): Create =>
  async (context) => ({ read, path: (await givenIssue(context)).path })

/** The target branch of an update is a branch of this project as well. */
const mergeRequestWith =
  (read: SpecifiedOperation): Create =>
  async ({ given }, { body }) => {
    const { project, path } = await given.openMergeRequest()
    const branch = body?.['target_branch']
    if (typeof branch === 'string') await given.branch(project, branch)
    return { read, path }
  }

/** A fork, which has the same commits, branches and tags. */
async function forkOf(context: CheckContext, prepared: PreparedRequest): Promise<GivenRepositoryProject> {
  const { master, given } = context
  const project = projectOf(prepared)
  await given.member(project, master, levels.master)
  const { id } = (await master.call('forkProject', { path: project.path })).body
  given.removes('projects', id)
  const path = { id, branch: project.branch }
  await context.eventually(
    () => master.sendUnchecked({ operation: 'getBranch', path }, 'arrange'),
    ({ status }) => status === 200,
  )
  return { ...project, id, path: { id }, owner: master }
}

const forkWith =
  (read: SpecifiedOperation): Create =>
  async (context, prepared) => {
    const { id, branch, owner: by } = await forkOf(context, prepared)
    return { read, path: { ...prepared.path, id, branch }, by }
  }

/** A fork, which can share its storage with the project; another repository if the server has no forks. */
async function otherRepository(
  context: CheckContext,
  prepared: PreparedRequest,
): Promise<GivenRepositoryProject> {
  const fork = await ifPossible(() => forkOf(context, prepared), null)
  return fork ?? context.given.repository()
}

/** The default branch of a repository with the same files. */
const head: Create = async (context, prepared) => {
  const { id, branch, owner: by } = await otherRepository(context, prepared)
  return { read: 'getBranch', path: { id, branch }, by }
}

const branch =
  ({ isProtected }: { readonly isProtected: boolean }): Create =>
  async (context, prepared) => {
    const { path, body } = prepared
    const project = await otherRepository(context, prepared)
    const { owner: by } = project
    const named = { ...project.path, branch: String(path['branch'] ?? body?.['branch']) }
    const found = await by.sendUnchecked({ operation: 'getBranch', path: named }, 'arrange')
    if (found.status !== 200) await context.given.branch(project, named.branch)
    if (isProtected) await by.call('protectBranch', { path: named })
    return { read: 'getBranch', path: named, by }
  }

const tagWith =
  (release: { readonly release_description?: string }): Create =>
  async (context, prepared) => {
    const { path, body } = prepared
    const project = await otherRepository(context, prepared)
    const { owner: by } = project
    const tag_name = String(path['tag_name'] ?? body?.['tag_name'])
    const named = { ...project.path, tag_name }
    const found = await by.sendUnchecked({ operation: 'getTag', path: named }, 'arrange')
    if (found.status !== 200) await context.given.tag(project, tag_name, release)
    else if (release.release_description !== undefined) {
      // Whether a fork has the releases of the project is not specified.
      const description = { description: release.release_description }
      await by.sendUnchecked({ operation: 'createRelease', path: named, body: description }, 'arrange')
    }
    return { read: 'getTag', path: named, by }
  }

const memberOf =
  (scope: MembershipScope): Create =>
  async (context, { path: { user_id: member }, body }) => {
    const { owner, path } = await scope.given(context)
    const user_id = member ?? body?.['user_id']
    await owner.call(scope.addMember, { path, body: { user_id: Number(user_id), access_level: 20 } })
    return { read: scope.getMember, path: { ...path, user_id } }
  }

const requestTo =
  (scope: MembershipScope): Create =>
  async (context) => {
    const { path } = await scope.given(context, { visibility: 'public' })
    const [requester] = await sharedUsers(context)
    await requester.call(scope.createRequest, { path })
    return { read: scope.listRequests, path }
  }

/** The settings of the caller in another project or group, and those of another user in the same one. */
const settingsOf =
  (
    read: 'getGroupNotificationSettings' | 'getProjectNotificationSettings',
    given: (context: CheckContext) => Promise<{ readonly path: Parameters }>,
  ): Create =>
  async (context, { path }) => [
    { read, path: (await given(context)).path },
    { read, path, by: context.admin },
  ]

/** A variable of another project. */
const variable: Create = async ({ owner, given }, { path, body }) => {
  const { id } = await given.project()
  const key = String(path['key'] ?? body?.['key'])
  await owner.call('createVariable', { path: { id }, body: { key, value: 'As it is' } })
  return { read: 'getVariable', path: { id, key } }
}

/** A further board of the same project, with as many lists as the board of an update. */
const otherBoard: Create = async (context, prepared) => {
  const { owner } = context
  const project = projectOf(prepared)
  const id = await givenFurtherBoard(context, project)
  const path = { ...project.path, board_id: id }
  const board = { id, project, owner, path }
  await givenBoardList(context, board)
  await givenBoardList(context, board)
  return { read: 'listBoardLists', path, keeps: 'position' }
}

/** The global settings of the administrator and of another user. */
const globalSettings: Create = async ({ admin, given }) =>
  [admin, await given.user()].map((by) => ({ read: 'getNotificationSettings', path: {}, by }))

/** A merge request of another project, from a branch with the same name. */
const sameBranches: Create = async ({ given }, { body }) => {
  const project = await given.repository()
  const source_branch = await given.branch(project, String(body?.['source_branch']))
  await given.file(project, 'new.txt', 'New.\n', source_branch)
  const { path } = await given.openMergeRequest({ project, source_branch })
  return { read: 'getMergeRequest', path }
}

const namesakes: Partial<Record<SpecifiedOperation, Create>> = {
  acceptMergeRequest: mergeRequestWith('getMergeRequest'),
  addGroupMember: memberOf(inGroup),
  addProjectMember: memberOf(inProject),
  approveGroupAccessRequest: requestTo(inGroup),
  approveProjectAccessRequest: requestTo(inProject),
  createBoardList: otherBoard,
  createBranch: branch({ isProtected: false }),
  cherryPickCommit: forkWith('getBranch'),
  createCommit: head,
  createCommitComment: forkWith('listCommitComments'),
  createCommitStatus: forkWith('listCommitStatuses'),
  createFile: head,
  createMergeRequest: sameBranches,
  createIssueNote: issueWith('listIssueNotes'),
  createMergeRequestNote: mergeRequestWith('listMergeRequestNotes'),
  createRelease: tagWith({}),
  createTag: tagWith({}),
  createVariable: variable,
  deleteBoardList: otherBoard,
  deleteBranch: branch({ isProtected: false }),
  deleteFile: head,
  deleteTag: tagWith({}),
  protectBranch: branch({ isProtected: false }),
  unprotectBranch: branch({ isProtected: true }),
  updateBoardList: otherBoard,
  updateFile: head,
  updateGroupMember: memberOf(inGroup),
  updateGroupNotificationSettings: settingsOf('getGroupNotificationSettings', async ({ given }) =>
    given.group(),
  ),
  updateMergeRequest: mergeRequestWith('getMergeRequest'),
  updateNotificationSettings: globalSettings,
  updateProjectMember: memberOf(inProject),
  updateProjectNotificationSettings: settingsOf('getProjectNotificationSettings', async ({ given }) =>
    given.project(),
  ),
  updateRelease: tagWith({ release_description: 'As it is' }),
}

/** Creates the other records; the result expects that they are unchanged. */
export async function otherNamesakes(
  context: CheckContext,
  prepared: PreparedRequest,
): Promise<() => Promise<void>> {
  const created = await observeIfPossible(
    context,
    async () => (await namesakes[prepared.operation]?.(context, prepared)) ?? [],
    [],
  )
  const read = ({ read: operation, path, by = context.owner }: Namesake, phase: 'arrange' | 'observe') =>
    observeIfPossible(context, () => by.sendUnchecked({ operation, path }, phase), null)
  const observed = await Promise.all(
    [created].flat().map(async (namesake) => ({ namesake, before: await read(namesake, 'arrange') })),
  )
  return async () => {
    for (const { namesake, before } of observed) {
      const after = before?.status === 200 ? await read(namesake, 'observe') : null
      if (before !== null && after !== null) expectSameRecord(namesake, before, after.expectStatus(200))
    }
  }
}

function expectSameRecord({ read, keeps }: Namesake, before: Response, after: Response): void {
  if (!operations[read].list) return expectUnchanged(recordOf(before), recordOf(after), after)
  const [former, present] = [recordsOf([before]), recordsOf([after])]
  expectItemsUnchanged(former, [after])
  if (keeps !== undefined) expectValues(keeps, former, present, after)
  if (present.length > former.length)
    after.fail(`${former.length} items, as before.`, `${present.length} items.`)
}

function expectValues(
  name: string,
  former: readonly JsonRecord[],
  present: readonly JsonRecord[],
  response: Response,
): void {
  const [expected, actual] = [former, present].map((items) =>
    items.map((item) => `${JSON.stringify(item['id'])}: ${JSON.stringify(item[name])}`).toSorted(),
  )
  if (expected?.join() === actual?.join()) return
  const [before = '', after = ''] = [expected, actual].map((values) => values?.join(', '))
  response.fail(`\`${name}\` by \`id\` as before: ${before}.`, `It is ${after}.`)
}
