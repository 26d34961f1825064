/** What settings do. Spec: document 2, "Application settings". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { idIn } from '../../fixtures/accounts.ts'
import { levels } from '../../fixtures/roles.ts'
import type { World } from '../../fixtures/context.ts'
import { createsProject } from '../projects/created.ts'

type Level = 0 | 1 | 2

export const effects = {
  'update-application-settings/restricted-levels-bind-normal-users': [
    check('creation', async (world) => {
      const { owner, given } = world
      await given.settings({ restricted_visibility_levels: ['public'] })
      const name = world.unique('project')
      const refused = await owner.tries('createProject', { body: { name, visibility: 'public' } })
      const id = idIn(refused.json)
      if (refused.status === 201 && id !== null) given.removesProject(id)
      refused.isRefused()
      const none = await owner.tries('listProjects', { query: { search: name } })
      none.is(200).lists('id', [])
      const allowed = await createsProject(world, owner, { name, visibility: 'internal' }, name)
      const answer = await owner.tries('getProject', { path: { id: allowed } })
      answer.is(200).shows({ visibility: 'internal' })
    }),
    check('change', async ({ owner, given }) => {
      await given.settings({ restricted_visibility_levels: ['public'] })
      const { path, name } = await given.project()
      const refused = await owner.tries('updateProject', { path, body: { name, visibility: 'public' } })
      refused.isRefused()
      const answer = await owner.tries('getProject', { path })
      answer.is(200).shows({ visibility: 'private' })
    }),
    check('not administrators', async (world) => {
      const { admin, given } = world
      await given.settings({ restricted_visibility_levels: ['public'] })
      const name = world.unique('project')
      const id = await createsProject(world, admin, { name, visibility: 'public' }, name)
      const answer = await admin.tries('getProject', { path: { id } })
      answer.is(200).shows({ visibility: 'public' })
    }),
  ],

  'update-application-settings/projects-limit-applies': check(async (world) => {
    const { given } = world
    await given.settings({ default_projects_limit: 1 })
    const person = await given.user()
    const [first, second] = [world.unique('project'), world.unique('project')]
    await createsProject(world, person, { name: first }, first)
    const refused = await person.tries('createProject', { body: { name: second } })
    const id = idIn(refused.json)
    if (refused.status === 201 && id !== null) given.removesProject(id)
    refused.isRefused()
    const owned = await person.tries('listProjects', { query: { owned: true } })
    owned.is(200).lists('name', [first])
  }),

  'update-application-settings/default-visibilities-apply': (
    ['private', 'internal', 'public'] as const
  ).flatMap((visibility) => [
    check(`a project that is ${visibility}`, async (world) => {
      const { owner, given } = world
      await given.settings({ restricted_visibility_levels: [], default_project_visibility: visibility })
      const name = world.unique('project')
      const id = await createsProject(world, owner, { name }, name)
      const answer = await owner.tries('getProject', { path: { id } })
      answer.is(200).shows({ visibility })
    }),
    check(`a group that is ${visibility}`, async (world) => {
      const { owner, given } = world
      await given.settings({ restricted_visibility_levels: [], default_group_visibility: visibility })
      const path = world.unique('group')
      const created = await owner.tries('createGroup', { body: { name: path, path } })
      const answer = await owner.tries('getGroup', { path: { id: path } })
      given.removes(`group ${path}`, `/groups/${path}`)
      created.is(201)
      answer.is(200).shows({ visibility })
    }),
  ]),

  'update-application-settings/branch-protection-applies': [
    protection(0, { pushes: true }),
    protection(1, { pushes: true, deletes: false }),
    protection(2, { pushes: false, deletes: false }),
  ],
} as const satisfies Partial<CoverageOf<'updateApplicationSettings'>>

/** What a developer may do to the default branch of a project that is created under a level of protection. */
function protection(
  level: Level,
  { pushes, deletes }: { readonly pushes: boolean; readonly deletes?: false },
): Check {
  return check(`level ${level}`, async (world: World) => {
    const { developer, owner, given } = world
    await given.settings({ default_branch_protection: level })
    const project = await given.repository()
    const { path, branch } = project
    const member = await owner.tries('getProjectMember', { path: { ...path, user_id: developer.id } })
    member.is(200).shows({ access_level: levels.developer })
    const actions = [{ action: 'create' as const, file_path: 'pushed.txt', content: 'Pushed.\n' }]
    const body = { branch, commit_message: 'Push', actions }
    const pushed = await developer.tries('createCommit', { path, body })
    if (pushes) pushed.is(201)
    else pushed.isRefused()
    const head = await given.headOf(project, branch)
    if ((head === project.commit) === pushes) {
      pushed.contradicts(pushes ? 'The branch moves.' : 'The branch stays.', `Its head is ${head}.`)
    }
    if (deletes !== false) return
    const refused = await developer.tries('deleteBranch', { path: { ...path, branch } })
    refused.isRefused()
    const kept = await owner.tries('getBranch', { path: { ...path, branch } })
    kept.is(200).shows({ commit: { id: head } })
  })
}
