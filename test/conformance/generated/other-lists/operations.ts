/** The reads at other paths that each write has an effect on. */
import { ifPossible } from '../../fixtures/if-possible.ts'
import { isRecord } from '../../protocol/exchange.ts'
import type { SpecifiedOperation } from '../valid-request.ts'
import {
  hasProject,
  ofBoard,
  ofCommits,
  ofFile,
  ofHead,
  ofGroup,
  ofJob,
  ofNewProject,
  ofProject,
  ofMemberOfGroup,
  ofPermissions,
  ofProjectMember,
  ofRunner,
} from './records.ts'
import { authorshipOf, membershipOf, ofDeletedUser, projectWith, todosAbout, viewsOfUser } from './users.ts'
import { gone, has, hasId, hasIdOfResponse, sent, type View, type ViewsOf } from './view.ts'

export const viewsOf: Partial<Record<SpecifiedOperation, ViewsOf>> = {
  acceptMergeRequest: async (context, { by, path }) => {
    const [id, merge_request_iid] = [Number(path['id']), Number(path['merge_request_iid'])]
    const { source_branch } = (
      await context.as(by).call('getMergeRequest', { path: { id, merge_request_iid } })
    ).body
    return [
      { list: 'listBranches', by, path: { id }, isItem: has('name', source_branch), part: { merged: true } },
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
  approveGroupAccessRequest: async (_, { by, path }) => [
    {
      list: 'listGroupAccessRequests',
      by,
      path: { id: path['id'] },
      isItem: hasId(path['user_id']),
      part: null,
    },
    { list: 'listGroupMembers', by, path: { id: path['id'] }, isItem: hasId(path['user_id']), part: {} },
  ],
  approveProjectAccessRequest: async (context, prepared) => {
    const { by, path } = prepared
    const isItem = hasId(path['user_id'])
    return [
      { list: 'listProjectAccessRequests', by, path: { id: path['id'] }, isItem, part: null },
      ...(await ofProjectMember({})(context, prepared)),
    ]
  },
  cancelJob: ofJob({ status: 'canceled' }),
  cherryPickCommit: async (context, prepared) => [
    ...(await ofCommits(() => hasIdOfResponse)(context, prepared)),
    ...(await ofHead((_, { title }) => title)(context, prepared)),
  ],
  createBoardList: ofBoard(({ id }, _, written) => id === written['id'], {}),
  createCommit: async (context, prepared) => {
    const { by, path, body } = prepared
    const isItem: View['isItem'] = ({ name, commit }, written) =>
      name === body?.['branch'] && isRecord(commit) && commit['id'] === written['id']
    return [
      ...(await ofCommits(() => hasIdOfResponse)(context, prepared)),
      { list: 'listBranches', by, path: { id: path['id'] }, isItem, part: {} },
    ]
  },
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
  createFile: ofFile,
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
  deleteBoardList: ofBoard(({ id }, { path }) => Number(id) === Number(path['list_id']), null),
  deleteCurrentUserSshKey: async ({ admin }, { by, path }) => [
    { list: 'listUserSshKeys', by: admin, path: { id: by.id }, isItem: hasId(path['key_id']), part: null },
  ],
  deleteFile: ofFile,
  deleteGroup: ofGroup(gone),
  deleteProject: ofProject(gone),
  deleteRunner: ofRunner(gone),
  deleteUser: ofDeletedUser,
  deleteUserSshKey: async ({ admin }, { path }) => [
    {
      list: 'listCurrentUserSshKeys',
      by: admin,
      query: { sudo: path['id'] },
      isItem: hasId(path['key_id']),
      part: null,
    },
  ],
  eraseJob: ofJob({ artifacts_file: null }),
  forkProject: async ({ admin }, { path }) => {
    const { name } = (await admin.call('getProject', { path: { id: Number(path['id']) } })).body
    return [{ list: 'listProjects', by: admin, query: { search: name }, isItem: hasIdOfResponse, part: {} }]
  },
  removeGroupMember: ofMemberOfGroup(null),
  removeProjectMember: ofProjectMember(null),
  retryJob: ofJob({ status: 'pending' }),
  transferProject: async (context, { path }) => {
    const { admin } = context
    const id = Number(path['project_id'])
    const { name } = (await admin.call('getProject', { path: { id } })).body
    const namespace = { id: path['id'] }
    const issue = await ifPossible(
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
  updateFile: ofFile,
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
      ...(await ifPossible(() => authorshipOf(context, project, user, part), [])),
    ]
  },
}
