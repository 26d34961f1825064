/** Spec: document 3, "Build variables"; document 1, "Limits". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, idPart, type CoverageOf, type Check } from '../../fixtures/check.ts'

export const createVariable = {
  'create-variable/key-required': missing('createVariable', 'key'),
  'create-variable/value-required': missing('createVariable', 'value'),

  'create-variable/key-length': [
    check('255-characters', 'A key of 255 characters is accepted.', async ({ owner, given, act }) => {
      const { path } = await given.project()
      const body = { key: 'K'.repeat(255), value: 'long' }
      const created = await act(owner, 'createVariable', { path, body })
      created.expectStatus(201).expectMatch(body)
      const list = await owner.observe('listVariables', { path })
      list.expectValues('key', [body.key])
    }),
    rejectsKey('256 characters', 'K'.repeat(256)),
  ],

  'create-variable/key-characters': [
    check('allowed-characters', 'Allowed characters are accepted.', async ({ owner, given, act }) => {
      const { path } = await given.project()
      for (const key of ['_Az09_', '9lower', '_']) {
        const body = { key, value: 'mixed' }
        const created = await act(owner, 'createVariable', { path, body })
        created.expectStatus(201).expectMatch(body)
      }
      // Keys that differ in case alone may be invalid; they do not conflict.
      const body = { key: '_aZ09_', value: 'of another case' }
      const other = await act(owner, 'createVariable', { path, body })
      if (other.status !== 400) other.expectStatus(201).expectMatch(body)
    }),
    rejectsKey('a dash', 'WARP-KEY'),
    rejectsKey('a blank', 'WARP KEY'),
    rejectsKey('a dot', 'WARP.KEY'),
    rejectsKey('a letter with an accent', 'WÄRP'),
    rejectsKey('a line break', 'WARP\nKEY'),
    rejectsKey('a blank at the beginning', ' WARP_KEY'),
    rejectsKey('a line break at the end', 'WARP_KEY\n'),
  ],

  'create-variable/creates': check(async ({ owner, given, act }) => {
    const { id, path } = await given.project()
    const keys: string[] = []
    for (const body of [
      { key: 'WARP_KEY', value: '  tight = "yes" & more\nand on\n' },
      // Text, although it is written as a number.
      { key: 'WEFT_KEY', value: '42' },
    ]) {
      keys.push(body.key)
      const created = await act(owner, 'createVariable', { path, body })
      created.expectStatus(201).expectMatch(body)
      const list = await owner.observe('listVariables', { path })
      list.expectValues('key', keys).expectItem(body)
      const response = await owner.observe('getVariable', { path: { id, key: body.key } })
      response.expectMatch(body)
      // Whether a key that exists is rejected is not specified.
      const again = await act(owner, 'createVariable', { path, body: { ...body, value: 'another' } })
      const kept = await owner.observe('getVariable', { path: { id, key: body.key } })
      if (again.status !== 201) kept.expectMatch(body)
    }
  }),

  'create-variable/protected': [true, false].map((isProtected) =>
    check(String(isProtected), `\`protected\` is ${isProtected}.`, async ({ owner, given, act }) => {
      const { path } = await given.project()
      const body = { key: 'WARP_KEY', value: 'tight', protected: isProtected }
      const created = await act(owner, 'createVariable', { path, body })
      created.expectStatus(201).expectMatch(body)
    }),
  ),
} satisfies CoverageOf<'createVariable'>

/** A key with `what` in it is rejected. */
function rejectsKey(what: string, key: string): Check {
  return check(idPart(what), `A key with ${what} is rejected.`, async ({ owner, given, act }) => {
    const { path } = await given.project()
    const rejected = await act(owner, 'createVariable', { path, body: { key, value: 'tight' } })
    rejected.expectStatus(400)
    const list = await owner.observe('listVariables', { path })
    list.expectValues('key', [])
  })
}
