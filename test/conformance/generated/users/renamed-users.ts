/**
 * Records return the present name, username and state of their user. Spec: document 3, "User summary (embedded)"; document 1,
 * "Event"; document 2, "States and transitions".
 */
import type { Actor } from '../../fixtures/actor.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { Shared } from '../../fixtures/shared.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { Observed } from '../../protocol/signals.ts'
import {
  operationsWithUsers,
  readAll,
  readOf,
  readsOfUser,
  type OperationWithUsers,
  type RecordsOfUser,
} from './records-of-user.ts'

type Shown = 'name' | 'username' | 'state'

/** The records of a user who was changed after all of them had been created and read, and what they have to return. */
interface ChangedUser extends RecordsOfUser {
  readonly id: number
  readonly expected: { readonly [Property in Shown]?: string }
}

/** The reads of a user to be changed, which may create records of the user. */
type ReadsOf = (context: CheckContext, user: Actor) => Promise<RecordsOfUser['reads']>

const ofRecords: ReadsOf = async (context, user) =>
  readsOfUser({ context, user, project: await context.given.project({ by: user }) })

/** These reads require no records, which a server may not implement. */
const ofUserAlone = ['getCurrentUser', 'getUser'] as const satisfies readonly OperationWithUsers[]

const ofUser: ReadsOf = async (_, { id }) => ({ getCurrentUser: { by: 'user' }, getUser: { path: { id } } })

/** Null if the server does not rename users. */
const renamedUser = (what: string, readsOf: ReadsOf) =>
  new Shared(`${what} of a renamed user`, async (context): Promise<ChangedUser | null> => {
    const user = await context.given.user({ can_create_group: true })
    const reads = await readsOf(context, user)
    await readAll(context, { reads, reader: user, user })
    const expected = { name: 'Renamed user', username: context.uniqueName('renamed') }
    const renaming = { path: { id: user.id }, body: expected }
    const renamed = await ifPossible(() => context.admin.call('updateUser', renaming), null)
    if (renamed === null) return null
    // Without a token, the administrator acts as the user, who has another username now.
    const credentials = { ...context.admin.account.credentials, SUDO: expected.username }
    const present = user.account.token === null ? user.with(credentials) : user
    return { id: user.id, expected, reads, reader: present, user: present }
  })

/** What a blocked user may do is not specified: an administrator reads the records. Null if the server does not block users. */
const blockedUser = (what: string, readsOf: ReadsOf) =>
  new Shared(`${what} of a blocked user`, async (context): Promise<ChangedUser | null> => {
    const user = await context.given.user({ can_create_group: true })
    const records = { reads: await readsOf(context, user), reader: context.admin, user: null }
    await readAll(context, { ...records, user })
    const blocked = await ifPossible(() => context.admin.call('blockUser', { path: { id: user.id } }), null)
    return blocked === null ? null : { id: user.id, expected: { state: 'blocked' }, ...records }
  })

interface Change {
  readonly topic: string
  readonly what: string
  readonly alone: Shared<ChangedUser | null>
  readonly withRecords: Shared<ChangedUser | null>
  /** Whether records of the user can be hidden after the change. */
  readonly isHiding: boolean
}

function returnsPresent(operation: OperationWithUsers, change: Change): Check {
  const { topic, what, isHiding } = change
  const user = ofUserAlone.some((each) => each === operation) ? change.alone : change.withRecords
  return generatedCheck(topic, operation, `${operation} returns ${what}.`, async (context) => {
    const changed = await context.use(user)
    if (changed === null) throw new Observed('The server does not change users.')
    const response = await readOf(context, operation, changed)
    if (isHiding && response.status !== 200) throw new Observed('The record is not returned any more.')
    const shown = shownIn(response.expectStatus(200).json ?? null, changed.id)
    const expected = shown.filter(({ is }) => is in changed.expected)
    if (expected.length === 0) throw new Observed('The response does not contain the user.')
    for (const { at, value, is } of expected)
      if (value !== changed.expected[is])
        response.fail(
          `\`${at}\` is ${JSON.stringify(changed.expected[is])}.`,
          `It is ${JSON.stringify(value)}.`,
        )
  })
}

interface ShownValue {
  readonly at: string
  readonly is: Shown
  readonly value: Json
}

/** The names and the state of the user wherever a response has the user: as a member, an author, an assignee or the owner of a project. */
function shownIn(json: Json, id: number, at = '', key = ''): readonly ShownValue[] {
  if (Array.isArray(json)) return json.flatMap((item) => shownIn(item, id, `${at}[]`, key))
  if (!isRecord(json)) return []
  const within = (name: string) => (at === '' ? name : `${at}.${name}`)
  const isUser = json['id'] === id && ('username' in json || key === 'owner')
  const own = (['name', 'username', 'state'] as const).flatMap((is) => {
    const value = json[is]
    return isUser && value !== undefined ? [{ at: within(is), is, value }] : []
  })
  const author = json['author_username']
  const byId =
    json['author_id'] === id && author !== undefined
      ? [{ at: within('author_username'), is: 'username' as const, value: author }]
      : []
  const nested = Object.entries(json).flatMap(([name, value]) => shownIn(value, id, within(name), name))
  return [...own, ...byId, ...nested]
}

const changes: readonly Change[] = [
  {
    topic: 'renamed-user',
    what: 'the new name of a user who was renamed',
    alone: renamedUser('the reads', ofUser),
    withRecords: renamedUser('the records', ofRecords),
    isHiding: false,
  },
  {
    topic: 'blocked-user',
    what: 'the state of a user who was blocked',
    alone: blockedUser('the reads', ofUser),
    withRecords: blockedUser('the records', ofRecords),
    isHiding: true,
  },
]

/** The owner of a project has no state, and only the user reads some records. */
const withoutState: readonly OperationWithUsers[] = [
  'getProject',
  'listProjects',
  'listEvents',
  'listIssues',
  'getCurrentUser',
]

export const renamedUsers: readonly Check[] = changes.flatMap((change) =>
  operationsWithUsers
    .filter((operation) => !change.isHiding || !withoutState.includes(operation))
    .map((operation) => returnsPresent(operation, change)),
)
