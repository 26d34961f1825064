/** Spec: document 2, "Groups", a single group and transfers into it. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { forAdministrators } from '../../generated/access-rules.ts'
import { groupByPath } from '../../generated/addressing.ts'
import { unknown } from '../../generated/unknown-ids.ts'
import { bringAbout } from '../../fixtures/provisioning.ts'

export const getGroup = {
  'get-group/with-projects': check(async ({ owner, given }) => {
    const [group, other] = [await given.group(), await given.group()]
    const project = await given.projectIn(group)
    await given.projectIn(other)
    const answer = await owner.tries('getGroup', { path: group.path })
    const { projects } = answer.is(200).shows({ id: group.id, name: group.name }).body
    const ids = projects.map(({ id }) => id).join()
    if (ids !== String(project.id)) answer.contradicts(`The project ${project.id}.`, `It shows ${ids}.`)
  }),

  'get-group/with-shared-projects': [
    check('none', async ({ owner, given }) => {
      const group = await given.group()
      await given.projectIn(group)
      const answer = await owner.tries('getGroup', { path: group.path })
      answer.is(200).shows({ shared_projects: [] })
    }),
    check('some', async (world) => {
      const { owner, given } = world
      const [group, other] = [await given.group(), await given.group()]
      const project = await given.projectIn(other)
      await bringAbout(world, 'shares', { project_id: project.id, group_id: group.id, group_access: 30 })
      const answer = await owner.tries('getGroup', { path: group.path })
      const { projects, shared_projects } = answer.is(200).body
      const [first, second] = shared_projects
      const shown = first ?? answer.contradicts('A project in `shared_projects`.')
      if (shown.id !== project.id || second !== undefined || projects.length > 0)
        answer.contradicts(`The project ${project.id} in \`shared_projects\` alone.`)
      const [link] = shown.shared_with_groups
      if (link?.group_id !== group.id || link.group_access_level !== 30)
        answer.contradicts(`The group ${group.id} in its \`shared_with_groups\`.`)
    }),
  ],

  'get-group/by-path': [
    groupByPath('getGroup'),
    check('of a nested group', async ({ owner, given }) => {
      const parent = await given.group()
      const nested = await given.group({ parent_id: parent.id })
      const byId = await owner.tries('getGroup', { path: nested.path })
      const { full_path } = byId.is(200).shows({ id: nested.id }).body
      const byPath = await owner.tries('getGroup', { path: { id: full_path } })
      byPath.is(200).shows({ id: nested.id, parent_id: parent.id })
    }),
  ],

  'get-group/unknown-is-404': [
    unknown('getGroup', 'id'),
    check('by a path', async ({ owner, given }) => {
      const { fullPath } = await given.group()
      const answer = await owner.tries('getGroup', { path: { id: `${fullPath}-not` } })
      answer.is(404)
    }),
  ],
} satisfies CoverageOf<'getGroup'>

export const transferProject = {
  'transfer-project/administrators-only': [
    forAdministrators('transferProject'),
    check('not even owners of both', async ({ owner, given }) => {
      const [group, project] = [await given.group(), await given.project()]
      const before = await owner.does('getProject', { path: project.path })
      const path = { ...group.path, project_id: project.id }
      const refused = await owner.tries('transferProject', { path })
      refused.is(403)
      const answer = await owner.tries('getProject', { path: project.path })
      answer.is(200).shows({ path_with_namespace: before.body.path_with_namespace })
    }),
  ],

  'transfer-project/moves-to-group': check(async ({ admin, owner, given }) => {
    const [group, project] = [await given.group(), await given.project()]
    const path = { ...group.path, project_id: project.id }
    const moved = await admin.tries('transferProject', { path })
    moved.is(200)
    const answer = await owner.tries('getProject', { path: project.path })
    answer.is(200).shows({ namespace: { kind: 'group', full_path: group.fullPath } })
    const byPath = await owner.tries('getProject', { path: { id: answer.is(200).body.path_with_namespace } })
    byPath.is(200).shows({ id: project.id })
    const list = await owner.tries('listGroupProjects', { path: group.path })
    list.is(200).lists('id', [project.id])
  }),

  'transfer-project/succeeds-with-200': check(async ({ admin, given }) => {
    const [group, project] = [await given.group(), await given.project()]
    const answer = await admin.tries('transferProject', { path: { ...group.path, project_id: project.id } })
    answer.is(200)
  }),
} satisfies CoverageOf<'transferProject'>
