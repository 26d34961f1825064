/** Spec: document 2, "Groups". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { GivenGroup } from '../../fixtures/fixtures.ts'
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
    for (const group of [top, nested]) {
      const inside = await given.projectIn(group)
      const removed = await context.act(owner, 'deleteGroup', { path: group.path })
      removed.expectStatus(200)
      await context.eventually(() => owner.observeAbsent('getProject', { path: inside.path }))
    }
    await owner.observe('getProject', { path: outside.path })
  }),

  'delete-group/by-path': check(async (context) => {
    const { owner, given } = context
    const parent = await given.group()
    const nested = await given.group({ parent_id: parent.id })
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
    await remove(parent, outside)
  }),
} satisfies CoverageOf<'deleteGroup'>
