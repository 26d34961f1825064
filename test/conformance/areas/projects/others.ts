/** Spec: document 2, "Projects": removal, people, forks, and projects for others. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { forAdministrators } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { idIn } from '../../fixtures/accounts.ts'
import { levels } from '../../fixtures/roles.ts'
import type { Persona } from '../../fixtures/actor.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { World } from '../../fixtures/context.ts'
import { oneWay, otherWay } from './attributes.ts'
import { namespaceOfGroup } from './created.ts'
import { claimsView, confidential, summary } from '../users/views.ts'

export const deleteProject = {
  'delete-project/accepted-with-json-body': check(async ({ owner, given }) => {
    const { path } = await given.project()
    const answer = await owner.tries('deleteProject', { path })
    answer.is(202)
    if (answer.json === undefined) answer.contradicts('A JSON body.')
  }),

  'delete-project/removes-the-project': check(async (world) => {
    const { owner, given } = world
    const { id, path, name } = await given.project()
    const removed = await owner.tries('deleteProject', { path })
    removed.is(202)
    const answer = await world.eventually(
      () => owner.tries('getProject', { path }),
      ({ status }) => status === 404,
    )
    answer.is(404)
    const list = await owner.tries('listProjects', { query: { search: name, per_page: 100 } })
    list.is(200).omits('id', id)
  }),
} satisfies CoverageOf<'deleteProject'>

export const listProjectUsers = {
  'list-project-users/lists-users': check(async (world) => {
    const { owner, master, developer, reporter, guest, stranger, given } = world
    const { path } = await given.project()
    const answer = await owner.tries('listProjectUsers', { path })
    const members = [master, developer, reporter, guest].map(({ id }) => id)
    answer
      .is(200)
      .includes('id', ...members)
      .omits('id', stranger.id)
    const users = Array.isArray(answer.json) ? answer.json : []
    for (const user of users) claimsView(answer, user, summary, confidential)
    answer.is(200).includes('username', developer.username)
  }),

  'list-project-users/search-filter': check(async (world) => {
    const { owner, guest, given } = world
    // Which members of a user are searched is not shown: all hold the word.
    const word = world.unique('needle')
    const wanted = await given.user({ username: word, name: word })
    const project = await given.project()
    await given.member(project, wanted, levels.developer)
    const answer = await owner.tries('listProjectUsers', { path: project.path, query: { search: word } })
    answer.is(200).includes('id', wanted.id).omits('id', guest.id)
  }),
} satisfies CoverageOf<'listProjectUsers'>

export const forkProject = {
  'fork-project/returns-new-project': check(async (world) => {
    const { master, given } = world
    const { id, path } = await given.repository()
    const fork = await forks(world, master, path)
    const answer = await master.tries('getProject', { path: { id: fork } })
    answer.is(200)
    if (fork === id) answer.contradicts('A project of its own.', 'The ID is that of the original.')
  }),

  'fork-project/own-namespace-by-default': check(async (world) => {
    const { master, given } = world
    const { path } = await given.repository()
    const own = await given.project({ by: master })
    const { body } = await master.does('getProject', { path: own.path })
    const fork = await forks(world, master, path)
    const answer = await master.tries('getProject', { path: { id: fork } })
    answer.is(200).shows({ namespace: { id: body.namespace.id } })
  }),

  'fork-project/asynchronous': check(async (world) => {
    const { master, given } = world
    const { path, commit } = await given.repository()
    const id = await forks(world, master, path)
    const first = await master.tries('getProject', { path: { id } })
    if (typeof first.is(200).body.import_status !== 'string') first.contradicts('An `import_status`.')
    const answer = await world.eventually(
      () => master.tries('getCommit', { path: { id, sha: commit } }),
      ({ status }) => status === 200,
    )
    answer.is(200).shows({ id: commit })
  }),

  'fork-project/v3-route-removed': check(async ({ master, given }) => {
    const { id, path } = await given.repository()
    const before = await master.does('getProject', { path })
    const answer = await master.requests({ method: 'POST', target: `/projects/fork/${id}` })
    answer.isRefused()
    const after = await master.tries('getProject', { path })
    after.is(200).shows({ forks_count: before.body.forks_count })
  }),
} satisfies CoverageOf<'forkProject'>

export const createProjectForUser = {
  'create-project-for-user/administrators-only': forAdministrators('createProjectForUser'),
  'create-project-for-user/name-required': missing('createProjectForUser', 'name'),

  'create-project-for-user/owned-by-user': check(async (world) => {
    const { admin, owner } = world
    const id = await createsFor(world, owner, {})
    const answer = await admin.tries('getProject', { path: { id } })
    answer.is(200).shows({ owner: { id: owner.id } })
    const owned = await owner.tries('listProjects', { query: { owned: true, per_page: 100 } })
    owned.is(200).includes('id', id)
  }),

  'create-project-for-user/given-path': check(async (world) => {
    const path = world.unique('path')
    const id = await createsFor(world, world.owner, { path })
    const answer = await world.admin.tries('getProject', { path: { id } })
    answer.is(200).shows({ path })
  }),

  'create-project-for-user/master-by-default': check(async (world) => {
    const { admin, owner, given } = world
    const id = await createsFor(world, owner, {})
    const project = { id, path: { id }, name: '', owner: admin }
    await given.commit(project, 'master', [{ action: 'create', file_path: 'a.txt', content: 'A.\n' }])
    const answer = await admin.tries('getProject', { path: { id } })
    answer.is(200).shows({ default_branch: 'master' })
  }),

  'create-project-for-user/given-namespace': check(async (world) => {
    const { admin, owner } = world
    const namespace_id = await namespaceOfGroup(world)
    const id = await createsFor(world, owner, { namespace_id })
    const answer = await admin.tries('getProject', { path: { id } })
    answer.is(200).shows({ namespace: { id: namespace_id } })
  }),

  'create-project-for-user/attributes-are-kept': [oneWay, otherWay].map((attributes, index) =>
    check(index === 0 ? 'one way' : 'the other way', async (world) => {
      const body = { ...attributes, visibility: 'internal' as const, tag_list: ['warp', 'weft'] }
      const id = await createsFor(world, world.owner, body)
      const answer = await world.admin.tries('getProject', { path: { id } })
      answer.is(200).shows({ ...attributes, visibility: 'internal' })
      const topics = answer.is(200).body.tag_list.toSorted().join()
      if (topics !== 'warp,weft') answer.contradicts('`tag_list` holds warp and weft.', `It holds ${topics}.`)
    }),
  ),

  'create-project-for-user/public-attribute-removed': check(async (world) => {
    const { admin, owner, anonymous, given } = world
    const name = world.unique('project')
    const answer = await admin.sends({
      operation: 'createProjectForUser',
      path: { user_id: owner.id },
      body: { name, visibility: 'private', public: true },
    })
    const id = idIn(answer.json)
    if (id !== null) given.removesProject(id)
    const open = await anonymous.tries('listProjects', { query: { search: name } })
    open.is(200).lists('id', [])
  }),
} satisfies CoverageOf<'createProjectForUser'>

/** Forks a project and returns the ID of the fork. */
async function forks({ given }: World, by: Persona, path: { readonly id: number }): Promise<number> {
  const answer = await by.tries('forkProject', { path })
  answer.is(201)
  const id = idIn(answer.json)
  if (id === null) return answer.contradicts('The new project with its `id`.')
  given.removesProject(id)
  return id
}

/** Creates a project for somebody and returns its ID, read back by its name where the answer does not show it. */
async function createsFor(
  world: World,
  person: Persona,
  attributes: BodyOf<'createProjectForUser'>,
): Promise<number> {
  const name = world.unique('project')
  const created = await world.admin.tries('createProjectForUser', {
    path: { user_id: person.id },
    body: { name, ...attributes },
  })
  created.is(201)
  const told = idIn(created.json)
  const id = told ?? (await world.admin.does('listProjects', { query: { search: name } })).items[0]?.id
  if (id === undefined) return created.contradicts('The project is there afterwards.')
  world.given.removesProject(id)
  return id
}
