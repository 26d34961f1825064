/** The effects of settings on other operations. Spec: document 2, "Application settings". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import { levels } from '../../fixtures/roles.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { createsProject } from '../../fixtures/created-project.ts'

type Level = 0 | 1 | 2

export const effects = {
  'update-application-settings/restricted-levels-bind-normal-users': [
    check('creation', 'A user cannot create a project with a restricted visibility.', async (context) => {
      const { owner, given } = context
      await update(context, { restricted_visibility_levels: ['public'] })
      const name = context.uniqueName('project')
      const rejected = await owner.sendUnchecked({
        operation: 'createProject',
        body: { name, visibility: 'public' },
      })
      given.removesCreated('projects', rejected)
      rejected.expectRejected()
      const none = await owner.observe('listProjects', { query: { search: name } })
      none.expectValues('id', [])
      const allowed = await createsProject(context, owner, { name, visibility: 'internal' }, name)
      const response = await owner.observe('getProject', { path: { id: allowed } })
      response.expectMatch({ visibility: 'internal' })
    }),
    check('change', 'A user cannot change a project to a restricted visibility.', async (context) => {
      const { owner, given } = context
      await update(context, { restricted_visibility_levels: ['public'] })
      const { path, name } = await given.project()
      await owner.observeRejected('updateProject', { path, body: { name, visibility: 'public' } })
      const response = await owner.observe('getProject', { path })
      response.expectMatch({ visibility: 'private' })
    }),
    check('not-administrators', 'An administrator can use a restricted visibility.', async (context) => {
      const { admin } = context
      await update(context, { restricted_visibility_levels: ['public'] })
      const name = context.uniqueName('project')
      const id = await createsProject(context, admin, { name, visibility: 'public' }, name)
      const response = await admin.observe('getProject', { path: { id } })
      response.expectMatch({ visibility: 'public' })
    }),
  ],

  'update-application-settings/projects-limit-applies': check(async (context) => {
    const { given } = context
    await update(context, { default_projects_limit: 1 })
    const user = await given.user({ projects_limit: undefined })
    const [first, second] = [context.uniqueName('project'), context.uniqueName('project')]
    await createsProject(context, user, { name: first }, first)
    const rejected = await user.sendUnchecked({ operation: 'createProject', body: { name: second } })
    given.removesCreated('projects', rejected)
    rejected.expectRejected()
    const owned = await user.observe('listProjects', { query: { owned: true } })
    owned.expectValues('name', [first])
  }),

  'update-application-settings/default-visibilities-apply': (
    ['private', 'internal', 'public'] as const
  ).flatMap((visibility) => [
    check(`a-project-that-is-${visibility}`, `A project is ${visibility} by default.`, async (context) => {
      const { owner } = context
      await update(context, { restricted_visibility_levels: [], default_project_visibility: visibility })
      const name = context.uniqueName('project')
      const id = await createsProject(context, owner, { name }, name)
      const response = await owner.observe('getProject', { path: { id } })
      response.expectMatch({ visibility })
    }),
    check(`a-group-that-is-${visibility}`, `A group is ${visibility} by default.`, async (context) => {
      const { owner, given } = context
      await update(context, { restricted_visibility_levels: [], default_group_visibility: visibility })
      const path = context.uniqueName('group')
      await owner.observe('createGroup', { body: { name: path, path } })
      const response = await owner.observe('getGroup', { path: { id: path } })
      given.removes('groups', path)
      response.expectMatch({ visibility })
    }),
  ]),

  'update-application-settings/branch-protection-applies': [
    protection(0, { pushes: true }),
    protection(1, { pushes: true, deletes: false }),
    protection(2, { pushes: false, deletes: false }),
  ],
} as const satisfies Partial<CoverageOf<'updateApplicationSettings'>>

/** A developer pushes to and deletes the default branch of a project that is created with a level of protection. */
function protection(
  level: Level,
  { pushes, deletes }: { readonly pushes: boolean; readonly deletes?: false },
): Check {
  return check(
    `level-${level}`,
    `The protection of the default branch has the level ${level}.`,
    async (context) => {
      const { developer, owner, given } = context
      await update(context, { default_branch_protection: level })
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
    },
  )
}

/** Changes settings by the operation of the rule. The settings are restored after the check. */
async function update(
  { admin, given, act }: CheckContext<'updateApplicationSettings'>,
  body: BodyOf<'updateApplicationSettings'>,
): Promise<void> {
  await given.keepsSettings(...Object.keys(body))
  const updated = await act(admin, 'updateApplicationSettings', { body })
  updated.expectStatus(200)
}
