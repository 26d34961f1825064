/** Spec: document 2, "Groups". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { GivenGroup } from '../../fixtures/fixtures.ts'
import { missing } from '../../generated/attribute-checks.ts'
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
    await createsNested(context, await given.group(), path)
    const id = await createsNested(context, parent, path)
    const response = await owner.observe('getGroup', { path: { id } })
    response.expectMatch({ name: path, path, parent_id: parent.id })
    const top = await owner.observe('getGroup', { path: parent.path })
    top.expectMatch({ parent_id: null, name: parent.name, ...settings })
  }),

  'create-group/attributes-are-kept': [
    ...attributes.map((options, index) =>
      check(
        index === 0 ? 'one-way' : 'the-other-way',
        `${index === 0 ? 'One value' : 'The other value'} of each attribute is kept.`,
        async ({ owner, given }) => {
          const group = await given.group({ name: 'Named and Kept', ...options })
          const response = await owner.observe('getGroup', { path: group.path })
          response.expectMatch({ name: 'Named and Kept', path: group.fullPath, ...options })
        },
      ),
    ),
    ...attributes.map((options, index) =>
      check(
        index === 0 ? 'nested-one-way' : 'nested-the-other-way',
        `${index === 0 ? 'One value' : 'The other value'} of each attribute of a nested group is kept.`,
        async ({ owner, given }) => {
          const parent = await given.group({ visibility: 'public' })
          const group = await given.group({ name: 'Nested and Kept', parent_id: parent.id, ...options })
          const response = await owner.observe('getGroup', { path: group.path })
          response.expectMatch({
            name: 'Nested and Kept',
            full_path: group.fullPath,
            parent_id: parent.id,
            ...options,
          })
        },
      ),
    ),
  ],
} satisfies CoverageOf<'createGroup'>

/** Creates a nested group and returns its ID. The response is not specified, so that the group may be found by its parent. */
async function createsNested(context: CheckContext, parent: GivenGroup, path: string): Promise<number> {
  const { owner, given } = context
  const created = await context.act(owner, 'createGroup', {
    body: { name: path, path, parent_id: parent.id },
  })
  created.expectStatus(201)
  const returned = idIn(created.json)
  const list = returned === null ? await owner.observe('listGroups', { query: { search: path } }) : null
  const found = returned ?? list?.items.find(({ parent_id }) => parent_id === parent.id)?.id
  const id = found ?? created.fail('The group is there afterwards.')
  given.removes('groups', id)
  return id
}
