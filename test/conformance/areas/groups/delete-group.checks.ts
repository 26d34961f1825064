/** Spec: document 2, "Groups". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { GivenGroup } from '../../fixtures/given.ts'
import type { GivenProject } from '../../fixtures/repository.ts'

export const deleteGroup = {
  'delete-group/removes-the-group': check(async (context) => {
    const { owner, given } = context
    const [gone, kept] = [await given.group(), await given.group()]
    const removed = await context.act(owner, 'deleteGroup', { path: gone.path })
    removed.expectStatus(200)
    await context.eventually(() => owner.observeAbsent('getGroup', { path: gone.path }))
    const list = await owner.observe('listGroups', { query: { search: gone.name } })
    list.expectOmits('id', gone.id)
    await owner.observe('getGroup', { path: kept.path })
  }),

  'delete-group/removes-its-projects': check(async (context) => {
    const { owner, given } = context
    const top = await given.group()
    const nested = await given.group({ parent_id: (await given.group()).id })
    const outside = await given.project()
    const many = await givenManyProjects(context, top)
    for (const group of [top, nested]) {
      const inside = await given.projectIn(group)
      const removed = await context.act(owner, 'deleteGroup', { path: group.path })
      removed.expectStatus(200)
      await context.eventually(() => owner.observeAbsent('getProject', { path: inside.path }))
    }
    for (const id of [many.at(0), many.at(-1)])
      if (id !== undefined)
        await context.eventually(() => owner.observeAbsent('getProject', { path: { id } }))
    await owner.observe('getProject', { path: outside.path })
  }),

  'delete-group/by-path': check(async (context) => {
    const { owner, given } = context
    const parent = await given.group()
    const [nested, sibling] = [
      await given.group({ parent_id: parent.id }),
      await given.group({ parent_id: parent.id }),
    ]
    // Its path begins with that of the group.
    const longer = await given.group({ parent_id: parent.id, path: `${nested.ownPath}-too` })
    const [outside, inside] = [await given.projectIn(parent), await given.projectIn(nested)]
    const remove = async (group: GivenGroup, project: GivenProject) => {
      const { body } = await owner.call('getGroup', { path: group.path })
      const removed = await context.act(owner, 'deleteGroup', { path: { id: body.full_path } })
      removed.expectStatus(200)
      await context.eventually(() => owner.observeAbsent('getGroup', { path: group.path }))
      await context.eventually(() => owner.observeAbsent('getProject', { path: project.path }))
    }
    await remove(nested, inside)
    await owner.observe('getProject', { path: outside.path })
    await owner.observe('getGroup', { path: sibling.path })
    await owner.observe('getGroup', { path: longer.path })
    await remove(parent, outside)
  }),
} satisfies CoverageOf<'deleteGroup'>

/** Projects in a group, more than a page has by default. They are deleted with the group. */
async function givenManyProjects(context: CheckContext, group: GivenGroup): Promise<readonly number[]> {
  const { owner, given } = context
  const { path } = await given.projectIn(group)
  const namespace_id = (await owner.call('getProject', { path })).body.namespace.id
  const word = context.uniqueName('many')
  for (let index = 1; index <= 21; index += 1)
    await owner.call('createProject', { body: { name: `${word}-${index}`, namespace_id } })
  // The response to the creation is not specified.
  const list = await owner.call('listGroupProjects', { path: group.path, query: { per_page: 100 } })
  return list.items.map(({ id }) => id)
}
