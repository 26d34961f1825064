/** Spec: document 3, "Build variables"; document 1, "Limits". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenVariable } from '../../fixtures/ci.ts'
import { Observed } from '../../protocol/signals.ts'

export const updateVariable = {
  'update-variable/value-required': missing('updateVariable', 'value'),

  'update-variable/updates': [
    check('empty', 'An empty value replaces the former one.', async (context) => {
      const { project, path } = await givenVariable(context)
      const written = await context.act(project.owner, 'updateVariable', { path, body: { value: '' } })
      if (written.status !== 200) throw new Observed('The server rejects an empty value.')
      const response = await project.owner.observe('getVariable', { path })
      response.expectMatch({ value: '' })
    }),
    check(async (context) => {
      const elsewhere = await givenVariable(context)
      const other = await givenVariable(context, { key: 'WARP_KEY_2', value: 'as it was' })
      const { project } = other
      // An underscore in a key matches only an underscore.
      const alike = await givenVariable(context, { project, key: 'WARPXKEY', value: 'alike' })
      const { path, key } = await givenVariable(context, { project, key: 'WARP_KEY' })
      const body = { value: '  slack\n' }
      await project.owner.call('getVariable', { path })
      await project.owner.call('listVariables', { path: project.path })
      const written = await context.act(project.owner, 'updateVariable', { path, body })
      written.expectStatus(200).expectMatch({ key, ...body })
      const response = await project.owner.observe('getVariable', { path })
      response.expectMatch({ key, ...body })
      const list = await project.owner.observe('listVariables', { path: project.path })
      list.expectValues('key', [key, other.key, alike.key])
      list.expectItem({ key, ...body }).expectItem({ key: other.key, value: other.value })
      list.expectItem({ key: alike.key, value: alike.value })
      const untouched = await elsewhere.project.owner.observe('getVariable', { path: elsewhere.path })
      untouched.expectMatch({ value: elsewhere.value })
    }),
  ],

  'update-variable/protected': [true, false].flatMap((isProtected) => [
    check(String(isProtected), `\`protected\` is ${isProtected}.`, async (context) => {
      const { project, path, key } = await givenVariable(context, { protected: !isProtected })
      const body = { value: 'slack', protected: isProtected }
      const written = await context.act(project.owner, 'updateVariable', { path, body })
      written.expectStatus(200).expectMatch({ key, ...body })
    }),
    check(
      `remains-${isProtected}`,
      `An update of the value alone leaves \`protected\` ${isProtected}.`,
      async (context) => {
        const { path, project } = await givenVariable(context, { protected: isProtected })
        const written = await context.act(project.owner, 'updateVariable', { path, body: { value: 'slack' } })
        written.expectStatus(200).expectMatch({ value: 'slack', protected: isProtected })
      },
    ),
  ]),
} satisfies CoverageOf<'updateVariable'>
