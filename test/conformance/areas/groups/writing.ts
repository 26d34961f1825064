/** Spec: document 2, "Groups", creation, change and removal. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { Actor } from '../../fixtures/actor.ts'

/** Values of the optional attributes, and the other value of each. */
const attributes = [
  { description: 'Weaves', visibility: 'internal', lfs_enabled: true, request_access_enabled: false },
  { description: 'Spins', visibility: 'public', lfs_enabled: false, request_access_enabled: true },
] as const

export const createGroup = {
  'create-group/needs-permission': check(async (context) => {
    const { admin, given } = context
    const person = await given.user({ can_create_group: false })
    const path = context.uniqueName('group')
    const refused = await person.tries('createGroup', { body: { name: path, path } })
    const id = idIn(refused.json)
    if (refused.status === 201 && id !== null) given.removes(`group ${path}`, `/groups/${id}`)
    refused.expectStatus(403)
    const response = await admin.tries('getGroup', { path: { id: path } })
    response.expectStatus(404)
  }),

  'create-group/name-required': missing('createGroup', 'name'),
  'create-group/path-required': missing('createGroup', 'path'),

  'create-group/nested': check(async (context) => {
    const { owner, given } = context
    const parent = await given.group()
    const path = context.uniqueName('nested')
    const body = { name: path, path, parent_id: parent.id }
    const created = await owner.tries('createGroup', { body })
    created.expectStatus(201)
    const list = await owner.tries('listGroups', { query: { search: path } })
    const found = idIn(created.json) ?? list.expectStatus(200).items[0]?.id
    const id = found ?? created.fail('The group is there afterwards.')
    given.removes(`group ${path}`, `/groups/${id}`)
    const response = await owner.tries('getGroup', { path: { id } })
    response.expectStatus(200).expectMatch({ name: path, path, parent_id: parent.id })
    const top = await owner.tries('getGroup', { path: parent.path })
    top.expectStatus(200).expectMatch({ parent_id: null })
  }),

  'create-group/attributes-are-kept': attributes.map((wishes, index) =>
    check(index === 0 ? 'one way' : 'the other way', async ({ owner, given }) => {
      const group = await given.group({ name: 'Named and Kept', ...wishes })
      const response = await owner.tries('getGroup', { path: group.path })
      response.expectStatus(200).expectMatch({ name: 'Named and Kept', path: group.fullPath, ...wishes })
    }),
  ),
} satisfies CoverageOf<'createGroup'>

export const updateGroup = {
  'update-group/owners-and-administrators-only': [
    check('refuses others', async ({ owner, stranger, anonymous, given }) => {
      const group = await given.group({ visibility: 'public' })
      const master = await given.user()
      await given.groupMember(group, master, 40)
      const refuses = async (by: Actor) => {
        const response = await by.tries('updateGroup', { path: group.path, body: { description: 'Taken' } })
        return response.expectRejected()
      }
      for (const by of [master, stranger, anonymous]) await refuses(by)
      const response = await owner.tries('getGroup', { path: group.path })
      response.expectStatus(200).expectMatch({ name: group.name })
      if (response.expectStatus(200).body.description === 'Taken')
        response.fail('A refused write changes nothing.')
    }),
    check('obeys owners and administrators', async ({ owner, admin, given }) => {
      const group = await given.group()
      const second = await given.user()
      await given.groupMember(group, second, 50)
      for (const by of [owner, admin, second]) {
        const description = `By ${by.username}`
        const response = await by.tries('updateGroup', { path: group.path, body: { description } })
        response.expectStatus(200).expectMatch({ description })
      }
    }),
  ],

  'update-group/all-optional': check(async ({ owner, given }) => {
    const group = await given.group(attributes[0])
    const nothing = await owner.tries('updateGroup', { path: group.path, body: {} })
    nothing.expectStatus(200)
    const one = await owner.tries('updateGroup', { path: group.path, body: { name: 'Only the Name' } })
    one.expectStatus(200)
    const response = await owner.tries('getGroup', { path: group.path })
    response.expectStatus(200).expectMatch({ name: 'Only the Name', path: group.fullPath, ...attributes[0] })
  }),

  'update-group/attributes-are-kept': [
    check('the optional ones', async ({ owner, given }) => {
      const group = await given.group(attributes[0])
      for (const change of [attributes[1], attributes[0]]) {
        const written = await owner.tries('updateGroup', { path: group.path, body: change })
        written.expectStatus(200).expectMatch(change)
        const response = await owner.tries('getGroup', { path: group.path })
        response.expectStatus(200).expectMatch({ name: group.name, ...change })
      }
    }),
    check('name and path', async (context) => {
      const { owner, given } = context
      const group = await given.group()
      const body = { name: 'Renamed', path: context.uniqueName('moved') }
      const written = await owner.tries('updateGroup', { path: group.path, body })
      written.expectStatus(200).expectMatch(body)
      const response = await owner.tries('getGroup', { path: { id: body.path } })
      response.expectStatus(200).expectMatch({ id: group.id, ...body })
    }),
  ],

  'update-group/returns-group-with-projects': check(async ({ owner, given }) => {
    const group = await given.group()
    const project = await given.projectIn(group)
    const response = await owner.tries('updateGroup', { path: group.path, body: { description: 'Full' } })
    const { projects } = response.expectStatus(200).expectMatch({ id: group.id }).body
    const ids = projects.map(({ id }) => id).join()
    if (ids !== String(project.id)) response.fail(`The project ${project.id}.`, `It shows ${ids}.`)
  }),
} satisfies CoverageOf<'updateGroup'>

export const deleteGroup = {
  'delete-group/removes-the-group': check(async (context) => {
    const { owner, given } = context
    const [gone, kept] = [await given.group(), await given.group()]
    const removed = await owner.tries('deleteGroup', { path: gone.path })
    removed.expectStatus(200)
    const response = await context.eventually(
      () => owner.tries('getGroup', { path: gone.path }),
      ({ status }) => status === 404,
    )
    response.expectStatus(404)
    const list = await owner.tries('listGroups', { query: { search: gone.name } })
    list.expectStatus(200).expectOmits('id', gone.id)
    const other = await owner.tries('getGroup', { path: kept.path })
    other.expectStatus(200)
  }),

  'delete-group/removes-its-projects': check(async (context) => {
    const { owner, given } = context
    const group = await given.group()
    const inside = await given.projectIn(group)
    const outside = await given.project()
    const removed = await owner.tries('deleteGroup', { path: group.path })
    removed.expectStatus(200)
    const response = await context.eventually(
      () => owner.tries('getProject', { path: inside.path }),
      ({ status }) => status === 404,
    )
    response.expectStatus(404)
    const kept = await owner.tries('getProject', { path: outside.path })
    kept.expectStatus(200)
  }),

  'delete-group/by-path': check(async (context) => {
    const { owner, given } = context
    const parent = await given.group()
    const nested = await given.group({ parent_id: parent.id })
    const { body } = await owner.call('getGroup', { path: nested.path })
    const removed = await owner.tries('deleteGroup', { path: { id: body.full_path } })
    removed.expectStatus(200)
    const response = await context.eventually(
      () => owner.tries('getGroup', { path: nested.path }),
      ({ status }) => status === 404,
    )
    response.expectStatus(404)
    const kept = await owner.tries('getGroup', { path: parent.path })
    kept.expectStatus(200)
  }),
} satisfies CoverageOf<'deleteGroup'>
