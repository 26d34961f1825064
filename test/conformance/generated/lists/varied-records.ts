/** Users, groups, members and projects with all kinds of properties. Spec: the lists of document 2. */
import type { CheckContext } from '../../fixtures/context.ts'
import type { ProjectOptions } from '../../fixtures/given.ts'
import { renamedOutsideAscii } from '../../fixtures/renamed.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import { createState } from '../../fixtures/provisioning.ts'
import { givenClosedIssue, givenIssue } from '../../fixtures/issues.ts'
import { givenEmail } from '../../fixtures/provisioned.ts'
import { nonAsciiText } from '../../fixtures/texts.ts'
import { variedUsers } from '../../fixtures/varied-users.ts'
import { ofCreated, type Created, type Single, type Varied, type VariedList } from './varied-items.ts'

async function groups({ given }: CheckContext): Promise<Varied> {
  const by = await given.user({ can_create_group: true })
  const values = []
  for (const visibility of ['private', 'internal', 'public'] as const) {
    const isPrivate = visibility === 'private'
    const options = { by, visibility, lfs_enabled: isPrivate, request_access_enabled: !isPrivate }
    values.push((await given.group(options)).id)
  }
  const parts = new Map<number, Parameters>()
  for (const parent_id of values.slice(0, 2)) {
    const { id } = await given.group({ by, parent_id, description: `Größe & Ωμέγα 織機 ${parent_id}` })
    parts.set(id, { parent_id })
  }
  return { by, path: {}, query: { owned: true }, key: 'id', values: [...values, ...parts.keys()], parts }
}

const members =
  (scope: MembershipScope, levels: readonly (10 | 20 | 30 | 40 | 50)[]) =>
  async (context: CheckContext): Promise<Varied> => {
    const { guest, reporter, developer, master, nonMember } = context
    const { owner, path } = await scope.given(context)
    const { external, blocked } = await variedUsers(context)
    const users = [external, blocked, guest, reporter, developer, master, nonMember].slice(0, levels.length)
    for (const [index, { id: user_id }] of users.entries()) {
      const access_level = levels[index] ?? 20
      const body = { user_id, access_level, ...(access_level === 30 ? { expires_at: '2099-12-31' } : {}) }
      await owner.call(scope.addMember, { path, body })
    }
    const single: Single = (item) => [
      { operation: scope.getMember, path: { ...path, user_id: item['id'] } },
      ...userOf(context)(item),
    ]
    return { by: owner, path, key: 'id', values: users.map(({ id }) => id), single }
  }

const accessRequests =
  (scope: MembershipScope) =>
  async (context: CheckContext): Promise<Varied> => {
    const { owner, path } = await scope.given(context, { visibility: 'public' })
    const { external } = await variedUsers(context)
    // Whether external users can request access is not specified.
    const { status } = await external.sendUnchecked({ operation: scope.createRequest, path }, 'arrange')
    const users = [context.nonMember, ...(status === 201 ? [external] : [])]
    await context.nonMember.call(scope.createRequest, { path })
    return { by: owner, path, key: 'id', values: users.map(({ id }) => id), single: userOf(context) }
  }

async function projectUsers(context: CheckContext): Promise<Varied> {
  const varied = await members(inProject, [20, 30, 10])(context)
  return { ...varied, single: userOf(context) }
}

const userOf =
  ({ admin }: CheckContext): Single =>
  ({ id }) => [{ operation: 'getUser', path: { id }, by: admin }]

async function users(context: CheckContext): Promise<Varied> {
  const { word, external, administrator, blocked } = await variedUsers(context)
  const values = [external, administrator, blocked].map(({ id }) => id)
  return { by: context.admin, path: {}, query: { search: word }, key: 'id', values }
}

const sshKeys =
  (scope: 'caller' | 'user') =>
  async (context: CheckContext): Promise<Varied> => {
    const user = await context.given.user()
    const values = [(await context.given.key(user, 'Größe')).id, (await context.given.key(user, 'Laptop')).id]
    const single: Single = ({ id }) => [{ operation: 'getCurrentUserSshKey', path: { key_id: id }, by: user }]
    return {
      ...(scope === 'caller' ? { by: user, path: {} } : { by: context.admin, path: { id: user.id } }),
      key: 'id',
      values,
      single,
    }
  }

const projects =
  (scope: 'instance' | 'group') =>
  async (context: CheckContext): Promise<Varied> => {
    const { given, developer } = context
    // A new user is a member of no other project.
    const by = await given.user({ can_create_group: true })
    const group = await given.group({ by, visibility: 'public' })
    const options: readonly ProjectOptions[] = [
      {
        visibility: 'private',
        description: 'Größe & Ωμέγα 織機',
        tag_list: ['warp', 'Größe'],
        request_access_enabled: true,
      },
      {
        visibility: 'internal',
        issues_enabled: false,
        wiki_enabled: false,
        public_jobs: false,
        only_allow_merge_if_pipeline_succeeds: true,
      },
      {
        visibility: 'public',
        merge_requests_enabled: false,
        jobs_enabled: false,
        snippets_enabled: false,
        shared_runners_enabled: false,
      },
    ]
    const namespace = { id: group.id, kind: 'group' }
    const created: Created[number][] = []
    for (const option of options) {
      const project = await given.projectIn(group, option)
      const { id } = project
      const counts = option.issues_enabled === false ? {} : await withClosedIssue(context, project)
      created.push([id, { name: await renamedOutsideAscii(project), namespace, ...counts }])
    }
    for (const [index, [project_id, part]] of created.slice(0, 2).entries()) {
      const { id: group_id, name: group_name } = await given.group()
      const shares = () => createState(context, 'shares', { project_id, group_id, group_access: 30 })
      const isShared = await ifPossible(async () => shares().then(() => true), false)
      const shared_with_groups = isShared ? [{ group_id, group_name, group_access_level: 30 }] : []
      const star = () => createState(context, 'stars', { project_id, user_id: developer.id })
      const stars = await ifPossible<Parameters>(async () => star().then(() => ({ star_count: 1 })), {})
      created[index] = [project_id, { ...part, ...stars, shared_with_groups }]
    }
    const [publicProject, { name = '' } = {}] = created.at(-1) ?? [null]
    const others = [{ by: context.anonymous, query: { search: name }, values: [publicProject] }]
    if (scope === 'group') return { by, path: group.path, key: 'id', ...ofCreated(created) }
    const joined = await given.project({ by: developer, description: 'Of another user' })
    await given.member(joined, by, 20)
    const own = await given.project({ by, description: 'Own' })
    created.push(
      [joined.id, { owner: { id: developer.id }, creator_id: developer.id, permissions: accessOf(20) }],
      [own.id, { owner: { id: by.id }, creator_id: by.id }],
    )
    return { by, path: {}, query: { membership: true }, key: 'id', ...ofCreated(created), others }
  }

/** An open and a closed issue, if the server offers a way to close one; what a project counts. */
function withClosedIssue(context: CheckContext, project: GivenProject): Promise<Parameters> {
  return ifPossible<Parameters>(async () => {
    await givenClosedIssue(context, { project })
    await givenIssue(context, { project })
    return { open_issues_count: 1 }
  }, {})
}

const accessOf = (access_level: number) => ({ project_access: { access_level } })

async function broadcastMessages({ admin, given, run }: CheckContext): Promise<Varied> {
  const values = [
    await given.broadcastMessage(),
    await given.broadcastMessage({
      starts_at: '2098-01-02T03:04:05Z',
      ends_at: '2098-02-03T04:05:06Z',
      color: '#112233',
      font: '#445566',
    }),
    await given.broadcastMessage({
      message: `${nonAsciiText} ${run.id}`,
      starts_at: '2001-01-02T03:04:05Z',
      ends_at: '2001-02-03T04:05:06Z',
    }),
  ]
  return { by: admin, path: {}, key: 'id', values }
}

const emails =
  (scope: 'caller' | 'user') =>
  async (context: CheckContext): Promise<Varied> => {
    const user = await context.given.user()
    const name = context.uniqueName('email')
    const created: Created[number][] = []
    for (const email of [`${name}@example.com`, `${name}+loom@example.com`, `${name}.loom@mail.example.com`])
      created.push([await givenEmail(context, user, email), { email }])
    return scope === 'caller'
      ? { by: user, path: {}, key: 'id', ...ofCreated(created) }
      : { by: context.admin, path: { id: user.id }, key: 'id', ...ofCreated(created) }
  }

export const variedRecords: readonly VariedList[] = [
  ['listBroadcastMessages', broadcastMessages],
  ['listCurrentUserEmails', emails('caller')],
  ['listCurrentUserSshKeys', sshKeys('caller')],
  ['listGroupAccessRequests', accessRequests(inGroup)],
  ['listGroupMembers', members(inGroup, [20, 30, 10, 20, 30, 40, 50])],
  ['listGroupProjects', projects('group')],
  ['listGroups', groups],
  ['listProjectAccessRequests', accessRequests(inProject)],
  ['listProjectMembers', members(inProject, [20, 30, 10, 20, 30, 40])],
  ['listProjectUsers', projectUsers],
  ['listProjects', projects('instance')],
  ['listUserEmails', emails('user')],
  ['listUserSshKeys', sshKeys('user')],
  ['listUsers', users],
]
