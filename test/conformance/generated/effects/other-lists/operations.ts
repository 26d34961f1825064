/** The reads at other paths that each write has an effect on. */
import { ifPossible, observeIfPossible } from '../../../fixtures/if-possible.ts'
import { isRecord } from '../../../protocol/exchange.ts'
import type { SpecifiedOperation } from '../../valid-request.ts'
import {
  ofAccessRequest,
  ofBoard,
  ofGroup,
  ofJob,
  ofMemberOfGroup,
  ofPermissions,
  ofProjectMember,
  ofRunner,
} from './records.ts'
import { hasProject, inDeletedGroup, ofNewProject, ofProject } from './projects.ts'
import { ofCommit, ofFile, ofPickedCommit, ofRef } from './repository.ts'
import { authorshipOf, membershipOf, ofDeletedUser, projectWith, todosAbout, viewsOfUser } from './users.ts'
import { gone, has, hasId, hasIdOfResponse, sent, type View, type ViewsOf } from './view.ts'

export const viewsOf: Partial<Record<SpecifiedOperation, ViewsOf>> = {
  acceptMergeRequest: async (context, { by, path }) => {
    const [id, merge_request_iid] = [Number(path['id']), Number(path['merge_request_iid'])]
    const { source_branch, target_branch, sha } = (
      await context.as(by).call('getMergeRequest', { path: { id, merge_request_iid } })
    ).body
    const target = { id, branch: target_branch }
    const before = (await context.as(by).call('getBranch', { path: target })).body.commit.id
    const isMoved: View['isItem'] = ({ commit }) => isRecord(commit) && commit['id'] !== before
    return [
      { list: 'listBranches', by, path: { id }, isItem: has('name', source_branch), part: { merged: true } },
      {
        list: 'listCommits',
        by,
        path: { id },
        query: { ref_name: target_branch },
        isItem: has('id', sha),
        part: {},
      },
      { list: 'getBranch', by, path: target, isItem: isMoved, part: {} },
      {
        list: 'getCommit',
        by,
        path: { id, sha: target_branch },
        isItem: (commit) => commit['id'] !== before,
        part: {},
      },
      {
        list: 'getMergeRequestChanges',
        by,
        path,
        isItem: has('iid', merge_request_iid),
        part: { state: 'merged' },
      },
    ]
  },
  addGroupMember: ofMemberOfGroup({}),
  addProjectMember: ofProjectMember({}),
  approveGroupAccessRequest: async (context, prepared) => {
    const { by, path } = prepared
    const isItem = hasId(path['user_id'])
    return [
      { list: 'listGroupAccessRequests', by, path: { id: path['id'] }, isItem, part: null },
      { list: 'listGroupMembers', by, path: { id: path['id'] }, isItem, part: {} },
      ...(await ofMemberOfGroup({})(context, prepared)),
    ]
  },
  approveProjectAccessRequest: async (context, prepared) => {
    const { by, path } = prepared
    const isItem = hasId(path['user_id'])
    return [
      { list: 'listProjectAccessRequests', by, path: { id: path['id'] }, isItem, part: null },
      { list: 'listProjectMembers', by, path: { id: path['id'] }, isItem, part: {} },
      ...(await ofProjectMember({})(context, prepared)),
    ]
  },
  cancelJob: ofJob({ status: 'canceled' }),
  cherryPickCommit: ofPickedCommit,
  createGroupAccessRequest: ofAccessRequest('listGroupAccessRequests'),
  createProjectAccessRequest: ofAccessRequest('listProjectAccessRequests'),
  createBranch: ofRef(({ body }) => body?.['branch'], {}),
  createBoardList: ofBoard(({ id }, _, written) => id === written['id'], {}),
  createCommit: ofCommit,
  createCommitStatus: async (_, { by, path, body }) => [
    {
      list: 'listCommitStatuses',
      by,
      path,
      isItem: has('name', body?.['name']),
      part: { status: body?.['state'] },
    },
  ],
  createCurrentUserSshKey: async ({ admin }, { by }) => [
    { list: 'listUserSshKeys', by: admin, path: { id: by.id }, isItem: hasIdOfResponse, part: {} },
  ],
  createFile: ofFile(({ body }) => body?.['content']),
  createGroup: async ({ admin }, { body }) => {
    const path = body?.['path']
    return [{ list: 'listGroups', by: admin, query: { search: path }, isItem: has('path', path), part: {} }]
  },
  createIssue: async ({ admin, given }, { by, path }) => {
    const group = await given.group()
    await admin.call('transferProject', { path: { ...group.path, project_id: Number(path['id']) } })
    return [
      { list: 'listIssues', by, isItem: hasIdOfResponse, part: {} },
      { list: 'listGroupIssues', by, path: group.path, isItem: hasIdOfResponse, part: {} },
    ]
  },
  createProject: ofNewProject,
  createProjectForUser: ofNewProject,
  createTag: ofRef(({ body }) => body?.['tag_name'], {}),
  createUser: async (context, { body }) => viewsOfUser(context, { username: body?.['username'] }, body ?? {}),
  createUserSshKey: async ({ admin }, { path }) => [
    {
      list: 'listCurrentUserSshKeys',
      by: admin,
      query: { sudo: path['id'] },
      isItem: hasIdOfResponse,
      part: {},
    },
  ],
  deleteBranch: ofRef(({ path }) => path['branch'], null),
  deleteBoardList: ofBoard(({ id }, { path }) => Number(id) === Number(path['list_id']), null),
  deleteCurrentUserSshKey: async ({ admin }, { by, path }) => [
    { list: 'listUserSshKeys', by: admin, path: { id: by.id }, isItem: hasId(path['key_id']), part: null },
  ],
  deleteFile: ofFile(gone),
  deleteGroup: async (context, prepared) => [
    ...(await ofGroup(gone)(context, prepared)),
    ...(await observeIfPossible(context, () => inDeletedGroup(context, prepared), [])),
  ],
  deleteProject: ofProject(gone),
  deleteRunner: ofRunner(gone),
  deleteTag: ofRef(({ path }) => path['tag_name'], null),
  deleteUser: ofDeletedUser,
  deleteUserSshKey: async ({ admin }, { path }) => [
    {
      list: 'getCurrentUserSshKey',
      by: admin,
      path: { key_id: path['key_id'] },
      query: { sudo: path['id'] },
      isItem: hasId(path['key_id']),
      part: null,
    },
    {
      list: 'listCurrentUserSshKeys',
      by: admin,
      query: { sudo: path['id'] },
      isItem: hasId(path['key_id']),
      part: null,
    },
  ],
  disableProjectRunner: async ({ admin }, { path: { id, runner_id } }) => [
    { list: 'getRunner', by: admin, path: { id: runner_id }, isItem: hasProject(id, null), part: null },
  ],
  enableProjectRunner: async ({ admin }, { path, body }) => [
    {
      list: 'getRunner',
      by: admin,
      path: { id: body?.['runner_id'] },
      isItem: hasProject(path['id'], null),
      part: {},
    },
  ],
  eraseJob: ofJob({ artifacts_file: null }),
  forkProject: async ({ admin }, { path }) => {
    const { name } = (await admin.call('getProject', { path: { id: Number(path['id']) } })).body
    return [{ list: 'listProjects', by: admin, query: { search: name }, isItem: hasIdOfResponse, part: {} }]
  },
  markTodoAsDone: async (_, { by, path }) => [
    { list: 'listTodos', by, isItem: hasId(path['id']), part: null },
  ],
  removeGroupMember: ofMemberOfGroup(null),
  removeProjectMember: ofProjectMember(null),
  retryJob: ofJob({ status: 'pending' }),
  transferProject: async (context, { path }) => {
    const { admin } = context
    const id = Number(path['project_id'])
    const { name } = (await admin.call('getProject', { path: { id } })).body
    const namespace = { id: path['id'] }
    const former = await context.given.group()
    await admin.call('transferProject', { path: { ...former.path, project_id: id } })
    const issue = await observeIfPossible(
      context,
      () => admin.call('createIssue', { path: { id }, body: { title: 'Moves with its project' } }),
      null,
    )
    return [
      ...(issue === null
        ? []
        : ([
            {
              list: 'listGroupIssues',
              by: admin,
              path: { id: path['id'] },
              isItem: hasId(issue.body.id),
              part: {},
            },
          ] as const)),
      { list: 'listProjects', by: admin, query: { search: name }, isItem: hasId(id), part: { namespace } },
      { list: 'listGroupProjects', by: admin, path: { id: path['id'] }, isItem: hasId(id), part: {} },
      { list: 'listGroupProjects', by: admin, path: former.path, isItem: hasId(id), part: null },
      { list: 'getGroup', by: admin, path: former.path, isItem: hasProject(id, null), part: null },
      {
        list: 'getGroup',
        by: admin,
        path: { id: path['id'] },
        isItem: hasProject(id, { namespace }),
        part: {},
      },
    ]
  },
  updateBoardList: ofBoard(
    ({ id, position }, { path, body }) =>
      Number(id) === Number(path['list_id']) && position === body?.['position'],
    {},
  ),
  updateFile: ofFile(({ body }) => body?.['content']),
  updateGroup: async (context, prepared) => {
    const { path, body } = prepared
    const { id, name } = await context.given.project()
    await context.admin.call('transferProject', { path: { id: Number(path['id']), project_id: id } })
    const namespace = { name: body?.['name'] }
    const project = { by: context.admin, isItem: hasId(id), part: { namespace } } as const
    return [
      ...(await ofGroup((sent) => ({ ...sent.body }))(context, prepared)),
      { ...project, list: 'getProject', path: { id } },
      { ...project, list: 'listProjects', query: { search: name } },
      { ...project, list: 'listGroupProjects', path: { id: path['id'] } },
    ]
  },
  updateGroupMember: ofPermissions('group_access'),
  updateMergeRequest: async (context, { by, path, body }) => {
    const { title, description, target_branch } = body ?? {}
    const part = { title, description, target_branch }
    const [id, iid] = [Number(path['id']), Number(path['merge_request_iid'])]
    const note = { body: `Look here, @${by.username}` }
    await ifPossible(
      () =>
        context.admin.call('createMergeRequestNote', { path: { id, merge_request_iid: iid }, body: note }),
      null,
    )
    return [
      { list: 'getMergeRequestChanges', by, path, isItem: has('iid', iid), part },
      ...(await todosAbout(context.as(by), id, { target: part })),
    ]
  },
  updateProject: ofProject(({ body }) => ({ ...body })),
  updateProjectMember: ofPermissions('project_access'),
  updateRunner: ofRunner(sent('description')),
  updateUser: async (context, { path, body }) => {
    const { admin } = context
    const id = Number(path['id'])
    const { username } = (await admin.call('getUser', { path: { id } })).body
    const part = { name: body?.['name'] }
    const project = await projectWith(context, id)
    const user = admin.with({ ...admin.account.credentials, SUDO: String(id) })
    return [
      ...viewsOfUser(context, { id, username }, body ?? {}),
      ...membershipOf(id, project, part),
      ...(await observeIfPossible(context, () => authorshipOf(context, project, user, part), [])),
    ]
  },
}
