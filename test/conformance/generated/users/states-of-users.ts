/**
 * Every read that has a user has the state of the user after blocking and unblocking. All were read before. Spec: document 2,
 * "User" and "States and transitions".
 */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { isRecord } from '../../protocol/exchange.ts'
import type { JsonRecord } from '../effects/reads.ts'
import { expectPart, itemOf, readView } from '../effects/other-lists/index.ts'
import { authorshipOf, projectWith } from '../effects/other-lists/users.ts'
import { has, hasId, type View } from '../effects/other-lists/view.ts'

type UserState = 'active' | 'blocked'

/** The reads of a user, who is a member of a project and a group and an author. Creates records only once. */
async function viewsOf(
  context: CheckContext,
): Promise<{ readonly id: number; readonly views: readonly View[]; readonly filtered: readonly Filtered[] }> {
  const { admin, nonMember, owner, given } = context
  const user = await given.user()
  const { id, username } = user
  const part = { state: 'active' }
  const isItem = hasId(id)
  const project = await projectWith(context, id)
  const group = await observeIfPossible(context, () => given.group(), null)
  if (group !== null) await given.groupMember(group, user, 30)
  const inScope = (scope: MembershipScope, path: View['path']): readonly View[] => [
    { list: scope.listMembers, by: owner, ...(path === undefined ? {} : { path }), isItem, part },
    { list: scope.getMember, by: owner, path: { ...path, user_id: id }, isItem, part },
  ]
  const views: readonly View[] = [
    { list: 'getUser', by: nonMember, path: { id }, isItem, part },
    { list: 'getUser', by: admin, path: { id }, isItem, part },
    { list: 'listUsers', by: admin, query: { username }, isItem, part },
    { list: 'listUsers', by: nonMember, query: { username }, isItem, part },
    { list: 'listProjectUsers', by: owner, path: project.path, isItem, part },
    ...inScope(inProject, project.path),
    ...(group === null ? [] : inScope(inGroup, group.path)),
    ...(await observeIfPossible(context, () => authorshipOf(context, project, user, part), [])),
    {
      list: 'listProjectEvents',
      by: owner,
      path: { project_id: project.id },
      isItem: has('author_id', id),
      part: { author: part },
    },
  ]
  const filtered = (['active', 'blocked'] as const).map((state): Filtered => {
    const query = { username, [state]: true }
    return { state, view: { list: 'listUsers', by: admin, query, isItem, part: { state } } }
  })
  return { id, views, filtered }
}

/** A list of the users in one state. */
interface Filtered {
  readonly state: UserState
  readonly view: View
}

/** The lists that have the user in a state, and omit the user in the other state. */
async function correctIn(
  context: CheckContext,
  filtered: readonly Filtered[],
  state: UserState,
): Promise<readonly Filtered[]> {
  const read = async ({ view }: Filtered) => ifPossible(() => readView(context, view, 1, 'arrange'), null)
  const responses = await Promise.all(filtered.map(read))
  return filtered.filter(({ state: own, view }, index) => {
    const response = responses[index]
    return response && (itemOf(view, [response]) !== undefined) === (own === state)
  })
}

/** The state in an item, as such or in the record of the user. Which properties an embedded user has is not specified everywhere. */
function stateIn(view: View, item: JsonRecord, state: UserState): View {
  const part = Object.keys(view.part ?? {}).flatMap((name) => {
    if (name === 'state') return [[name, state]]
    const user = item[name]
    return isRecord(user) && 'state' in user ? [[name, { state }]] : []
  })
  return { ...view, part: Object.fromEntries(part) }
}

async function expectState(
  context: CheckContext,
  views: readonly View[],
  state: UserState,
  write: string,
): Promise<void> {
  for (const view of views) {
    const response = await observeIfPossible(context, () => readView(context, view, 1, 'observe'), null)
    if (response === null) continue
    const item = itemOf(view, [response])
    // Whether blocked users are members, and listed, is not specified.
    if (item !== undefined) expectPart(stateIn(view, item, state), response, item, write)
  }
}

const writes = { blockUser: 'blocked', unblockUser: 'active' } as const

function isReadAfter(write: keyof typeof writes): Check {
  const title = `Every read has the state of the user after ${write}.`
  return generatedCheck('state-of-user', write, title, async (context) => {
    const { admin } = context
    const { id, views, filtered } = await viewsOf(context)
    if (write === 'unblockUser') await admin.call('blockUser', { path: { id } })
    for (const view of views) await ifPossible(() => readView(context, view, 1, 'arrange'), null)
    const state = writes[write]
    const lists = await correctIn(context, filtered, state === 'active' ? 'blocked' : 'active')
    await admin.call(write, { path: { id } })
    await expectState(context, views, state, write)
    for (const { state: own, view } of lists) {
      const response = await observeIfPossible(context, () => readView(context, view, 1, 'observe'), null)
      if (response === null) continue
      const expected = own === state ? view : { ...view, part: null }
      expectPart(expected, response, itemOf(view, [response]), write)
    }
    // The status of a second request is not specified.
    await admin.sendUnchecked({ operation: write, path: { id } })
    await expectState(context, views.slice(0, 1), state, `a second ${write}`)
  })
}

/** One check for each write. */
export const statesOfUsers: readonly Check[] = [isReadAfter('blockUser'), isReadAfter('unblockUser')]
