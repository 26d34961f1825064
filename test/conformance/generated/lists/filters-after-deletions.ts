/** No filter of a list finds a record that was deleted. Spec: the parameters of the lists of documents 2 and 3. */
import type { CheckContext } from '../../fixtures/context.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { givenRunner } from '../../fixtures/provisioned.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { Blocked } from '../../protocol/signals.ts'
import type { Create, Filtered } from './filtered-items/filtered.ts'
import { groups, projects, projectsOfGroup, users } from './filtered-items/namespaces.ts'
import { mergeRequests } from './filtered-items/planning.ts'
import { deletedLater, greatest, lastOf, pagesOf, recordsOf, type Pages } from '../effects/reads.ts'
import { successesOf } from '../successes.ts'
import type { SpecifiedOperation } from '../valid-request.ts'

interface Deletion {
  readonly list: SpecifiedOperation
  readonly create: Create
  /** The path of the deletion. */
  readonly pathOf: (item: Filtered) => Parameters
}

const ofValue = ({ value }: Filtered): Parameters => ({ id: value })

async function runner(context: CheckContext): Promise<Filtered> {
  const by = await context.given.user()
  const { id } = await givenRunner(context, { projects: [await context.given.project({ by })] })
  return { by, path: {}, query: { scope: 'active' }, value: id, excluding: [] }
}

const member =
  (scope: MembershipScope): Create =>
  async (context) => {
    const user = await context.given.user()
    const { owner, path } = await scope.given(context)
    await owner.call(scope.addMember, { path, body: { user_id: user.id, access_level: 30 } })
    return { by: owner, path, query: { query: user.username }, value: user.id, excluding: [] }
  }

const ofMember = ({ path, value }: Filtered): Parameters => ({ ...path, user_id: value })

const deletions: readonly (readonly [SpecifiedOperation, Deletion])[] = [
  ['deleteGroup', { list: 'listGroups', create: groups, pathOf: ofValue }],
  [
    'deleteMergeRequest',
    {
      list: 'listMergeRequests',
      create: mergeRequests(),
      pathOf: ({ path, query: { iids } }) => ({
        ...path,
        merge_request_iid: Array.isArray(iids) ? iids[0] : iids,
      }),
    },
  ],
  ['deleteProject', { list: 'listProjects', create: projects, pathOf: ofValue }],
  ['deleteProject', { list: 'listGroupProjects', create: projectsOfGroup, pathOf: ofValue }],
  ['deleteRunner', { list: 'listRunners', create: runner, pathOf: ofValue }],
  ['deleteUser', { list: 'listUsers', create: users, pathOf: ofValue }],
  ['removeGroupMember', { list: 'listGroupMembers', create: member(inGroup), pathOf: ofMember }],
  ['removeProjectMember', { list: 'listProjectMembers', create: member(inProject), pathOf: ofMember }],
]

/** All filters at once, and each that does not require another alone. */
function queriesOf({ query, including = [] }: Filtered): readonly Parameters[] {
  const alone = Object.entries(query)
    .filter(([name]) => name !== 'provider' && name !== 'extern_uid')
    .map(([name, value]) => ({ [name]: value }))
  return [query, ...alone, ...including]
}

function finds(operation: SpecifiedOperation, { list, create, pathOf }: Deletion): Check {
  const title = `No filter of ${list} finds what ${operation} has deleted.`
  const run: Check['run'] = async (context) => {
    const item = await create(context)
    const { by, path, key = 'id', value } = item
    const isListed = (pages: Pages) => recordsOf(pages).some((each) => each[key] === value)
    const read = (query: Parameters, phase: 'arrange' | 'observe') =>
      pagesOf(async (page) => {
        const request = { operation: list, path, query: { ...query, per_page: greatest, page } }
        const response = await context.as(by).sendUnchecked(request, phase)
        return response.expectStatus(200)
      })
    // Only a filter that has found the record proves something afterwards.
    const finding: Parameters[] = []
    for (const query of queriesOf(item)) if (isListed(await read(query, 'arrange'))) finding.push(query)
    if (finding.length === 0) throw new Blocked(`${list} found no item with the ${key} ${String(value)}`)
    const deleted = await context.as(by).sendUnchecked({ operation, path: pathOf(item) })
    deleted.expectStatusIn(...successesOf(operation))
    for (const query of finding) {
      const pages = deletedLater.includes(operation)
        ? await context.eventually(
            () => read(query, 'observe'),
            (each) => !isListed(each),
          )
        : await read(query, 'observe')
      if (isListed(pages))
        lastOf(pages).fail(
          `No item with the \`${key}\` ${value} by ${JSON.stringify(query)}.`,
          'The list has it.',
        )
    }
  }
  return generatedCheck('filters-after-deletion', operation, title, run, list)
}

/** One check for each list with filters of records that can be deleted. */
export const filtersAfterDeletions: readonly Check[] = deletions.map(([operation, deletion]) =>
  finds(operation, deletion),
)
