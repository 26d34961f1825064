/** Every rule on build variables. Spec: document 3, "Build variables"; document 1, "Limits". */
import { check, type Check, type CoverageOfArea } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { givenVariable } from '../../fixtures/ci.ts'

export const variables = {
  'list-variables/lists-variables': check(async (world) => {
    const elsewhere = await givenVariable(world, { key: 'ELSEWHERE' })
    const { project } = await givenVariable(world, { key: 'WARP', value: 'tight' })
    await givenVariable(world, { project, key: 'WEFT', value: 'loose' })
    const answer = await project.owner.tries('listVariables', { path: project.path })
    answer.is(200).lists('key', ['WARP', 'WEFT']).omits('key', elsewhere.key)
    answer.holds({ key: 'WARP', value: 'tight' }).holds({ key: 'WEFT', value: 'loose' })
  }),

  'list-variables/no-protected': check(async (world) => {
    const { project, key } = await givenVariable(world)
    const answer = await project.owner.tries('listVariables', { path: project.path })
    answer.is(200).lists('key', [key])
    if (answer.values('protected').some((value) => value !== undefined)) {
      answer.contradicts('Items without `protected`.')
    }
  }),

  'create-variable/key-required': missing('createVariable', 'key'),
  'create-variable/value-required': missing('createVariable', 'value'),

  'create-variable/key-length': [
    check('255 characters', async ({ owner, given }) => {
      const { path } = await given.project()
      const body = { key: 'K'.repeat(255), value: 'long' }
      const created = await owner.tries('createVariable', { path, body })
      created.is(201).shows(body)
      const list = await owner.tries('listVariables', { path })
      list.is(200).lists('key', [body.key])
    }),
    refusedKey('256 characters', 'K'.repeat(256)),
  ],

  'create-variable/key-characters': [
    check('each kind that is allowed', async ({ owner, given }) => {
      const { path } = await given.project()
      const body = { key: '_Az09_', value: 'mixed' }
      const created = await owner.tries('createVariable', { path, body })
      created.is(201).shows(body)
    }),
    refusedKey('a dash', 'WARP-KEY'),
    refusedKey('a blank', 'WARP KEY'),
    refusedKey('a dot', 'WARP.KEY'),
    refusedKey('a letter with an accent', 'WÄRP'),
    refusedKey('a line break', 'WARP\nKEY'),
  ],

  'create-variable/creates': check(async ({ owner, given }) => {
    const { id, path } = await given.project()
    const body = { key: 'WARP_KEY', value: 'tight = "yes" & more\nand on' }
    const created = await owner.tries('createVariable', { path, body })
    created.is(201).shows(body)
    const list = await owner.tries('listVariables', { path })
    list.is(200).lists('key', [body.key]).holds(body)
    const answer = await owner.tries('getVariable', { path: { id, key: body.key } })
    answer.is(200).shows(body)
  }),

  'create-variable/protected': [true, false].map((isProtected) =>
    check(String(isProtected), async ({ owner, given }) => {
      const { path } = await given.project()
      const body = { key: 'WARP_KEY', value: 'tight', protected: isProtected }
      const created = await owner.tries('createVariable', { path, body })
      created.is(201).shows(body)
    }),
  ),

  'get-variable/by-key': [
    check('of two', async (world) => {
      const { project, path } = await givenVariable(world, { key: 'WARP', value: 'tight' })
      const other = await givenVariable(world, { project, key: 'WARP_2', value: 'loose' })
      const first = await project.owner.tries('getVariable', { path })
      first.is(200).shows({ key: 'WARP', value: 'tight' })
      const second = await project.owner.tries('getVariable', { path: other.path })
      second.is(200).shows({ key: 'WARP_2', value: 'loose' })
    }),
    check('not of another project', async (world) => {
      const { owner, given } = world
      const { key } = await givenVariable(world)
      const answer = await owner.tries('getVariable', { path: { ...(await given.project()).path, key } })
      answer.is(404)
    }),
  ],

  'get-variable/no-protected': check(async (world) => {
    const { project, path } = await givenVariable(world)
    const answer = await project.owner.tries('getVariable', { path })
    answer.is(200).lacks('protected')
  }),

  'update-variable/value-required': missing('updateVariable', 'value'),

  'update-variable/updates': check(async (world) => {
    const elsewhere = await givenVariable(world)
    const { project, path, key } = await givenVariable(world)
    const other = await givenVariable(world, { project, key: 'WEFT', value: 'as it was' })
    const body = { value: 'slack' }
    await project.owner.does('getVariable', { path })
    await project.owner.does('listVariables', { path: project.path })
    const written = await project.owner.tries('updateVariable', { path, body })
    written.is(200).shows({ key, ...body })
    const answer = await project.owner.tries('getVariable', { path })
    answer.is(200).shows({ key, ...body })
    const list = await project.owner.tries('listVariables', { path: project.path })
    list.is(200).lists('key', [key, other.key])
    list.holds({ key, ...body }).holds({ key: other.key, value: other.value })
    const untouched = await elsewhere.project.owner.tries('getVariable', { path: elsewhere.path })
    untouched.is(200).shows({ value: elsewhere.value })
  }),

  'update-variable/protected': [true, false].map((isProtected) =>
    check(String(isProtected), async (world) => {
      const { project, path, key } = await givenVariable(world)
      const body = { value: 'slack', protected: isProtected }
      const written = await project.owner.tries('updateVariable', { path, body })
      written.is(200).shows({ key, ...body })
    }),
  ),

  'delete-variable/deletes': check(async (world) => {
    const elsewhere = await givenVariable(world)
    const { project, path, key } = await givenVariable(world)
    const other = await givenVariable(world, { project, key: `${key}_2` })
    await project.owner.does('getVariable', { path })
    await project.owner.does('listVariables', { path: project.path })
    const removed = await project.owner.tries('deleteVariable', { path })
    removed.is(200)
    const answer = await project.owner.tries('getVariable', { path })
    answer.is(404)
    const list = await project.owner.tries('listVariables', { path: project.path })
    list.is(200).lists('key', [other.key])
    const kept = await elsewhere.project.owner.tries('getVariable', { path: elsewhere.path })
    kept.is(200)
  }),
} satisfies CoverageOfArea<'variables'>

function refusedKey(title: string, key: string): Check {
  return check(title, async ({ owner, given }) => {
    const { path } = await given.project()
    const refused = await owner.tries('createVariable', { path, body: { key, value: 'tight' } })
    refused.is(400)
    const list = await owner.tries('listVariables', { path })
    list.is(200).lists('key', [])
  })
}
