/** Spec: document 2, "Groups". */
import { expectFewerProperties } from './fewer-properties.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { byId } from '../../fixtures/by-id.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { GivenGroup } from '../../fixtures/given.ts'
import { canProvide, createState } from '../../fixtures/provisioning.ts'
import { renamedOutsideAscii } from '../../fixtures/renamed.ts'
import { byPath } from '../../generated/paths/by-path.ts'
import { recordOf, validRecordOf, recordsOf } from '../../generated/effects/reads.ts'
import { expectSameValues } from '../../generated/effects/same-values.ts'
import { unknown } from '../../generated/paths/unknown-ids.ts'

export const getGroup = {
  'get-group/with-projects': check(async (context) => {
    const { owner, nonMember, given, act } = context
    const [group, other] = [await given.group({ visibility: 'public' }), await given.group()]
    const attributes = { visibility: 'internal', description: 'Weaves', tag_list: ['warp'] } as const
    const [first, second] = [await given.projectIn(group, attributes), await given.projectIn(group)]
    await renamedOutsideAscii(second)
    await given.projectIn(other)
    const response = await act(owner, 'getGroup', { path: group.path })
    const { projects } = response.expectStatus(200).expectMatch({ id: group.id, name: group.name }).body
    const ids = [first.id, second.id]
    expectProjects(response, projects, ids)
    for (const item of recordsOf([{ json: recordOf(response)['projects'] }])) {
      const single = await owner.observe('getProject', { path: { id: Number(item['id']) } })
      expectSameValues(validRecordOf(single), item, response, 'projects[].')
      expectFewerProperties(response, item)
    }
    const others = await act(nonMember, 'getGroup', { path: group.path })
    const seen = others.expectStatus(200).body.projects
    if (seen.some(({ id }) => id === second.id)) others.fail('No private project for a non-member.')
    await expectAllProjects(context, group, ids)
  }),

  'get-group/with-shared-projects': [
    check('none', 'Without shared projects the list is empty.', async ({ owner, given, act }) => {
      const group = await given.group()
      await given.projectIn(group)
      const response = await act(owner, 'getGroup', { path: group.path })
      response.expectStatus(200).expectMatch({ shared_projects: [] })
    }),
    check('some', 'Shared projects are listed.', async (context) => {
      const { owner, nonMember, given } = context
      const [group, other] = [await given.group({ visibility: 'public' }), await given.group()]
      const project = await given.projectIn(other, { description: 'Weaves', tag_list: ['warp'] })
      await renamedOutsideAscii(project)
      await createState(context, 'shares', { project_id: project.id, group_id: group.id, group_access: 30 })
      const response = await context.act(owner, 'getGroup', { path: group.path })
      const { projects, shared_projects } = response.expectStatus(200).body
      const [first, second] = shared_projects
      const shown = first ?? response.fail('A project in `shared_projects`.')
      if (shown.id !== project.id || second !== undefined || projects.length > 0)
        response.fail(`The project ${project.id} in \`shared_projects\` alone.`)
      const [link] = shown.shared_with_groups
      if (link?.group_id !== group.id || link.group_access_level !== 30)
        response.fail(`The group ${group.id} in its \`shared_with_groups\`.`)
      const single = await owner.observe('getProject', { path: project.path })
      const [item = {}] = recordsOf([{ json: recordOf(response)['shared_projects'] }])
      expectSameValues(validRecordOf(single), item, response, 'shared_projects[].')
      const later = await given.projectIn(other)
      await createState(context, 'shares', { project_id: later.id, group_id: group.id, group_access: 20 })
      const both = await context.act(owner, 'getGroup', { path: group.path })
      const shares = both.expectStatus(200).body.shared_projects
      expectProjects(both, shares, [project.id, later.id])
      const ofLater = shares.find(({ id }) => id === later.id)
      if (ofLater?.shared_with_groups[0]?.group_access_level !== 20)
        both.fail('The access level of each share.')
      const others = await context.act(nonMember, 'getGroup', { path: group.path })
      const seen = others.expectStatus(200).body.shared_projects
      if (seen.some(({ id }) => id === project.id)) others.fail('No private project for a non-member.')
    }),
  ],

  'get-group/by-path': [
    byPath('getGroup'),
    check('of-a-nested-group', 'The path of a nested group works.', async ({ owner, given, act }) => {
      const parent = await given.group()
      const nested = await given.group({ parent_id: parent.id })
      const byId = await act(owner, 'getGroup', { path: nested.path })
      const { full_path } = byId.expectStatus(200).expectMatch({ id: nested.id }).body
      const byPath = await act(owner, 'getGroup', { path: { id: full_path } })
      byPath.expectStatus(200).expectMatch({ id: nested.id, parent_id: parent.id })
    }),
  ],

  'get-group/unknown-is-404': [
    unknown('getGroup', 'id'),
    check('by-a-path', 'An unknown path is not found.', async ({ owner, given, act }) => {
      const { fullPath } = await given.group()
      const response = await act(owner, 'getGroup', { path: { id: `${fullPath}-not` } })
      response.expectStatus(404)
    }),
  ],
} satisfies CoverageOf<'getGroup'>

type Projects = readonly { readonly id: number }[]

/** The projects have exactly these IDs, in any order. */
function expectProjects(
  response: { fail(expected: string, actual: string): never },
  projects: Projects,
  ids: readonly number[],
): void {
  const [actual, expected] = [byId(projects.map(({ id }) => id)), byId(ids)]
  if (actual.join() !== expected.join())
    response.fail(`The projects ${expected.join(', ')}.`, `It contains ${actual.join(', ') || 'none'}.`)
}

/** The group has all its projects: an archived one, and more than a page of a list has by default. */
async function expectAllProjects(
  context: CheckContext<'getGroup'>,
  group: GivenGroup,
  [first, ...others]: readonly number[],
): Promise<void> {
  const { owner } = context
  if (first === undefined) return
  if (await canProvide(context, 'archives')) await createState(context, 'archives', { project_id: first })
  const { namespace } = (await owner.call('getProject', { path: { id: first } })).body
  const word = context.uniqueName('many')
  for (let index = 1; index <= 20; index += 1)
    await owner.call('createProject', { body: { name: `${word}-${index}`, namespace_id: namespace.id } })
  const response = await context.act(owner, 'getGroup', { path: group.path })
  const { projects } = response.expectStatus(200).body
  const isComplete = [first, ...others].every((id) => projects.some((project) => project.id === id))
  const expected = others.length + 21
  if (projects.length !== expected || !isComplete)
    response.fail(`All ${expected} projects.`, `It contains ${projects.length}.`)
}
