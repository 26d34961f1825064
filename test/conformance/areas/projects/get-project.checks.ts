/** Spec: document 2, "Projects". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import { provide } from '../../fixtures/provisioning.ts'
import { Blocked } from '../../protocol/signals.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { byPath } from '../../generated/paths/by-path.ts'
import { unknown } from '../../generated/paths/unknown-ids.ts'
import { levels } from '../../fixtures/roles.ts'

export const getProject = {
  'get-project/by-id': check(async ({ owner, given, act }) => {
    const project = await given.project()
    const response = await act(owner, 'getProject', { path: { id: project.id } })
    response.expectStatus(200).expectMatch({ id: project.id, name: project.name })
  }),

  'get-project/by-path': [
    byPath('getProject'),
    check('of-two-namespaces', 'Namespaces distinguish equal paths.', async (context) => {
      const { given } = context
      const path = context.uniqueName('same')
      const [here, there] = [await given.user(), await given.user()]
      const one = await given.project({ by: here, path })
      const two = await given.project({ by: there, path })
      for (const { id, owner } of [one, two]) {
        const { body } = await owner.call('getProject', { path: { id } })
        const response = await context.act(owner, 'getProject', { path: { id: body.path_with_namespace } })
        response.expectStatus(200).expectMatch({ id })
      }
      const nested = await ifPossible(() => inNestedGroup(context), null)
      if (nested === null) return
      const { group, project } = nested
      const response = await context.act(project.owner, 'getProject', { path: project.path })
      response.expectStatus(200).expectMatch({ namespace: { full_path: group.fullPath } })
    }),
  ],

  'get-project/open-issues-count': [
    check(async (context) => {
      const project = await context.given.project()
      const expectCount = (open_issues_count: number) =>
        expectCounted(context, project, { open_issues_count })
      await expectCount(0)
      for (const count of [1, 2]) {
        await givenIssue(context, { project })
        await expectCount(count)
      }
    }),
    check('closed', 'A closed issue is not counted.', async (context) => {
      const project = await context.given.project()
      await givenIssue(context, { project })
      const { id } = await givenIssue(context, { project })
      await expectCounted(context, project, { open_issues_count: 2 })
      for (const [state, open_issues_count] of [
        ['closed', 1],
        ['opened', 2],
      ] as const) {
        await provide(context, 'issue_states', { issue_id: id, state })
        await expectCounted(context, project, { open_issues_count })
      }
    }),
  ],

  'get-project/forks-count': [
    check(async (context) => {
      const { project } = await forked(context)
      const counts = { forks_count: 1 }
      await expectCounted(context, project, counts)
      // The newest projects are first.
      const list = await project.owner.observe('listProjects', { query: { owned: true, per_page: 100 } })
      list.expectItem({ id: project.id, ...counts })
    }),
    check('deleted', 'A deleted fork is not counted.', async (context) => {
      const { project, fork } = await forked(context)
      await expectCounted(context, project, { forks_count: 1 })
      await context.master.call('deleteProject', { path: { id: fork } })
      await expectCounted(context, project, { forks_count: 0 })
    }),
  ],

  'get-project/private-needs-access': [
    check('to-a-member', 'A member sees a private project.', async ({ guest, given, act }) => {
      const project = await given.project({ members: ['guest'] })
      const response = await act(guest, 'getProject', { path: project.path })
      response.expectStatus(200).expectMatch({ id: project.id })
    }),
    check('without-credentials', 'Anonymous callers are rejected.', async ({ anonymous, given, act }) => {
      const { path } = await given.project()
      const response = await act(anonymous, 'getProject', { path })
      response.expectForbidden()
    }),
    check('internal', 'Internal projects reject anonymous callers.', async ({ anonymous, given, act }) => {
      const { path } = await given.project({ visibility: 'internal' })
      const response = await act(anonymous, 'getProject', { path })
      response.expectForbidden()
    }),
  ],

  'get-project/unknown-is-404': [
    unknown('getProject', 'id'),
    check('by-a-path', 'An unknown path is not found.', async ({ owner, given, act }) => {
      const { id } = await given.project()
      const { body } = await owner.call('getProject', { path: { id } })
      const response = await act(owner, 'getProject', { path: { id: `${body.path_with_namespace}-not` } })
      response.expectStatus(404)
    }),
  ],

  'get-project/statistics-on-request': check(async ({ admin, given, act }) => {
    const { path } = await given.project()
    const { path_with_namespace } = (await admin.call('getProject', { path })).body
    const requests = [
      { id: path.id, query: {} },
      { id: path_with_namespace, query: { statistics: false } },
    ]
    for (const { id, query } of requests) {
      const withThem = await act(admin, 'getProject', { path: { id }, query: { statistics: true } })
      if (withThem.expectStatus(200).body.statistics === undefined)
        withThem.fail('The project with `statistics`.')
      const without = await act(admin, 'getProject', { path: { id }, query })
      without.expectStatus(200).expectAbsent('statistics')
    }
  }),

  'get-project/owner-of-user-projects': check(async ({ owner, given, act }) => {
    const { path } = await given.project()
    const response = await act(owner, 'getProject', { path })
    const { owner: shown } = response.expectStatus(200).expectMatch({ owner: { id: owner.id } }).body
    if (shown?.name === undefined || shown.created_at === undefined) {
      response.fail('An `owner` with `id`, `name` and `created_at`.', JSON.stringify(shown))
    }
  }),

  'get-project/permissions-of-caller': [
    ...(['master', 'developer', 'reporter', 'guest'] as const).map((role) =>
      check(`of-a-${role}`, `The permissions of a ${role} are returned.`, async (context) => {
        const { given, act } = context
        const actor = context[role]
        const access = { access_level: levels[role] }
        const { path } = await given.project({ members: [role] })
        const response = await act(actor, 'getProject', { path })
        response.expectStatus(200).expectMatch({ permissions: { project_access: access } })
        if (role === 'guest') await expectChangedPermissions(context, actor, path)
      }),
    ),
    ...Object.entries({ ...levels, owner: 50 } as const).map(([role, access_level]) =>
      check(`in-group-${role}`, `The access level ${access_level} in a group is returned.`, (context) =>
        expectGroupAccess(context, access_level),
      ),
    ),
  ],
} satisfies CoverageOf<'getProject'>

/** A member of the group of a project, who then is a member of the project as well. */
async function expectGroupAccess(context: CheckContext<'getProject'>, ofMember: 10 | 20 | 30 | 40 | 50) {
  const { given, act, master: actor } = context
  const group = await given.group()
  const project = await given.projectIn(group)
  await given.groupMember(group, actor, ofMember)
  const group_access = { access_level: ofMember }
  const ofGroup = await act(actor, 'getProject', { path: project.path })
  const { permissions } = ofGroup.expectStatus(200).expectMatch({ permissions: { group_access } }).body
  // Whether the access that the caller does not have is absent or null is not specified.
  if (permissions?.project_access) ofGroup.fail('No `project_access` for a member of the group only.')
  const access_level = levels.master
  // Whether a server accepts a lower access level than that in the group is not specified.
  if (ofMember >= access_level) return
  await given.member(project, actor, access_level)
  const ofBoth = await act(actor, 'getProject', { path: project.path })
  ofBoth.expectStatus(200).expectMatch({ permissions: { project_access: { access_level }, group_access } })
}

/** The permissions are those after the last change of the membership. */
async function expectChangedPermissions(
  { owner, act }: CheckContext<'getProject'>,
  actor: Actor,
  path: { readonly id: number },
): Promise<void> {
  const access_level = levels.reporter
  const change = { path: { ...path, user_id: actor.id }, body: { access_level } }
  const changed = await ifPossible(() => owner.call('updateProjectMember', change), null)
  if (changed === null) return
  const response = await act(actor, 'getProject', { path })
  response.expectStatus(200).expectMatch({ permissions: { project_access: { access_level } } })
}

async function inNestedGroup({ given }: CheckContext) {
  const parent = await given.group()
  const group = await given.group({ parent_id: parent.id })
  return { group, project: await given.projectIn(group) }
}

/** A project, after it was forked. */
async function forked(context: CheckContext<'getProject'>) {
  const { given, master } = context
  const project = await given.repository({ members: ['master'] })
  await expectCounted(context, project, { forks_count: 0 })
  const { json, exchange } = await master.call('forkProject', { path: project.path })
  const fork = idIn(json)
  if (fork === null) throw new Blocked('forkProject returned no id', exchange)
  given.removes('projects', fork)
  return { project, fork }
}

/** A server may count later. */
function expectCounted(
  context: CheckContext<'getProject'>,
  { owner, path }: Pick<GivenProject, 'owner' | 'path'>,
  counts: { readonly open_issues_count: number } | { readonly forks_count: number },
): Promise<void> {
  return context.eventually(async () => {
    const response = await context.act(owner, 'getProject', { path })
    response.expectStatus(200).expectMatch(counts)
  })
}
