/** Filters of lists apply to the values that an update has written. Spec: the parameters of the lists of documents 2 and 3. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { Actor, UncheckedRequest } from '../../fixtures/actor.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenRunner } from '../../fixtures/provisioned.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { greatest, lastOf, pagesOf, recordsOf, type JsonRecord } from '../effects/reads.ts'
import type { SpecifiedOperation } from '../valid-request.ts'

/** A record, its update, and filters that find it only before the update, or only after it. */
interface Updated {
  readonly update: UncheckedRequest<SpecifiedOperation>
  readonly by: Actor
  readonly id: number
  /** Properties of the updated record in the lists. */
  readonly changed: Readonly<Record<string, string | boolean>>
  readonly lists: readonly {
    readonly list: SpecifiedOperation
    readonly by?: Actor
    readonly path?: Parameters
    /** Filters that find the record both before and after. */
    readonly always?: Parameters
    readonly before: readonly Parameters[]
    readonly after: readonly Parameters[]
  }[]
}

async function project({ given }: CheckContext): Promise<Updated> {
  // A new user is a member of no other project.
  const by = await given.user({ can_create_group: true })
  const group = await given.group({ by, visibility: 'public' })
  const { id, name, path } = await given.projectIn(group, { visibility: 'public' })
  const renamed = `${name}-later`.replace('project', 'moved')
  const flags = { issues_enabled: false, merge_requests_enabled: false }
  const [before, after] = [{ visibility: 'public' }, { visibility: 'internal' }]
  const changed = { name: renamed, path: renamed, visibility: 'internal', ...flags }
  return {
    by,
    update: { operation: 'updateProject', path, body: changed },
    id,
    changed,
    lists: [
      {
        list: 'listProjects',
        always: { membership: true },
        before: [
          before,
          { search: name },
          { with_issues_enabled: true },
          { with_merge_requests_enabled: true },
        ],
        after: [after, { search: renamed }],
      },
      {
        list: 'listGroupProjects',
        path: group.path,
        before: [before, { search: name }],
        after: [after, { search: renamed }],
      },
    ],
  }
}

async function group({ owner, given }: CheckContext): Promise<Updated> {
  const { id, ownPath, path } = await given.group()
  const renamed = ownPath.replace('group', 'guild')
  const changed = { name: renamed, path: renamed }
  return {
    by: owner,
    update: { operation: 'updateGroup', path, body: changed },
    id,
    changed,
    lists: [{ list: 'listGroups', before: [{ search: ownPath }], after: [{ search: renamed }] }],
  }
}

async function user(context: CheckContext): Promise<Updated> {
  const { admin, given } = context
  const [username, renamed] = [context.uniqueName('before'), context.uniqueName('after')]
  const { id } = await given.user({ username, external: false })
  const changed = { username: renamed, external: true }
  return {
    by: admin,
    update: { operation: 'updateUser', path: { id }, body: changed },
    id,
    changed,
    lists: [
      {
        list: 'listUsers',
        // The email address may contain the former username.
        before: [{ username }],
        after: [{ username: renamed }, { search: renamed }, { username: renamed, external: true }],
      },
    ],
  }
}

async function mergeRequest(context: CheckContext): Promise<Updated> {
  const [label, other] = [context.uniqueName('warp'), context.uniqueName('weft')]
  const request = await context.given.openMergeRequest({ labels: label })
  return {
    by: context.owner,
    update: {
      operation: 'updateMergeRequest',
      path: request.path,
      body: { labels: other, state_event: 'close' },
    },
    id: request.id,
    changed: { state: 'closed' },
    lists: [
      {
        list: 'listMergeRequests',
        path: { id: request.path.id },
        // Which states are listed without the parameter is not specified.
        before: [{ labels: label, state: 'all' }, { state: 'opened' }],
        after: [{ labels: other, state: 'all' }, { state: 'closed' }],
      },
    ],
  }
}

async function runner(context: CheckContext): Promise<Updated> {
  const { admin, given } = context
  const by = await given.user()
  const { id, path } = await givenRunner(context, { projects: [await given.project({ by })], active: true })
  const scopes = { before: [{ scope: 'active' }], after: [{ scope: 'paused' }] }
  return {
    by,
    update: { operation: 'updateRunner', path, body: { active: false } },
    id,
    changed: { active: false },
    lists: [
      { list: 'listRunners', ...scopes },
      { list: 'listAllRunners', by: admin, ...scopes },
    ],
  }
}

const updates: readonly (readonly [SpecifiedOperation, (context: CheckContext) => Promise<Updated>])[] = [
  ['updateGroup', group],
  ['updateMergeRequest', mergeRequest],
  ['updateProject', project],
  ['updateRunner', runner],
  ['updateUser', user],
]

function filtersApply(
  operation: SpecifiedOperation,
  create: (context: CheckContext) => Promise<Updated>,
): Check {
  const title = `Filters of lists apply to what ${operation} has changed.`
  return generatedCheck('filters-after-update', operation, title, async (context) => {
    const { by, update, id, changed, lists } = await create(context)
    const expectListed = async (moment: 'before' | 'after') => {
      for (const { list, by: reader = by, path = {}, always = {}, before, after } of lists) {
        for (const filter of [...before, ...after]) {
          // The list of all runners has those of others as well.
          const pages = await pagesOf(async (page) => {
            const query = { per_page: greatest, page, ...always, ...filter }
            const response = await context
              .as(reader)
              .sendUnchecked({ operation: list, path, query }, 'observe')
            return response.expectStatus(200)
          })
          const listed = recordsOf(pages).find((item) => item['id'] === id)
          const isFound = (moment === 'before' ? before : after).includes(filter)
          if ((listed !== undefined) !== isFound) {
            const what = `the item with the \`id\` ${id} ${moment} ${operation}`
            lastOf(pages).fail(`${JSON.stringify(filter)} ${isFound ? 'finds' : 'does not find'} ${what}.`)
          }
          if (moment === 'after' && listed !== undefined)
            expectChanged(operation, changed, listed, lastOf(pages))
        }
      }
    }
    await expectListed('before')
    const written = await context.as(by).sendUnchecked(update)
    written.expectStatus(200)
    await expectListed('after')
  })
}

function expectChanged(
  operation: SpecifiedOperation,
  changed: Updated['changed'],
  listed: JsonRecord,
  response: Pick<ApiResponse<OperationId>, 'fail'>,
): void {
  for (const [name, value] of Object.entries(changed)) {
    const actual = listed[name]
    if (actual !== undefined && actual !== value)
      response.fail(
        `\`${name}\` is ${JSON.stringify(value)} after ${operation}.`,
        `It is ${JSON.stringify(actual)}.`,
        { kind: 'items', path: name },
      )
  }
}

/** One check for each update of attributes that are filters of a list. */
export const filtersAfterUpdates: readonly Check[] = updates.map(([operation, create]) =>
  filtersApply(operation, create),
)
