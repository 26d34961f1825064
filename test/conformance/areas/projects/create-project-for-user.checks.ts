/** Spec: document 2, "Projects". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { namespaceOfGroup } from '../../fixtures/created-project.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import { attributeValues, otherValues } from '../../fixtures/project-attributes.ts'
import { unreturned } from './attributes.ts'

export const givenDefaultBranch = 'trunk'

export const createProjectForUser = {
  'create-project-for-user/administrators-only': check(
    'for-oneself',
    'A user cannot use the route of administrators for their own projects.',
    async (context) => {
      const { nonMember, given } = context
      const response = await context.act(nonMember, 'createProjectForUser', {
        path: { user_id: nonMember.id },
        body: { name: context.uniqueName('project') },
      })
      given.removesCreated('projects', response)
      response.expectStatus(403)
    },
  ),

  'create-project-for-user/name-required': [
    missing('createProjectForUser', 'name'),
    check('also-with-a-path', 'A path does not replace the name.', async (context) => {
      const { admin, owner, given } = context
      const response = await admin.sendUnchecked({
        operation: 'createProjectForUser',
        path: { user_id: owner.id },
        body: { path: context.uniqueName('path') },
      })
      given.removesCreated('projects', response)
      response.expectStatus(400)
    }),
  ],

  'create-project-for-user/owned-by-user': check(async (context) => {
    const { admin, owner } = context
    const id = await createsFor(context, owner, {})
    const response = await admin.observe('getProject', { path: { id } })
    response.expectMatch({ owner: { id: owner.id } })
    const owned = await owner.observe('listProjects', { query: { owned: true, per_page: 100 } })
    owned.expectIncludes('id', id)
  }),

  'create-project-for-user/given-path': check(async (context) => {
    const path = context.uniqueName('path')
    // Another namespace has a project with the same path.
    await context.given.project({ by: context.master, path })
    const id = await createsFor(context, context.owner, { path })
    const response = await context.admin.observe('getProject', { path: { id } })
    response.expectMatch({ path, owner: { id: context.owner.id } })
  }),

  'create-project-for-user/master-by-default': check(async (context) => {
    const { admin, owner, given } = context
    const id = await createsFor(context, owner, {})
    const project = { id, path: { id }, name: '', owner: admin }
    await given.commit(project, 'master', [{ action: 'create', file_path: 'a.txt', content: 'A.\n' }])
    const response = await admin.observe('getProject', { path: { id } })
    response.expectMatch({ default_branch: 'master' })
  }),

  // The default branch of an empty repository is not specified.
  'create-project-for-user/default-branch': check(async (context) => {
    const { admin, owner, given } = context
    const id = await createsFor(context, owner, { default_branch: givenDefaultBranch })
    const project = { id, path: { id }, name: '', owner: admin }
    await given.commit(project, givenDefaultBranch, [
      { action: 'create', file_path: 'a.txt', content: 'A.\n' },
    ])
    const response = await admin.observe('getProject', { path: { id } })
    response.expectMatch({ default_branch: givenDefaultBranch })
  }),

  'create-project-for-user/given-namespace': check(async (context) => {
    const { admin, owner } = context
    const namespace_id = await namespaceOfGroup(context)
    const id = await createsFor(context, owner, { namespace_id })
    const response = await admin.observe('getProject', { path: { id } })
    response.expectMatch({ namespace: { id: namespace_id } })
  }),

  'create-project-for-user/attributes-are-kept': [attributeValues, otherValues].map((attributes, index) =>
    check(
      index === 0 ? 'one-way' : 'the-other-way',
      `${index === 0 ? 'One value' : 'The other value'} of each attribute is kept.`,
      async (context) => {
        const tag_list = ['warp', 'weft']
        const visibility = 'internal' as const
        const body = { ...attributes, ...unreturned[index], visibility, tag_list }
        const id = await createsFor(context, context.owner, body)
        const response = await context.admin.observe('getProject', { path: { id } })
        response.expectMatch({ ...attributes, visibility: 'internal' })
        const topics = response.body.tag_list.toSorted().join()
        if (topics !== 'warp,weft')
          response.fail('`tag_list` contains warp and weft.', `It contains ${topics}.`)
      },
    ),
  ),

  'create-project-for-user/public-attribute-removed': check(async (context) => {
    const { admin, owner, anonymous, given } = context
    const name = context.uniqueName('project')
    const response = await admin.sendUnchecked({
      operation: 'createProjectForUser',
      path: { user_id: owner.id },
      body: { name, visibility: 'private', public: true },
    })
    given.removesCreated('projects', response)
    const open = await anonymous.observe('listProjects', { query: { search: name } })
    open.expectValues('id', [])
  }),
} satisfies CoverageOf<'createProjectForUser'>

/** Creates a project for a user and returns its ID, found by its name if the response has none. */
async function createsFor(
  context: CheckContext,
  user: Actor,
  attributes: BodyOf<'createProjectForUser'>,
): Promise<number> {
  const name = context.uniqueName('project')
  const created = await context.act(context.admin, 'createProjectForUser', {
    path: { user_id: user.id },
    body: { name, ...attributes },
  })
  created.expectStatus(201)
  const returned = idIn(created.json)
  const id = returned ?? (await context.admin.call('listProjects', { query: { search: name } })).items[0]?.id
  if (id === undefined) return created.fail('The project is there afterwards.')
  context.given.removes('projects', id)
  return id
}
