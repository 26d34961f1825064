/** Spec: document 2, "Groups". */
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import { attributes } from './attributes.ts'

export const updateGroup = {
  'update-group/owners-and-administrators-only': [
    check(
      'rejects-others',
      'Other roles are rejected.',
      async ({ owner, nonMember, anonymous, given, act }) => {
        const group = await given.group({ visibility: 'public' })
        const master = await given.user()
        await given.groupMember(group, master, 40)
        const rejects = async (by: Actor) => {
          const response = await act(by, 'updateGroup', { path: group.path, body: { description: 'Taken' } })
          return response.expectForbidden()
        }
        for (const by of [master, nonMember, anonymous]) await rejects(by)
        const response = await owner.observe('getGroup', { path: group.path })
        response.expectMatch({ name: group.name })
        if (response.body.description === 'Taken') response.fail('A rejected write changes nothing.')
      },
    ),
    check(
      'accepts-owners',
      'Owners and administrators are allowed.',
      async ({ owner, admin, given, act }) => {
        const { id: parent_id } = await given.group({ description: 'As it is' })
        const group = await given.group({ parent_id })
        const second = await given.user()
        await given.groupMember(group, second, 50)
        for (const by of [owner, admin, second]) {
          const description = `By ${by.username}`
          const response = await act(by, 'updateGroup', { path: group.path, body: { description } })
          response.expectStatus(200).expectMatch({ description })
        }
        const response = await owner.observe('getGroup', { path: group.path })
        response.expectMatch({ parent_id, full_path: group.fullPath })
        const parent = await owner.observe('getGroup', { path: { id: parent_id } })
        parent.expectMatch({ description: 'As it is' })
      },
    ),
  ],

  'update-group/all-optional': check(async (context) => {
    const { owner, given } = context
    const group = await given.group(attributes[0])
    const nothing = await context.act(owner, 'updateGroup', { path: group.path, body: {} })
    nothing.expectStatus(200)
    const one = await context.act(owner, 'updateGroup', { path: group.path, body: { name: 'Only the Name' } })
    one.expectStatus(200)
    const response = await owner.observe('getGroup', { path: group.path })
    response.expectMatch({ name: 'Only the Name', path: group.fullPath, ...attributes[0] })
    const path = context.uniqueName('moved')
    const other = await context.act(owner, 'updateGroup', { path: group.path, body: { path } })
    other.expectStatus(200)
    const moved = await owner.observe('getGroup', { path: group.path })
    moved.expectMatch({ name: 'Only the Name', path, ...attributes[0] })
  }),

  'update-group/attributes-are-kept': [
    check('the-optional-ones', 'The optional attributes are updated.', async ({ owner, given, act }) => {
      const group = await given.group(attributes[0])
      for (const description of ['First', 'Second']) await given.projectIn(group, { description })
      for (const change of [attributes[1], attributes[0]]) {
        const written = await act(owner, 'updateGroup', { path: group.path, body: change })
        written.expectStatus(200).expectMatch(change)
        const response = await owner.observe('getGroup', { path: group.path })
        response.expectMatch({ name: group.name, ...change })
        expectSameRecord(response, written)
        const byPath = await owner.observe('getGroup', { path: { id: group.fullPath } })
        byPath.expectMatch({ name: group.name, ...change })
        const list = await owner.observe('listGroups', { query: { search: group.ownPath } })
        list.expectItem({ id: group.id, ...change })
      }
    }),
    check('name-and-path', 'The name and the path are updated.', async (context) => {
      const { owner, given } = context
      const group = await given.group()
      const project = await given.projectIn(group)
      const nested = await given.group({ parent_id: group.id })
      const deep = await observeIfPossible(context, () => given.group({ parent_id: nested.id }), null)
      const body = { name: 'Renamed', path: context.uniqueName('moved') }
      await owner.call('getProject', { path: project.path })
      const written = await context.act(owner, 'updateGroup', { path: group.path, body })
      written.expectStatus(200).expectMatch(body)
      const response = await owner.observe('getGroup', { path: { id: body.path } })
      response.expectMatch({ id: group.id, full_path: body.path, ...body })
      const inside = await owner.observe('getProject', { path: { id: `${body.path}/${project.name}` } })
      inside.expectMatch({
        id: project.id,
        namespace: { full_path: body.path },
        path_with_namespace: `${body.path}/${project.name}`,
      })
      const below = await owner.observe('getGroup', { path: nested.path })
      below.expectMatch({ full_path: `${body.path}/${nested.ownPath}` })
      if (deep === null) return
      // The path alone changes.
      const path = context.uniqueName('moved')
      const again = await context.act(owner, 'updateGroup', { path: group.path, body: { path } })
      again.expectStatus(200).expectMatch({ name: body.name, path })
      const full_path = `${path}/${nested.ownPath}/${deep.ownPath}`
      const deepest = await owner.observe('getGroup', { path: { id: full_path } })
      deepest.expectMatch({ id: deep.id, full_path })
    }),
  ],

  'update-group/returns-group-with-projects': check(async ({ owner, given, act }) => {
    const group = await given.group()
    const project = await given.projectIn(group)
    const response = await act(owner, 'updateGroup', { path: group.path, body: { description: 'Full' } })
    const { projects } = response.expectStatus(200).expectMatch({ id: group.id }).body
    const ids = projects.map(({ id }) => id).join()
    if (ids !== String(project.id)) response.fail(`The project ${project.id}.`, `It contains ${ids}.`)
  }),
} satisfies CoverageOf<'updateGroup'>
