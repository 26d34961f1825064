/** Spec: document 2, "Groups", creation, change and removal. */
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'
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
    const refused = await context.act(person, 'createGroup', { body: { name: path, path } })
    const id = idIn(refused.json)
    if (refused.status === 201 && id !== null) given.removes(`group ${path}`, `/groups/${id}`)
    refused.expectStatus(403)
    await admin.observeAbsent('getGroup', { path: { id: path } })
  }),

  'create-group/name-required': missing('createGroup', 'name'),
  'create-group/path-required': missing('createGroup', 'path'),

  'create-group/nested': check(async (context) => {
    const { owner, given } = context
    const parent = await given.group()
    const path = context.uniqueName('nested')
    const body = { name: path, path, parent_id: parent.id }
    const created = await context.act(owner, 'createGroup', { body })
    created.expectStatus(201)
    const list = await owner.observe('listGroups', { query: { search: path } })
    const found = idIn(created.json) ?? list.items[0]?.id
    const id = found ?? created.fail('The group is there afterwards.')
    given.removes(`group ${path}`, `/groups/${id}`)
    const response = await owner.observe('getGroup', { path: { id } })
    response.expectMatch({ name: path, path, parent_id: parent.id })
    const top = await owner.observe('getGroup', { path: parent.path })
    top.expectMatch({ parent_id: null })
  }),

  'create-group/attributes-are-kept': attributes.map((options, index) =>
    check(
      idPart(index === 0 ? 'one way' : 'the other way'),
      index === 0 ? 'one way' : 'the other way',
      async ({ owner, given }) => {
        const group = await given.group({ name: 'Named and Kept', ...options })
        const response = await owner.observe('getGroup', { path: group.path })
        response.expectMatch({ name: 'Named and Kept', path: group.fullPath, ...options })
      },
    ),
  ),
} satisfies CoverageOf<'createGroup'>

export const updateGroup = {
  'update-group/owners-and-administrators-only': [
    check('refuses-others', 'refuses others', async ({ owner, stranger, anonymous, given, act }) => {
      const group = await given.group({ visibility: 'public' })
      const master = await given.user()
      await given.groupMember(group, master, 40)
      const refuses = async (by: Actor) => {
        const response = await act(by, 'updateGroup', { path: group.path, body: { description: 'Taken' } })
        return response.expectRejected()
      }
      for (const by of [master, stranger, anonymous]) await refuses(by)
      const response = await owner.observe('getGroup', { path: group.path })
      response.expectMatch({ name: group.name })
      if (response.body.description === 'Taken') response.fail('A refused write changes nothing.')
    }),
    check(
      'obeys-owners-and-administrators',
      'obeys owners and administrators',
      async ({ owner, admin, given, act }) => {
        const group = await given.group()
        const second = await given.user()
        await given.groupMember(group, second, 50)
        for (const by of [owner, admin, second]) {
          const description = `By ${by.username}`
          const response = await act(by, 'updateGroup', { path: group.path, body: { description } })
          response.expectStatus(200).expectMatch({ description })
        }
      },
    ),
  ],

  'update-group/all-optional': check(async ({ owner, given, act }) => {
    const group = await given.group(attributes[0])
    const nothing = await act(owner, 'updateGroup', { path: group.path, body: {} })
    nothing.expectStatus(200)
    const one = await act(owner, 'updateGroup', { path: group.path, body: { name: 'Only the Name' } })
    one.expectStatus(200)
    const response = await owner.observe('getGroup', { path: group.path })
    response.expectMatch({ name: 'Only the Name', path: group.fullPath, ...attributes[0] })
  }),

  'update-group/attributes-are-kept': [
    check('the-optional-ones', 'the optional ones', async ({ owner, given, act }) => {
      const group = await given.group(attributes[0])
      for (const change of [attributes[1], attributes[0]]) {
        const written = await act(owner, 'updateGroup', { path: group.path, body: change })
        written.expectStatus(200).expectMatch(change)
        const response = await owner.observe('getGroup', { path: group.path })
        response.expectMatch({ name: group.name, ...change })
      }
    }),
    check('name-and-path', 'name and path', async (context) => {
      const { owner, given } = context
      const group = await given.group()
      const body = { name: 'Renamed', path: context.uniqueName('moved') }
      const written = await context.act(owner, 'updateGroup', { path: group.path, body })
      written.expectStatus(200).expectMatch(body)
      const response = await owner.observe('getGroup', { path: { id: body.path } })
      response.expectMatch({ id: group.id, ...body })
    }),
  ],

  'update-group/returns-group-with-projects': check(async ({ owner, given, act }) => {
    const group = await given.group()
    const project = await given.projectIn(group)
    const response = await act(owner, 'updateGroup', { path: group.path, body: { description: 'Full' } })
    const { projects } = response.expectStatus(200).expectMatch({ id: group.id }).body
    const ids = projects.map(({ id }) => id).join()
    if (ids !== String(project.id)) response.fail(`The project ${project.id}.`, `It shows ${ids}.`)
  }),
} satisfies CoverageOf<'updateGroup'>

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
