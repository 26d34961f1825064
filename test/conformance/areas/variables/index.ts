/** Every rule on build variables. Spec: document 3, "Build variables"; document 1, "Limits". */
import { check, idPart, type Check, type CoverageOfArea } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { givenVariable } from '../../fixtures/ci.ts'

export const variables = {
  'list-variables/lists-variables': check(async (context) => {
    const elsewhere = await givenVariable(context, { key: 'ELSEWHERE' })
    const { project } = await givenVariable(context, { key: 'WARP', value: 'tight' })
    await givenVariable(context, { project, key: 'WEFT', value: 'loose' })
    const response = await context.act(project.owner, 'listVariables', { path: project.path })
    response.expectStatus(200).expectValues('key', ['WARP', 'WEFT']).expectOmits('key', elsewhere.key)
    response.expectItem({ key: 'WARP', value: 'tight' }).expectItem({ key: 'WEFT', value: 'loose' })
  }),

  'list-variables/no-protected': check(async (context) => {
    const { project, key } = await givenVariable(context)
    const response = await context.act(project.owner, 'listVariables', { path: project.path })
    response.expectStatus(200).expectValues('key', [key])
    if (response.values('protected').some((value) => value !== undefined)) {
      response.fail('Items without `protected`.')
    }
  }),

  'create-variable/key-required': missing('createVariable', 'key'),
  'create-variable/value-required': missing('createVariable', 'value'),

  'create-variable/key-length': [
    check('255-characters', '255 characters', async ({ owner, given, act }) => {
      const { path } = await given.project()
      const body = { key: 'K'.repeat(255), value: 'long' }
      const created = await act(owner, 'createVariable', { path, body })
      created.expectStatus(201).expectMatch(body)
      const list = await owner.observe('listVariables', { path })
      list.expectValues('key', [body.key])
    }),
    refusedKey('256 characters', 'K'.repeat(256)),
  ],

  'create-variable/key-characters': [
    check('each-kind-that-is-allowed', 'each kind that is allowed', async ({ owner, given, act }) => {
      const { path } = await given.project()
      const body = { key: '_Az09_', value: 'mixed' }
      const created = await act(owner, 'createVariable', { path, body })
      created.expectStatus(201).expectMatch(body)
    }),
    refusedKey('a dash', 'WARP-KEY'),
    refusedKey('a blank', 'WARP KEY'),
    refusedKey('a dot', 'WARP.KEY'),
    refusedKey('a letter with an accent', 'WÄRP'),
    refusedKey('a line break', 'WARP\nKEY'),
  ],

  'create-variable/creates': check(async ({ owner, given, act }) => {
    const { id, path } = await given.project()
    const body = { key: 'WARP_KEY', value: 'tight = "yes" & more\nand on' }
    const created = await act(owner, 'createVariable', { path, body })
    created.expectStatus(201).expectMatch(body)
    const list = await owner.observe('listVariables', { path })
    list.expectValues('key', [body.key]).expectItem(body)
    const response = await owner.observe('getVariable', { path: { id, key: body.key } })
    response.expectMatch(body)
  }),

  'create-variable/protected': [true, false].map((isProtected) =>
    check(idPart(String(isProtected)), String(isProtected), async ({ owner, given, act }) => {
      const { path } = await given.project()
      const body = { key: 'WARP_KEY', value: 'tight', protected: isProtected }
      const created = await act(owner, 'createVariable', { path, body })
      created.expectStatus(201).expectMatch(body)
    }),
  ),

  'get-variable/by-key': [
    check('of-two', 'of two', async (context) => {
      const { project, path } = await givenVariable(context, { key: 'WARP', value: 'tight' })
      const other = await givenVariable(context, { project, key: 'WARP_2', value: 'loose' })
      const first = await context.act(project.owner, 'getVariable', { path })
      first.expectStatus(200).expectMatch({ key: 'WARP', value: 'tight' })
      const second = await context.act(project.owner, 'getVariable', { path: other.path })
      second.expectStatus(200).expectMatch({ key: 'WARP_2', value: 'loose' })
    }),
    check('not-of-another-project', 'not of another project', async (context) => {
      const { owner, given } = context
      const { key } = await givenVariable(context)
      const response = await context.act(owner, 'getVariable', {
        path: { ...(await given.project()).path, key },
      })
      response.expectStatus(404)
    }),
  ],

  'get-variable/no-protected': check(async (context) => {
    const { project, path } = await givenVariable(context)
    const response = await context.act(project.owner, 'getVariable', { path })
    response.expectStatus(200).expectAbsent('protected')
  }),

  'update-variable/value-required': missing('updateVariable', 'value'),

  'update-variable/updates': check(async (context) => {
    const elsewhere = await givenVariable(context)
    const { project, path, key } = await givenVariable(context)
    const other = await givenVariable(context, { project, key: 'WEFT', value: 'as it was' })
    const body = { value: 'slack' }
    await project.owner.call('getVariable', { path })
    await project.owner.call('listVariables', { path: project.path })
    const written = await context.act(project.owner, 'updateVariable', { path, body })
    written.expectStatus(200).expectMatch({ key, ...body })
    const response = await project.owner.observe('getVariable', { path })
    response.expectMatch({ key, ...body })
    const list = await project.owner.observe('listVariables', { path: project.path })
    list.expectValues('key', [key, other.key])
    list.expectItem({ key, ...body }).expectItem({ key: other.key, value: other.value })
    const untouched = await elsewhere.project.owner.observe('getVariable', { path: elsewhere.path })
    untouched.expectMatch({ value: elsewhere.value })
  }),

  'update-variable/protected': [true, false].map((isProtected) =>
    check(idPart(String(isProtected)), String(isProtected), async (context) => {
      const { project, path, key } = await givenVariable(context)
      const body = { value: 'slack', protected: isProtected }
      const written = await context.act(project.owner, 'updateVariable', { path, body })
      written.expectStatus(200).expectMatch({ key, ...body })
    }),
  ),

  'delete-variable/deletes': check(async (context) => {
    const elsewhere = await givenVariable(context)
    const { project, path, key } = await givenVariable(context)
    const other = await givenVariable(context, { project, key: `${key}_2` })
    await project.owner.call('getVariable', { path })
    await project.owner.call('listVariables', { path: project.path })
    const removed = await context.act(project.owner, 'deleteVariable', { path })
    removed.expectStatus(200)
    await project.owner.observeAbsent('getVariable', { path })
    const list = await project.owner.observe('listVariables', { path: project.path })
    list.expectValues('key', [other.key])
    await elsewhere.project.owner.observe('getVariable', { path: elsewhere.path })
  }),
} satisfies CoverageOfArea<'variables'>

function refusedKey(title: string, key: string): Check {
  return check(idPart(title), title, async ({ owner, given, act }) => {
    const { path } = await given.project()
    const refused = await act(owner, 'createVariable', { path, body: { key, value: 'tight' } })
    refused.expectStatus(400)
    const list = await owner.observe('listVariables', { path })
    list.expectValues('key', [])
  })
}
