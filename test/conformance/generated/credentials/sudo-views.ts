/**
 * By sudo, an administrator finds no more than the other user: no private records of others, and no properties of users that
 * only administrators see. Spec: document 1, "Authentication", sudo; document 2, "User" and "Visibility levels".
 */
import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import { givenRunner } from '../../fixtures/provisioned.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { confidential, expectView, summary } from '../../fixtures/user-views.ts'
import type { Parameters } from '../../protocol/encode.ts'
import type { Json } from '../../protocol/exchange.ts'
import { recordOf, recordsOf } from '../effects/reads.ts'
import { asOtherUser, sudoVariationsIn, type SudoVariation } from './sudo-variations.ts'

type Location = SudoVariation['location']

interface Read {
  readonly path?: Parameters
  readonly query?: Parameters
}

/** A list, and the item of it that a non-member must not find. */
interface Hidden extends Read {
  readonly key: string
  readonly value: Json
}

/** The successful responses to an administrator who names the non-member in each way that the location allows. */
async function readsForNonMember(
  context: CheckContext,
  operation: OperationId,
  { path, query = {} }: Read,
  location: Location,
): Promise<readonly ApiResponse<OperationId>[]> {
  const responses: ApiResponse<OperationId>[] = []
  for (const variation of sudoVariationsIn(location)) {
    const { by = context.admin, ...named } = asOtherUser(context, { query }, context.nonMember, variation)
    const request = { operation, query, ...(path === undefined ? {} : { path }), ...named }
    const response = await context.as(by).sendUnchecked(request)
    responses.push(response.expectStatus(200))
  }
  return responses
}

/** Lists of the records of an instance, with a new record in them that the non-member does not see. */
const hidden: readonly (readonly [OperationId, (context: CheckContext) => Promise<Hidden>])[] = [
  [
    'listGroups',
    async ({ given }) => {
      const { id, ownPath } = await given.group({ visibility: 'private' })
      return { query: { search: ownPath }, key: 'id', value: id }
    },
  ],
  [
    'listProjects',
    async ({ given }) => {
      const { id, name } = await given.project({ visibility: 'private' })
      return { query: { search: name }, key: 'id', value: id }
    },
  ],
  [
    'listRunners',
    async (context) => {
      const { id } = await givenRunner(context, { projects: [await context.given.project()] })
      return { key: 'id', value: id }
    },
  ],
  [
    'listUserEvents',
    async (context) => {
      const { owner, given } = context
      const title = context.uniqueName('issue')
      await givenIssue(context, { project: await given.project(), title })
      const path = { id: owner.id }
      const request = { operation: 'listUserEvents', path, query: { per_page: 100 } } as const
      await context.eventually(
        async () => (await owner.sendUnchecked(request, 'arrange')).expectStatus(200),
        (response) => response.values('target_title').includes(title),
      )
      return { path, key: 'target_title', value: title }
    },
  ],
]

const topics: Readonly<Record<Location, string>> = { header: 'sudo-as-non-member', query: 'sudo-in-query' }
const names: Readonly<Record<Location, string>> = {
  header: '`SUDO` in its header',
  query: '`sudo` in its query',
}

function omitsHidden(location: Location): readonly Check[] {
  return hidden.map(([operation, create]) => {
    const title = `${operation} by ${names[location]} omits what the other user cannot see.`
    return generatedCheck(
      topics[location],
      operation,
      title,
      async (context) => {
        const { key, value, query, path } = await create(context)
        const read = { query: { ...query, per_page: 100 }, ...(path === undefined ? {} : { path }) }
        for (const response of await readsForNonMember(context, operation, read, location)) {
          if (recordsOf([response]).some((item) => item[key] === value))
            response.fail(`No item with the \`${key}\` ${JSON.stringify(value)}.`, 'The list has it.')
        }
      },
      'private',
    )
  })
}

function listsUsersForOthers(location: Location): Check {
  const title = `listUsers by ${names[location]} returns users as the other user sees them.`
  return generatedCheck(
    topics[location],
    'listUsers',
    title,
    async (context) => {
      const read = { query: { per_page: 100 } }
      for (const response of await readsForNonMember(context, 'listUsers', read, location))
        for (const item of recordsOf([response])) expectView(response, item, summary, confidential)
    },
    'view',
  )
}

/** What a record says about its reader is that of the other user. */
export function expectSameView(own: ApiResponse<OperationId>, bySudo: ApiResponse<OperationId>): void {
  const [expected, actual] = [recordOf(own), recordOf(bySudo)]
  for (const name of ['permissions', 'subscribed']) {
    if (!(name in expected) || isDeepStrictEqual(expected[name], actual[name])) continue
    const [theirs, shown] = [JSON.stringify(expected[name]), JSON.stringify(actual[name])]
    bySudo.fail(`\`${name}\` is ${theirs}, as without sudo.`, `It is ${shown}.`, {
      kind: 'property',
      path: name,
    })
  }
}

const readsUserForOthers: Check = generatedCheck(
  topics.header,
  'getUser',
  'getUser by sudo returns a user as the other user sees it.',
  async (context) => {
    const read = { path: { id: context.owner.id } }
    for (const location of ['header', 'query'] as const)
      for (const response of await readsForNonMember(context, 'getUser', read, location))
        expectView(response, recordOf(response), summary, confidential)
  },
  'view',
)

/** By sudo in the query of a list. */
export const viewsInLists: readonly Check[] = [listsUsersForOthers('query'), ...omitsHidden('query')]

/** By sudo in the header, and of a single user in both ways. */
export const viewsByHeader: readonly Check[] = [
  readsUserForOthers,
  listsUsersForOthers('header'),
  ...omitsHidden('header'),
]
