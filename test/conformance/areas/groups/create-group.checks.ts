/** Spec: document 2, "Groups". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { attributes } from './attributes.ts'

export const createGroup = {
  'create-group/needs-permission': check(async (context) => {
    const { admin, given } = context
    const user = await given.user({ can_create_group: false })
    const path = context.uniqueName('group')
    const rejected = await context.act(user, 'createGroup', { body: { name: path, path } })
    given.removesCreated('groups', rejected)
    rejected.expectStatus(403)
    await admin.observeAbsent('getGroup', { path: { id: path } })
  }),

  'create-group/name-required': missing('createGroup', 'name'),
  'create-group/path-required': missing('createGroup', 'path'),

  'create-group/nested': check(async (context) => {
    const { owner, given } = context
    const settings = { description: 'As it is', request_access_enabled: true }
    const parent = await given.group(settings)
    const path = context.uniqueName('nested')
    // Another group has a nested group with the same path.
    await creates(context, { name: path, path, parent_id: (await given.group()).id })
    const id = await creates(context, { name: path, path, parent_id: parent.id })
    const response = await owner.observe('getGroup', { path: { id } })
    response.expectMatch({ name: path, path, parent_id: parent.id })
    const top = await owner.observe('getGroup', { path: parent.path })
    top.expectMatch({ parent_id: null, name: parent.name, ...settings })
    // Whether a group can be more visible than its parent is not specified.
    const body = {
      name: 'Open',
      path: context.uniqueName('open'),
      parent_id: parent.id,
      visibility: 'public',
    }
    await owner.sendUnchecked({ operation: 'createGroup', body })
    const still = await owner.observe('getGroup', { path: parent.path })
    still.expectMatch({ visibility: 'private' })
  }),

  'create-group/attributes-are-kept': [
    ...attributes.map((options, index) =>
      check(
        index === 0 ? 'one-way' : 'the-other-way',
        `${index === 0 ? 'One value' : 'The other value'} of each attribute is kept.`,
        async (context) => {
          const body = { name: 'Named and Kept', path: context.uniqueName('group'), ...options }
          const id = await creates(context, body)
          const response = await context.owner.observe('getGroup', { path: { id } })
          response.expectMatch(body)
        },
      ),
    ),
    ...attributes.map((options, index) =>
      check(
        index === 0 ? 'nested-one-way' : 'nested-the-other-way',
        `${index === 0 ? 'One value' : 'The other value'} of each attribute of a nested group is kept.`,
        async (context) => {
          const { id: parent_id, fullPath } = await context.given.group({ visibility: 'public' })
          const path = context.uniqueName('group')
          const body = { name: 'Nested and Kept', path, parent_id, ...options }
          const id = await creates(context, body)
          const response = await context.owner.observe('getGroup', { path: { id } })
          response.expectMatch({ ...body, full_path: `${fullPath}/${path}` })
        },
      ),
    ),
  ],
} satisfies CoverageOf<'createGroup'>

/** Creates a group and returns its ID. The response is not specified, so that the group may have to be found by its path. */
async function creates(
  { owner, given, act }: CheckContext<'createGroup'>,
  body: BodyOf<'createGroup'> & { readonly path: string },
): Promise<number> {
  const created = await act(owner, 'createGroup', { body })
  created.expectStatus(201)
  const { path, parent_id = null } = body
  const returned = idIn(created.json)
  const list = returned === null ? await owner.observe('listGroups', { query: { search: path } }) : null
  const found = list?.items.find((group) => group.path === path && group.parent_id === parent_id)
  const id = returned ?? found?.id ?? created.fail('The group is there afterwards.')
  given.removes('groups', id)
  return id
}
