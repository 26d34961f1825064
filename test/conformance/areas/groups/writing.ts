/** Spec: document 2, "Groups", creation, change and removal. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { Persona } from '../../fixtures/actor.ts'

/** Values of the optional attributes, and the other value of each. */
const attributes = [
  { description: 'Weaves', visibility: 'internal', lfs_enabled: true, request_access_enabled: false },
  { description: 'Spins', visibility: 'public', lfs_enabled: false, request_access_enabled: true },
] as const

export const createGroup = {
  'create-group/needs-permission': check(async (world) => {
    const { admin, given } = world
    const person = await given.user({ can_create_group: false })
    const path = world.unique('group')
    const refused = await person.tries('createGroup', { body: { name: path, path } })
    const id = idIn(refused.json)
    if (refused.status === 201 && id !== null) given.removes(`group ${path}`, `/groups/${id}`)
    refused.is(403)
    const answer = await admin.tries('getGroup', { path: { id: path } })
    answer.is(404)
  }),

  'create-group/name-required': missing('createGroup', 'name'),
  'create-group/path-required': missing('createGroup', 'path'),

  'create-group/nested': check(async (world) => {
    const { owner, given } = world
    const parent = await given.group()
    const path = world.unique('nested')
    const body = { name: path, path, parent_id: parent.id }
    const created = await owner.tries('createGroup', { body })
    created.is(201)
    const list = await owner.tries('listGroups', { query: { search: path } })
    const found = idIn(created.json) ?? list.is(200).items[0]?.id
    const id = found ?? created.contradicts('The group is there afterwards.')
    given.removes(`group ${path}`, `/groups/${id}`)
    const answer = await owner.tries('getGroup', { path: { id } })
    answer.is(200).shows({ name: path, path, parent_id: parent.id })
    const top = await owner.tries('getGroup', { path: parent.path })
    top.is(200).shows({ parent_id: null })
  }),

  'create-group/attributes-are-kept': attributes.map((wishes, index) =>
    check(index === 0 ? 'one way' : 'the other way', async ({ owner, given }) => {
      const group = await given.group({ name: 'Named and Kept', ...wishes })
      const answer = await owner.tries('getGroup', { path: group.path })
      answer.is(200).shows({ name: 'Named and Kept', path: group.fullPath, ...wishes })
    }),
  ),
} satisfies CoverageOf<'createGroup'>

export const updateGroup = {
  'update-group/owners-and-administrators-only': [
    check('refuses others', async ({ owner, stranger, anonymous, given }) => {
      const group = await given.group({ visibility: 'public' })
      const master = await given.user()
      await given.groupMember(group, master, 40)
      const refuses = async (by: Persona) => {
        const answer = await by.tries('updateGroup', { path: group.path, body: { description: 'Taken' } })
        return answer.isRefused()
      }
      for (const by of [master, stranger, anonymous]) await refuses(by)
      const answer = await owner.tries('getGroup', { path: group.path })
      answer.is(200).shows({ name: group.name })
      if (answer.is(200).body.description === 'Taken') answer.contradicts('A refused write changes nothing.')
    }),
    check('obeys owners and administrators', async ({ owner, admin, given }) => {
      const group = await given.group()
      const second = await given.user()
      await given.groupMember(group, second, 50)
      for (const by of [owner, admin, second]) {
        const description = `By ${by.username}`
        const answer = await by.tries('updateGroup', { path: group.path, body: { description } })
        answer.is(200).shows({ description })
      }
    }),
  ],

  'update-group/all-optional': check(async ({ owner, given }) => {
    const group = await given.group(attributes[0])
    const nothing = await owner.tries('updateGroup', { path: group.path, body: {} })
    nothing.is(200)
    const one = await owner.tries('updateGroup', { path: group.path, body: { name: 'Only the Name' } })
    one.is(200)
    const answer = await owner.tries('getGroup', { path: group.path })
    answer.is(200).shows({ name: 'Only the Name', path: group.fullPath, ...attributes[0] })
  }),

  'update-group/attributes-are-kept': [
    check('the optional ones', async ({ owner, given }) => {
      const group = await given.group(attributes[0])
      for (const change of [attributes[1], attributes[0]]) {
        const written = await owner.tries('updateGroup', { path: group.path, body: change })
        written.is(200).shows(change)
        const answer = await owner.tries('getGroup', { path: group.path })
        answer.is(200).shows({ name: group.name, ...change })
      }
    }),
    check('name and path', async (world) => {
      const { owner, given } = world
      const group = await given.group()
      const body = { name: 'Renamed', path: world.unique('moved') }
      const written = await owner.tries('updateGroup', { path: group.path, body })
      written.is(200).shows(body)
      const answer = await owner.tries('getGroup', { path: { id: body.path } })
      answer.is(200).shows({ id: group.id, ...body })
    }),
  ],

  'update-group/returns-group-with-projects': check(async ({ owner, given }) => {
    const group = await given.group()
    const project = await given.projectIn(group)
    const answer = await owner.tries('updateGroup', { path: group.path, body: { description: 'Full' } })
    const { projects } = answer.is(200).shows({ id: group.id }).body
    const ids = projects.map(({ id }) => id).join()
    if (ids !== String(project.id)) answer.contradicts(`The project ${project.id}.`, `It shows ${ids}.`)
  }),
} satisfies CoverageOf<'updateGroup'>

export const deleteGroup = {
  'delete-group/removes-the-group': check(async (world) => {
    const { owner, given } = world
    const [gone, kept] = [await given.group(), await given.group()]
    const removed = await owner.tries('deleteGroup', { path: gone.path })
    removed.is(200)
    const answer = await world.eventually(
      () => owner.tries('getGroup', { path: gone.path }),
      ({ status }) => status === 404,
    )
    answer.is(404)
    const list = await owner.tries('listGroups', { query: { search: gone.name } })
    list.is(200).omits('id', gone.id)
    const other = await owner.tries('getGroup', { path: kept.path })
    other.is(200)
  }),

  'delete-group/removes-its-projects': check(async (world) => {
    const { owner, given } = world
    const group = await given.group()
    const inside = await given.projectIn(group)
    const outside = await given.project()
    const removed = await owner.tries('deleteGroup', { path: group.path })
    removed.is(200)
    const answer = await world.eventually(
      () => owner.tries('getProject', { path: inside.path }),
      ({ status }) => status === 404,
    )
    answer.is(404)
    const kept = await owner.tries('getProject', { path: outside.path })
    kept.is(200)
  }),

  'delete-group/by-path': check(async (world) => {
    const { owner, given } = world
    const parent = await given.group()
    const nested = await given.group({ parent_id: parent.id })
    const { body } = await owner.does('getGroup', { path: nested.path })
    const removed = await owner.tries('deleteGroup', { path: { id: body.full_path } })
    removed.is(200)
    const answer = await world.eventually(
      () => owner.tries('getGroup', { path: nested.path }),
      ({ status }) => status === 404,
    )
    answer.is(404)
    const kept = await owner.tries('getGroup', { path: parent.path })
    kept.is(200)
  }),
} satisfies CoverageOf<'deleteGroup'>
