/** What settings do. Spec: document 2, "Application settings". */
import { check, idPart, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { idIn } from '../../fixtures/accounts.ts'
import { levels } from '../../fixtures/roles.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { createsProject } from '../../fixtures/created-project.ts'

type Level = 0 | 1 | 2

export const effects = {
  'update-application-settings/restricted-levels-bind-normal-users': [
    check('creation', 'creation', async (context) => {
      const { owner, given } = context
      await given.settings({ restricted_visibility_levels: ['public'] })
      const name = context.uniqueName('project')
      const refused = await owner.sendUnchecked({
        operation: 'createProject',
        body: { name, visibility: 'public' },
      })
      const id = idIn(refused.json)
      if (refused.status === 201 && id !== null) given.removesProject(id)
      refused.expectRejected()
      const none = await owner.observe('listProjects', { query: { search: name } })
      none.expectValues('id', [])
      const allowed = await createsProject(context, owner, { name, visibility: 'internal' }, name)
      const response = await owner.observe('getProject', { path: { id: allowed } })
      response.expectMatch({ visibility: 'internal' })
    }),
    check('change', 'change', async ({ owner, given }) => {
      await given.settings({ restricted_visibility_levels: ['public'] })
      const { path, name } = await given.project()
      await owner.observeRejected('updateProject', { path, body: { name, visibility: 'public' } })
      const response = await owner.observe('getProject', { path })
      response.expectMatch({ visibility: 'private' })
    }),
    check('not-administrators', 'not administrators', async (context) => {
      const { admin, given } = context
      await given.settings({ restricted_visibility_levels: ['public'] })
      const name = context.uniqueName('project')
      const id = await createsProject(context, admin, { name, visibility: 'public' }, name)
      const response = await admin.observe('getProject', { path: { id } })
      response.expectMatch({ visibility: 'public' })
    }),
  ],

  'update-application-settings/projects-limit-applies': check(async (context) => {
    const { given } = context
    await given.settings({ default_projects_limit: 1 })
    const person = await given.user()
    const [first, second] = [context.uniqueName('project'), context.uniqueName('project')]
    await createsProject(context, person, { name: first }, first)
    const refused = await person.sendUnchecked({ operation: 'createProject', body: { name: second } })
    const id = idIn(refused.json)
    if (refused.status === 201 && id !== null) given.removesProject(id)
    refused.expectRejected()
    const owned = await person.observe('listProjects', { query: { owned: true } })
    owned.expectValues('name', [first])
  }),

  'update-application-settings/default-visibilities-apply': (
    ['private', 'internal', 'public'] as const
  ).flatMap((visibility) => [
    check(idPart(`a project that is ${visibility}`), `a project that is ${visibility}`, async (context) => {
      const { owner, given } = context
      await given.settings({ restricted_visibility_levels: [], default_project_visibility: visibility })
      const name = context.uniqueName('project')
      const id = await createsProject(context, owner, { name }, name)
      const response = await owner.observe('getProject', { path: { id } })
      response.expectMatch({ visibility })
    }),
    check(idPart(`a group that is ${visibility}`), `a group that is ${visibility}`, async (context) => {
      const { owner, given } = context
      await given.settings({ restricted_visibility_levels: [], default_group_visibility: visibility })
      const path = context.uniqueName('group')
      await owner.observe('createGroup', { body: { name: path, path } })
      const response = await owner.observe('getGroup', { path: { id: path } })
      given.removes(`group ${path}`, `/groups/${path}`)
      response.expectMatch({ visibility })
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
  return check(idPart(`level ${level}`), `level ${level}`, async (context: CheckContext) => {
    const { developer, owner, given } = context
    await given.settings({ default_branch_protection: level })
    const project = await given.repository({ members: ['developer'] })
    const { path, branch } = project
    const member = await owner.observe('getProjectMember', { path: { ...path, user_id: developer.id } })
    member.expectMatch({ access_level: levels.developer })
    const actions = [{ action: 'create' as const, file_path: 'pushed.txt', content: 'Pushed.\n' }]
    const body = { branch, commit_message: 'Push', actions }
    const pushed = await developer.sendUnchecked({ operation: 'createCommit', path, body })
    if (pushes) pushed.expectStatus(201)
    else pushed.expectRejected()
    const head = await given.headOf(project, branch)
    if ((head === project.commit) === pushes) {
      pushed.fail(pushes ? 'The branch moves.' : 'The branch stays.', `Its head is ${head}.`)
    }
    if (deletes !== false) return
    await developer.observeRejected('deleteBranch', { path: { ...path, branch } })
    const kept = await owner.observe('getBranch', { path: { ...path, branch } })
    kept.expectMatch({ commit: { id: head } })
  })
}
