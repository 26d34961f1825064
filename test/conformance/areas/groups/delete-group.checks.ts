/** Spec: document 2, "Groups". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

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
    const group = await given.group()
    const inside = await given.projectIn(group)
    const outside = await given.project()
    const removed = await context.act(owner, 'deleteGroup', { path: group.path })
    removed.expectStatus(200)
    await context.eventually(() => owner.observeAbsent('getProject', { path: inside.path }))
    await owner.observe('getProject', { path: outside.path })
  }),

  'delete-group/by-path': check(async (context) => {
    const { owner, given } = context
    const parent = await given.group()
    const nested = await given.group({ parent_id: parent.id })
    const { body } = await owner.call('getGroup', { path: nested.path })
    const removed = await context.act(owner, 'deleteGroup', { path: { id: body.full_path } })
    removed.expectStatus(200)
    await context.eventually(() => owner.observeAbsent('getGroup', { path: nested.path }))
    await owner.observe('getGroup', { path: parent.path })
  }),
} satisfies CoverageOf<'deleteGroup'>
