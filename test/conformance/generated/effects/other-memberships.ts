/**
 * A write to a member or an access request changes no others: neither in the same project or group, nor in the group of the
 * project or a project of the group. Spec: document 2, "Members (groups and projects)" and "Access requests".
 */
import { operations } from '../../../../generated/operations.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import {
  inGroup,
  inProject,
  type GivenScope,
  type MembershipScope,
} from '../../fixtures/membership-scopes.ts'
import { levels } from '../../fixtures/roles.ts'
import { groupAround, projectWithin } from '../../fixtures/related-scope.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { recordOf, type JsonRecord } from './reads.ts'
import { successesOf } from '../successes.ts'
import {
  prepareRequest,
  sendPrepared,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
} from '../valid-request.ts'

interface ObservedScope {
  readonly scope: MembershipScope
  readonly given: GivenScope
  /** Whether the user of the write is a member or requester here as well, whom the write does not concern. */
  readonly isElsewhere: boolean
}

function changesNoOthers(operation: SpecifiedOperation): Check {
  const title = `${operation} changes no other members and access requests.`
  return generatedCheck('other-memberships', operation, title, async (context) => {
    const prepared = await prepareRequest(context, operation)
    const { path, body, by } = prepared
    const user = path['user_id'] ?? body?.['user_id'] ?? by.id
    const scopes = await observedScopesOf(context, prepared)
    const before = await Promise.all(scopes.map((observed) => read(context, observed, user, 'arrange')))
    const written = await sendPrepared(context, prepared)
    written.expectStatusIn(...successesOf(operation))
    for (const [index, observed] of scopes.entries()) {
      for (const [at, { response, users }] of (await read(context, observed, user, 'observe')).entries()) {
        const expected = before[index]?.[at]?.users ?? users
        if (expected !== users)
          response.fail(`The users ${expected || 'none'}, as before.`, `They are ${users || 'none'}.`)
      }
    }
  })
}

/** The scope of the write, with another member and another request, and the related one, where the user has the same relation. */
async function observedScopesOf(
  context: CheckContext,
  { operation, path }: PreparedRequest,
): Promise<readonly ObservedScope[]> {
  const { nonMember, owner } = context
  const id = Number(path['id'])
  const own = { id, path: { id }, owner }
  const [scope, other] = isBelowGroup(operation)
    ? ([inGroup, inProject] as const)
    : ([inProject, inGroup] as const)
  // No write gives this access level.
  await owner.call(scope.addMember, { path: own.path, body: { user_id: nonMember.id, access_level: 10 } })
  const { visibility } = recordOf(await context.admin.call(scope.read, { path: own.path }))
  const [, second] = await sharedUsers(context)
  const request = () => second.call(scope.createRequest, { path: own.path })
  if (visibility !== 'private') await ifPossible(request, null)
  const scopes = [{ scope, given: own, isElsewhere: false }]
  if (!isIndependent(operation)) return scopes
  const given = await (isBelowGroup(operation) ? projectWithin : groupAround)(context, own)
  const elsewhere = { scope: other, given, isElsewhere: true }
  const user = (await sharedUsers(context)).find((each) => each.id === path['user_id'])
  const join = ({ path }: GivenScope, { id: user_id }: Actor) =>
    owner.call(other.addMember, { path, body: { user_id, access_level: 10 } })
  if (user !== undefined && operations[operation].path.includes('access_requests'))
    await user.call(other.createRequest, { path: given.path })
  else if (user !== undefined) await join(given, user)
  if (operation !== 'denyGroupAccessRequest' || user === undefined) return [...scopes, elsewhere]
  // The user is a member of one project of the group, and requests access to the other.
  const joined = await projectWithin(context, own)
  await join(joined, user)
  return [...scopes, elsewhere, { ...elsewhere, given: joined }]
}

async function read(
  context: CheckContext,
  { scope, given, isElsewhere }: ObservedScope,
  user: unknown,
  phase: 'arrange' | 'observe',
) {
  const lists = []
  for (const operation of [scope.listMembers, scope.listRequests]) {
    const request = { operation, path: given.path, query: { per_page: 100 } }
    const response = await observeIfPossible(context, () => context.owner.sendUnchecked(request, phase), null)
    if (response === null) continue
    const items: readonly JsonRecord[] = Array.isArray(response.json)
      ? response.json.filter((item) => isRecord(item))
      : []
    const users = items
      .filter(({ id }) => isElsewhere || id !== user)
      .map(({ id, access_level }) => JSON.stringify({ id, access_level }))
    lists.push({ response, users: users.toSorted().join(', ') })
  }
  return lists
}

function isBelowGroup(operation: SpecifiedOperation): boolean {
  return operations[operation].path.startsWith('/groups')
}

/**
 * Whether a project shows the members of its group is not specified, so that only removals from a group, and requests for
 * access to it, show nothing in the project.
 */
function isIndependent(operation: SpecifiedOperation): boolean {
  const showsNothing = operations[operation].method === 'DELETE' || operation === 'createGroupAccessRequest'
  return !isBelowGroup(operation) || showsNothing
}

type OwnList = ApiResponse<'listProjects' | 'listGroups', 200>

/** A new user is a member of nothing else: their own lists have only the project or group. */
function addsToNoOther(scope: MembershipScope): Check {
  const title = `${scope.addMember} adds the user to no other project or group.`
  const run = async (context: CheckContext) => {
    const { owner, path, id } = await scope.given(context)
    const user = await context.given.user()
    const body = { user_id: user.id, access_level: levels.developer }
    await context.act(owner, scope.addMember, { path, body })
    const per_page = 100
    const projects = () => user.observe('listProjects', { query: { membership: true, per_page } })
    const groups = () => user.observe('listGroups', { query: { all_available: false, per_page } })
    for (const [read, own] of [
      [projects, scope === inProject ? id : null],
      [groups, scope === inGroup ? id : null],
    ] as const) {
      const list = await observeIfPossible<OwnList | null>(context, read, null)
      if (list !== null) expectNoPrivate(list, own)
    }
    if (scope === inGroup) await observeIfPossible(context, () => addsToNoParent(context), null)
  }
  return generatedCheck('other-memberships', scope.addMember, title, run, 'of-the-user')
}

/** A member of a nested group is not listed as a member of the group around it. */
async function addsToNoParent({ owner, nonMember, given, act }: CheckContext): Promise<void> {
  const parent = await given.group()
  const { path } = await given.group({ parent_id: parent.id })
  const body = { user_id: nonMember.id, access_level: levels.developer }
  const added = await act(owner, 'addGroupMember', { path, body })
  added.expectStatus(201)
  const list = await owner.observe('listGroupMembers', { path: parent.path })
  list.expectOmits('id', nonMember.id)
}

/** The user is also a member of the group around the nested group, with another access level. */
function keepsInParent(operation: 'updateGroupMember' | 'removeGroupMember'): Check {
  const title = `${operation} does not change the user as a member of the parent group.`
  const run = async (context: CheckContext) => {
    const { owner, nonMember, act } = context
    const given = await observeIfPossible(context, () => memberOfBoth(context), null)
    if (given === null) return
    const path = { ...given.nested.path, user_id: nonMember.id }
    const body = { access_level: levels.master }
    const written =
      operation === 'updateGroupMember'
        ? await act(owner, operation, { path, body })
        : await act(owner, operation, { path })
    written.expectStatusIn(200)
    const list = await owner.observe('listGroupMembers', { path: given.parent.path })
    list.expectItem({ id: nonMember.id, access_level: levels.guest })
  }
  return generatedCheck('other-memberships', operation, title, run, 'of-the-parent')
}

/**
 * The user is also a member of a nested group and of a project in the group. Where a server inherits access levels, the
 * greater ones there count.
 */
function keepsBelow(operation: 'addGroupMember' | 'updateGroupMember' | 'removeGroupMember'): Check {
  const title = `${operation} does not change the user as a member of a nested group and of a project.`
  const run = async (context: CheckContext) => {
    const { owner, nonMember, given, act } = context
    const group = await given.group()
    const user = { user_id: nonMember.id }
    const path = { ...group.path, ...user }
    const added = { path: group.path, body: { ...user, access_level: levels.guest } }
    const below = { body: { ...user, access_level: levels.developer } }
    const project = await given.projectIn(group)
    await owner.call('addProjectMember', { path: project.path, ...below })
    const nested = await observeIfPossible(context, () => given.group({ parent_id: group.id }), null)
    if (nested !== null) await owner.call('addGroupMember', { path: nested.path, ...below })
    if (operation !== 'addGroupMember') await owner.call('addGroupMember', added)
    const written = await {
      addGroupMember: () => act(owner, 'addGroupMember', added),
      updateGroupMember: () =>
        act(owner, 'updateGroupMember', { path, body: { access_level: levels.reporter } }),
      removeGroupMember: () => act(owner, 'removeGroupMember', { path }),
    }[operation]()
    written.expectSuccess()
    const item = { id: nonMember.id, access_level: levels.developer }
    const ofProject = await owner.observe('listProjectMembers', { path: project.path })
    ofProject.expectItem(item)
    if (nested === null) return
    const ofNested = await owner.observe('listGroupMembers', { path: nested.path })
    ofNested.expectItem(item)
  }
  return generatedCheck('other-memberships', operation, title, run, 'below-the-group')
}

async function memberOfBoth({ owner, nonMember, given }: CheckContext) {
  const parent = await given.group()
  const nested = await given.group({ parent_id: parent.id })
  for (const [{ path }, access_level] of [
    [parent, levels.guest],
    [nested, levels.developer],
  ] as const)
    await owner.call('addGroupMember', { path, body: { user_id: nonMember.id, access_level } })
  return { parent, nested }
}

/** Whether the list has public groups of others is not specified. */
function expectNoPrivate(list: OwnList, own: number | null): void {
  const other = list.items.find(
    (item) => 'visibility' in item && item.visibility === 'private' && item.id !== own,
  )
  if (other !== undefined) list.fail('Nothing but what the user was added to.', `The ID ${other.id}.`)
}

const writes = specifiedOperations.filter((operation) => {
  const { method, path } = operations[operation]
  return method !== 'GET' && /\/(?:members|access_requests)(?:\/|$)/.test(path)
})

/** The checks of writes with these methods. */
export function otherMemberships(...methods: readonly string[]): readonly Check[] {
  return [
    ...writes.filter((operation) => methods.includes(operations[operation].method)).map(changesNoOthers),
    ...(['updateGroupMember', 'removeGroupMember'] as const)
      .filter((operation) => methods.includes(operations[operation].method))
      .map(keepsInParent),
    ...(['addGroupMember', 'updateGroupMember', 'removeGroupMember'] as const)
      .filter((operation) => methods.includes(operations[operation].method))
      .map(keepsBelow),
    ...(methods.includes('POST') ? [inProject, inGroup].map(addsToNoOther) : []),
  ]
}
