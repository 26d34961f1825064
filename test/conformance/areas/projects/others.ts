/** Spec: document 2, "Projects": removal, people, forks, and projects for others. */
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'
import { forAdministrators } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { idIn } from '../../fixtures/accounts.ts'
import { levels } from '../../fixtures/roles.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { oneWay, otherWay } from './attributes.ts'
import { namespaceOfGroup } from '../../fixtures/created-project.ts'
import { expectView, confidential, summary } from '../../fixtures/user-views.ts'

export const deleteProject = {
  'delete-project/accepted-with-json-body': check(async ({ owner, given, act }) => {
    const { path } = await given.project()
    const response = await act(owner, 'deleteProject', { path })
    response.expectStatus(202)
    if (response.json === undefined) response.fail('A JSON body.')
  }),

  'delete-project/removes-the-project': check(async (context) => {
    const { owner, given } = context
    const { id, path, name } = await given.project()
    const removed = await context.act(owner, 'deleteProject', { path })
    removed.expectStatus(202)
    await context.eventually(() => owner.observeAbsent('getProject', { path }))
    const list = await owner.observe('listProjects', { query: { search: name, per_page: 100 } })
    list.expectOmits('id', id)
  }),
} satisfies CoverageOf<'deleteProject'>

export const listProjectUsers = {
  'list-project-users/lists-users': check(async (context) => {
    const { owner, master, developer, reporter, guest, stranger, given } = context
    const { path } = await given.project({ members: ['guest', 'reporter', 'developer', 'master'] })
    const response = await context.act(owner, 'listProjectUsers', { path })
    const members = [master, developer, reporter, guest].map(({ id }) => id)
    response
      .expectStatus(200)
      .expectIncludes('id', ...members)
      .expectOmits('id', stranger.id)
    const users = Array.isArray(response.json) ? response.json : []
    for (const user of users) expectView(response, user, summary, confidential)
    response.expectStatus(200).expectIncludes('username', developer.username)
  }),

  'list-project-users/search-filter': check(async (context) => {
    const { owner, guest, given } = context
    // Which members of a user are searched is not shown: all hold the word.
    const word = context.uniqueName('needle')
    const wanted = await given.user({ username: word, name: word })
    const project = await given.project({ members: ['guest'] })
    await given.member(project, wanted, levels.developer)
    const response = await context.act(owner, 'listProjectUsers', {
      path: project.path,
      query: { search: word },
    })
    response.expectStatus(200).expectIncludes('id', wanted.id).expectOmits('id', guest.id)
  }),
} satisfies CoverageOf<'listProjectUsers'>

export const forkProject = {
  'fork-project/returns-new-project': check(async (context) => {
    const { master, given } = context
    const { id, path } = await given.repository({ members: ['master'] })
    const fork = await forks(context, master, path)
    const response = await master.observe('getProject', { path: { id: fork } })
    if (fork === id) response.fail('A project of its own.', 'The ID is that of the original.')
  }),

  'fork-project/own-namespace-by-default': check(async (context) => {
    const { master, given } = context
    const { path } = await given.repository({ members: ['master'] })
    const own = await given.project({ by: master })
    const { body } = await master.call('getProject', { path: own.path })
    const fork = await forks(context, master, path)
    const response = await master.observe('getProject', { path: { id: fork } })
    response.expectMatch({ namespace: { id: body.namespace.id } })
  }),

  'fork-project/asynchronous': check(async (context) => {
    const { master, given } = context
    const { path, commit } = await given.repository({ members: ['master'] })
    const id = await forks(context, master, path)
    const first = await master.observe('getProject', { path: { id } })
    if (typeof first.body.import_status !== 'string') first.fail('An `import_status`.')
    const response = await context.eventually(() =>
      master.observe('getCommit', { path: { id, sha: commit } }),
    )
    response.expectMatch({ id: commit })
  }),

  'fork-project/v3-route-removed': check(async ({ master, given }) => {
    const { id, path } = await given.repository({ members: ['master'] })
    const before = await master.call('getProject', { path })
    const response = await master.sendRaw({ method: 'POST', target: `/projects/fork/${id}` })
    response.expectRejected()
    const after = await master.observe('getProject', { path })
    after.expectMatch({ forks_count: before.body.forks_count })
  }),
} satisfies CoverageOf<'forkProject'>

export const createProjectForUser = {
  'create-project-for-user/administrators-only': forAdministrators('createProjectForUser'),
  'create-project-for-user/name-required': missing('createProjectForUser', 'name'),

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
    const id = await createsFor(context, context.owner, { path })
    const response = await context.admin.observe('getProject', { path: { id } })
    response.expectMatch({ path })
  }),

  'create-project-for-user/master-by-default': check(async (context) => {
    const { admin, owner, given } = context
    const id = await createsFor(context, owner, {})
    const project = { id, path: { id }, name: '', owner: admin }
    await given.commit(project, 'master', [{ action: 'create', file_path: 'a.txt', content: 'A.\n' }])
    const response = await admin.observe('getProject', { path: { id } })
    response.expectMatch({ default_branch: 'master' })
  }),

  'create-project-for-user/given-namespace': check(async (context) => {
    const { admin, owner } = context
    const namespace_id = await namespaceOfGroup(context)
    const id = await createsFor(context, owner, { namespace_id })
    const response = await admin.observe('getProject', { path: { id } })
    response.expectMatch({ namespace: { id: namespace_id } })
  }),

  'create-project-for-user/attributes-are-kept': [oneWay, otherWay].map((attributes, index) =>
    check(
      idPart(index === 0 ? 'one way' : 'the other way'),
      index === 0 ? 'one way' : 'the other way',
      async (context) => {
        const body = { ...attributes, visibility: 'internal' as const, tag_list: ['warp', 'weft'] }
        const id = await createsFor(context, context.owner, body)
        const response = await context.admin.observe('getProject', { path: { id } })
        response.expectMatch({ ...attributes, visibility: 'internal' })
        const topics = response.body.tag_list.toSorted().join()
        if (topics !== 'warp,weft') response.fail('`tag_list` holds warp and weft.', `It holds ${topics}.`)
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
    const id = idIn(response.json)
    if (id !== null) given.removesProject(id)
    const open = await anonymous.observe('listProjects', { query: { search: name } })
    open.expectValues('id', [])
  }),
} satisfies CoverageOf<'createProjectForUser'>

/** Forks a project and returns the ID of the fork. */
async function forks(
  { given, act }: CheckContext,
  by: Actor,
  path: { readonly id: number },
): Promise<number> {
  const response = await act(by, 'forkProject', { path })
  response.expectStatus(201)
  const id = idIn(response.json)
  if (id === null) return response.fail('The new project with its `id`.')
  given.removesProject(id)
  return id
}

/** Creates a project for somebody and returns its ID, read back by its name where the response does not show it. */
async function createsFor(
  context: CheckContext,
  person: Actor,
  attributes: BodyOf<'createProjectForUser'>,
): Promise<number> {
  const name = context.uniqueName('project')
  const created = await context.act(context.admin, 'createProjectForUser', {
    path: { user_id: person.id },
    body: { name, ...attributes },
  })
  created.expectStatus(201)
  const told = idIn(created.json)
  const id = told ?? (await context.admin.call('listProjects', { query: { search: name } })).items[0]?.id
  if (id === undefined) return created.fail('The project is there afterwards.')
  context.given.removesProject(id)
  return id
}
