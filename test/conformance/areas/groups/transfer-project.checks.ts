/** Spec: document 2, "Groups". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const transferProject = {
  'transfer-project/administrators-only': check(
    'rejects-owners-of-both',
    'An owner of the group and the project is rejected.',
    async ({ owner, given, act }) => {
      const [group, project] = [await given.group(), await given.project()]
      const before = await owner.call('getProject', { path: project.path })
      const path = { ...group.path, project_id: project.id }
      const rejected = await act(owner, 'transferProject', { path })
      rejected.expectStatus(403)
      const response = await owner.observe('getProject', { path: project.path })
      response.expectMatch({ path_with_namespace: before.body.path_with_namespace })
    },
  ),

  'transfer-project/moves-to-group': check(async ({ admin, owner, guest, given, act }) => {
    const kept = {
      description: 'As it is',
      visibility: 'internal',
      issues_enabled: false,
      public_jobs: false,
      request_access_enabled: true,
      only_allow_merge_if_pipeline_succeeds: true,
      tag_list: ['kept'],
    } as const
    const group = await given.group({ visibility: 'public' })
    const project = await given.project({ ...kept, members: ['guest'] })
    // A project of another user with the same path.
    const other = await given.project({ by: guest, name: project.name })
    const before = await guest.call('getProject', { path: other.path })
    const { creator_id, created_at } = (await owner.call('getProject', { path: project.path })).body
    const path = { ...group.path, project_id: project.id }
    const moved = await act(admin, 'transferProject', { path })
    moved.expectStatus(200)
    const response = await owner.observe('getProject', { path: project.path })
    response.expectMatch({ ...kept, creator_id, created_at })
    response.expectMatch({ namespace: { kind: 'group', full_path: group.fullPath } })
    const members = await owner.observe('listProjectMembers', { path: project.path })
    members.expectItem({ id: guest.id, access_level: 10 })
    const unmoved = await guest.observe('getProject', { path: other.path })
    unmoved.expectMatch({ namespace: { id: before.body.namespace.id } })
    const byPath = await owner.observe('getProject', {
      path: { id: response.body.path_with_namespace },
    })
    byPath.expectMatch({ id: project.id })
    const list = await owner.observe('listGroupProjects', { path: group.path })
    list.expectValues('id', [project.id])
  }),

  'transfer-project/succeeds-with-200': check(async ({ admin, given, act }) => {
    const [group, project] = [await given.group(), await given.project()]
    const response = await act(admin, 'transferProject', { path: { ...group.path, project_id: project.id } })
    response.expectStatus(200)
  }),
} satisfies CoverageOf<'transferProject'>
