/** Spec: document 2, "Projects", edit. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { oneWay, otherWay } from './attributes.ts'

export const updateProject = {
  'update-project/name-required': [
    missing('updateProject', 'name'),
    check('changes nothing', async ({ owner, given }) => {
      const { path } = await given.project()
      const refused = await owner.tries('updateProject', { path, body: { description: 'Without a name' } })
      refused.is(400)
      const answer = await owner.tries('getProject', { path })
      if (answer.is(200).body.description === 'Without a name') {
        answer.contradicts('The refused write changes nothing.')
      }
    }),
  ],

  'update-project/attributes-are-kept': [
    ...(
      [
        [oneWay, otherWay],
        [otherWay, oneWay],
      ] as const
    ).map(([before, after], index) =>
      check(index === 0 ? 'one way' : 'the other way', async ({ owner, given }) => {
        const { path, name } = await given.project(before)
        const written = await owner.tries('updateProject', { path, body: { name, ...after } })
        written.is(200)
        const answer = await owner.tries('getProject', { path })
        answer.is(200).shows({ name, ...after })
      }),
    ),
    check('name and path', async (world) => {
      const { owner, given } = world
      const { path } = await given.project()
      const body = { name: world.unique('renamed'), path: world.unique('moved') }
      const written = await owner.tries('updateProject', { path, body })
      written.is(200)
      const answer = await owner.tries('getProject', { path })
      answer.is(200).shows(body)
    }),
    ...(['private', 'internal', 'public'] as const).map((visibility) =>
      check(`visibility ${visibility}`, async ({ owner, given }) => {
        const { path, name } = await given.project({
          visibility: visibility === 'private' ? 'public' : 'private',
        })
        const written = await owner.tries('updateProject', { path, body: { name, visibility } })
        written.is(200)
        const answer = await owner.tries('getProject', { path })
        answer.is(200).shows({ visibility })
      }),
    ),
  ],

  'update-project/default-branch': check(async ({ owner, given }) => {
    const project = await given.repository()
    const default_branch = await given.branch(project)
    const written = await owner.tries('updateProject', {
      path: project.path,
      body: { name: project.name, default_branch },
    })
    written.is(200)
    const answer = await owner.tries('getProject', { path: project.path })
    answer.is(200).shows({ default_branch })
  }),

  'update-project/tag-list-replaces': check(async ({ owner, given }) => {
    const { path, name } = await given.project({ tag_list: ['one', 'two'] })
    const written = await owner.tries('updateProject', { path, body: { name, tag_list: ['two', 'three'] } })
    written.is(200)
    const answer = await owner.tries('getProject', { path })
    const topics = answer.is(200).body.tag_list.toSorted().join()
    if (topics !== 'three,two') answer.contradicts('`tag_list` holds two and three.', `It holds ${topics}.`)
  }),

  'update-project/public-attribute-removed': check(async ({ owner, anonymous, given }) => {
    const { path, name } = await given.project()
    await owner.sends({ operation: 'updateProject', path, body: { name, public: true } })
    const kept = await owner.tries('getProject', { path })
    kept.is(200).shows({ visibility: 'private' })
    const answer = await anonymous.tries('getProject', { path })
    answer.isRefused()
  }),
} satisfies CoverageOf<'updateProject'>
