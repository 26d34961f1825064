/** Spec: document 2, "Projects", a single project. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import {
  hiddenFromStrangers,
  internalForSignedIn,
  publicWithoutCredentials,
} from '../../generated/access-rules.ts'
import { byPath } from '../../generated/addressing.ts'
import { unknown } from '../../generated/unknown-ids.ts'
import { levels } from '../../fixtures/roles.ts'

export const getProject = {
  'get-project/by-id': check(async ({ owner, given }) => {
    const project = await given.project()
    const answer = await owner.tries('getProject', { path: { id: project.id } })
    answer.is(200).shows({ id: project.id, name: project.name })
  }),

  'get-project/by-path': [
    byPath('getProject'),
    check('of two namespaces', async (world) => {
      const { given } = world
      const path = world.unique('same')
      const [here, there] = [await given.user(), await given.user()]
      const one = await given.project({ by: here, path })
      const two = await given.project({ by: there, path })
      for (const { id, owner } of [one, two]) {
        const { body } = await owner.does('getProject', { path: { id } })
        const answer = await owner.tries('getProject', { path: { id: body.path_with_namespace } })
        answer.is(200).shows({ id })
      }
    }),
  ],

  'get-project/public-without-credentials': publicWithoutCredentials('getProject'),
  'get-project/internal-for-signed-in-users': internalForSignedIn('getProject'),

  'get-project/private-needs-access': [
    hiddenFromStrangers('getProject'),
    check('to a member', async ({ guest, given }) => {
      const project = await given.project()
      const answer = await guest.tries('getProject', { path: project.path })
      answer.is(200).shows({ id: project.id })
    }),
    check('to nobody', async ({ anonymous, given }) => {
      const { path } = await given.project()
      const answer = await anonymous.tries('getProject', { path })
      answer.isRefused()
    }),
    check('internal to nobody', async ({ anonymous, given }) => {
      const { path } = await given.project({ visibility: 'internal' })
      const answer = await anonymous.tries('getProject', { path })
      answer.isRefused()
    }),
  ],

  'get-project/unknown-is-404': [
    unknown('getProject', 'id'),
    check('by a path', async ({ owner, given }) => {
      const { id } = await given.project()
      const { body } = await owner.does('getProject', { path: { id } })
      const answer = await owner.tries('getProject', { path: { id: `${body.path_with_namespace}-not` } })
      answer.is(404)
    }),
  ],

  'get-project/statistics-on-request': check(async ({ admin, given }) => {
    const { path } = await given.project()
    const withThem = await admin.tries('getProject', { path, query: { statistics: true } })
    if (withThem.is(200).body.statistics === undefined) withThem.contradicts('The project with `statistics`.')
    const without = await admin.tries('getProject', { path })
    without.is(200).lacks('statistics')
  }),

  'get-project/owner-of-user-projects': check(async ({ owner, given }) => {
    const { path } = await given.project()
    const answer = await owner.tries('getProject', { path })
    const { owner: shown } = answer.is(200).shows({ owner: { id: owner.id } }).body
    if (shown?.name === undefined || shown.created_at === undefined) {
      answer.contradicts('An `owner` with `id`, `name` and `created_at`.', JSON.stringify(shown))
    }
  }),

  'get-project/permissions-of-caller': (['master', 'developer', 'reporter', 'guest'] as const).map((role) =>
    check(`of a ${role}`, async (world) => {
      const persona = world[role]
      const { path } = await world.given.project()
      const answer = await persona.tries('getProject', { path })
      answer.is(200).shows({ permissions: { project_access: { access_level: levels[role] } } })
    }),
  ),
} satisfies CoverageOf<'getProject'>
