/** Spec: document 3, "Build variables"; document 1, "Limits". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenVariable } from '../../fixtures/ci.ts'

export const deleteVariable = {
  'delete-variable/deletes': check(async (context) => {
    const elsewhere = await givenVariable(context)
    const other = await givenVariable(context, { key: 'WARP_KEY_2' })
    const { project } = other
    // An underscore in a key matches only an underscore.
    const alike = await givenVariable(context, { project, key: 'WARPXKEY', value: 'alike' })
    const { path } = await givenVariable(context, { project, key: 'WARP_KEY' })
    await project.owner.call('getVariable', { path })
    await project.owner.call('listVariables', { path: project.path })
    const removed = await context.act(project.owner, 'deleteVariable', { path })
    removed.expectStatus(200)
    await project.owner.observeAbsent('getVariable', { path })
    const list = await project.owner.observe('listVariables', { path: project.path })
    list.expectValues('key', [other.key, alike.key])
    await elsewhere.project.owner.observe('getVariable', { path: elsewhere.path })
    const longest = await givenVariable(context, { project, key: 'K'.repeat(255) })
    const removedAsWell = await context.act(project.owner, 'deleteVariable', { path: longest.path })
    removedAsWell.expectStatus(200)
    await project.owner.observeAbsent('getVariable', { path: longest.path })
  }),
} satisfies CoverageOf<'deleteVariable'>
