/** Spec: document 2, "Projects", creation. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { rejects } from '../../generated/attribute-checks.ts'
import { succeed } from '../../fixtures/accounts.ts'
import { oneWay, otherWay } from './attributes.ts'
import { createsProject, namespaceOfGroup } from './created.ts'

export const createProject = {
  'create-project/name-or-path-required': check(async ({ owner }) => {
    const answer = await owner.tries('createProject', { body: { description: 'Neither name nor path' } })
    answer.is(400)
  }),

  'create-project/name-alone-suffices': check(async (world) => {
    const name = world.unique('project')
    const id = await createsProject(world, world.owner, { name }, name)
    const answer = await world.owner.tries('getProject', { path: { id } })
    answer.is(200).shows({ name })
  }),

  'create-project/path-alone-suffices': check(async (world) => {
    const path = world.unique('project')
    const id = await createsProject(world, world.owner, { path }, path)
    const answer = await world.owner.tries('getProject', { path: { id } })
    answer.is(200).shows({ path })
  }),

  'create-project/path-from-name': check(async (world) => {
    const word = world.unique('spaced')
    const name = `Some Long ${word}`
    const id = await createsProject(world, world.owner, { name }, name)
    const answer = await world.owner.tries('getProject', { path: { id } })
    answer.is(200).shows({ name, path: `some-long-${word}` })
  }),

  'create-project/own-namespace-by-default': check(async (world) => {
    const { owner, stranger } = world
    const one = world.unique('project')
    const two = world.unique('project')
    const mine = await createsProject(world, owner, { name: one }, one)
    const theirs = await createsProject(world, stranger, { name: two }, two)
    const first = await owner.tries('getProject', { path: { id: mine } })
    const second = await stranger.tries('getProject', { path: { id: theirs } })
    const another = await owner.does('getProject', { path: (await world.given.project()).path })
    first.is(200).shows({ namespace: { id: another.body.namespace.id } })
    if (second.is(200).body.namespace.id === another.body.namespace.id) {
      second.contradicts('Each caller’s project lies in a namespace of their own.')
    }
  }),

  'create-project/given-namespace': check(async (world) => {
    const { owner } = world
    const namespace_id = await namespaceOfGroup(world)
    const name = world.unique('project')
    const id = await createsProject(world, owner, { name, namespace_id }, name)
    const answer = await owner.tries('getProject', { path: { id } })
    answer.is(200).shows({ namespace: { id: namespace_id } })
  }),

  'create-project/owned-by-caller': check(async (world) => {
    const { owner } = world
    const name = world.unique('project')
    const id = await createsProject(world, owner, { name }, name)
    const answer = await owner.tries('getProject', { path: { id } })
    answer.is(200).shows({ owner: { id: owner.id } })
    const owned = await owner.tries('listProjects', { query: { owned: true, search: name } })
    owned.is(200).includes('id', id)
  }),

  'create-project/visibility-is-a-string': [
    ...(['private', 'internal', 'public'] as const).map((visibility) =>
      check(visibility, async (world) => {
        const name = world.unique('project')
        const id = await createsProject(world, world.owner, { name, visibility }, name)
        const answer = await world.owner.tries('getProject', { path: { id } })
        answer.is(200).shows({ visibility })
      }),
    ),
    rejects('createProject', 'visibility', 'secret'),
  ],

  'create-project/attributes-are-kept': [oneWay, otherWay].map((attributes, index) =>
    check(index === 0 ? 'one way' : 'the other way', async (world) => {
      const name = world.unique('project')
      const body = { name, ...attributes, tag_list: ['warp', 'weft'] }
      const id = await createsProject(world, world.owner, body, name)
      const answer = await world.owner.tries('getProject', { path: { id } })
      answer.is(200).shows(attributes)
      const topics = answer.is(200).body.tag_list.toSorted().join()
      if (topics !== 'warp,weft') answer.contradicts('`tag_list` holds warp and weft.', `It holds ${topics}.`)
    }),
  ),

  'create-project/public-attribute-removed': check(async (world) => {
    const { owner, anonymous } = world
    const name = world.unique('project')
    const body = { name, visibility: 'private', public: true }
    const answer = await owner.sends({ operation: 'createProject', body })
    // An attribute that is no more may also be refused.
    if (answer.status !== 201) {
      answer.is(400)
      return
    }
    const list = await succeed(owner, 'GET', '/projects', { query: { search: name, owned: true } })
    for (const id of list.values('id')) if (typeof id === 'number') world.given.removesProject(id)
    list.allShow('visibility', 'private')
    const open = await anonymous.tries('listProjects', { query: { search: name } })
    open.is(200).lists('id', [])
  }),
} satisfies CoverageOf<'createProject'>
