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
      refused.expectStatus(400)
      const response = await owner.tries('getProject', { path })
      if (response.expectStatus(200).body.description === 'Without a name') {
        response.fail('The refused write changes nothing.')
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
        written.expectStatus(200)
        const response = await owner.tries('getProject', { path })
        response.expectStatus(200).expectMatch({ name, ...after })
      }),
    ),
    check('name and path', async (context) => {
      const { owner, given } = context
      const { path } = await given.project()
      const body = { name: context.uniqueName('renamed'), path: context.uniqueName('moved') }
      const written = await owner.tries('updateProject', { path, body })
      written.expectStatus(200)
      const response = await owner.tries('getProject', { path })
      response.expectStatus(200).expectMatch(body)
    }),
    ...(['private', 'internal', 'public'] as const).map((visibility) =>
      check(`visibility ${visibility}`, async ({ owner, given }) => {
        const { path, name } = await given.project({
          visibility: visibility === 'private' ? 'public' : 'private',
        })
        const written = await owner.tries('updateProject', { path, body: { name, visibility } })
        written.expectStatus(200)
        const response = await owner.tries('getProject', { path })
        response.expectStatus(200).expectMatch({ visibility })
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
    written.expectStatus(200)
    const response = await owner.tries('getProject', { path: project.path })
    response.expectStatus(200).expectMatch({ default_branch })
  }),

  'update-project/tag-list-replaces': check(async ({ owner, given }) => {
    const { path, name } = await given.project({ tag_list: ['one', 'two'] })
    const written = await owner.tries('updateProject', { path, body: { name, tag_list: ['two', 'three'] } })
    written.expectStatus(200)
    const response = await owner.tries('getProject', { path })
    const topics = response.expectStatus(200).body.tag_list.toSorted().join()
    if (topics !== 'three,two') response.fail('`tag_list` holds two and three.', `It holds ${topics}.`)
  }),

  'update-project/public-attribute-removed': check(async ({ owner, anonymous, given }) => {
    const { path, name } = await given.project()
    await owner.sendUnchecked({ operation: 'updateProject', path, body: { name, public: true } })
    const kept = await owner.tries('getProject', { path })
    kept.expectStatus(200).expectMatch({ visibility: 'private' })
    const response = await anonymous.tries('getProject', { path })
    response.expectRejected()
  }),
} satisfies CoverageOf<'updateProject'>
