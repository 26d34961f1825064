import type { Json } from '../pipeline/contract.ts'
import type { DemoValues } from '../reference/pages/edition.ts'

const first = 'ae2c6f5fa7ffef793f5c97a3b671ec6802f084f2'
const head = 'cd6157faf15258ead0d59200b1a5cfdea1cd65f9'
const readme = '8fc658b98abc045d74ce8d517e9638f105a28449'
const newKey =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGFub3RoZXIga2V5IGZvciB0aGUgd29ya2JlbmNoICAg mira@workbench'

/** Records of the demo data by the path parameter that names them; commits are always the same, since their times are. */
const records: Readonly<Record<string, Json>> = {
  issue_iid: 1,
  snippet_id: 1,
  board_id: 1,
  list_id: 1,
  job_id: 1,
  pipeline_id: 1,
  environment_id: 1,
  trigger_id: 1,
  runner_id: 1,
  sha: head,
}

const path = (values: Readonly<Record<string, Json>>): DemoValues => ({ path: values })
const body = (values: Readonly<Record<string, Json>>): DemoValues => ({ body: values })

/** What an operation requires in addition. */
const particular: Readonly<Record<string, DemoValues>> = {
  createProject: body({ name: 'Heddle', path: 'heddle', namespace_id: null }),
  createGroup: body({ name: 'Dye works', path: 'dye-works', parent_id: null }),
  transferProject: path({ id: 'weavers', project_id: 'mira/sketches' }),
  addGroupMember: { path: { id: 'atelier/dyes' }, body: { user_id: 5 } },
  addProjectMember: { path: { id: 'mira/sketches' }, body: { user_id: 5 } },
  getProjectMember: path({ id: 'mira/sketches', user_id: 2 }),
  updateProjectMember: path({ id: 'mira/sketches' }),
  createGroupAccessRequest: path({ id: 'weavers' }),
  listGroupAccessRequests: { as: 'tom', path: { id: 'weavers' } },
  approveGroupAccessRequest: { as: 'tom', path: { id: 'weavers', user_id: 4 } },
  denyGroupAccessRequest: { as: 'tom', path: { id: 'weavers', user_id: 4 } },
  createProjectAccessRequest: { as: 'yuki', path: { id: 'mira/sketches' } },
  approveProjectAccessRequest: path({ id: 'mira/sketches', user_id: 5 }),
  denyProjectAccessRequest: path({ id: 'mira/sketches', user_id: 5 }),
  createUser: body({ username: 'ines', email: 'ines@example.com', name: 'Ines Moura' }),
  createUserSshKey: body({ key: newKey }),
  createCurrentUserSshKey: body({ key: newKey }),
  deleteUserSshKey: path({ id: 2, key_id: 1 }),
  getCurrentUserSshKey: path({ key_id: 1 }),
  getCurrentUserEmail: path({ email_id: 2 }),
  getBroadcastMessage: path({ id: 1 }),
  updateBroadcastMessage: path({ id: 1 }),
  deleteBroadcastMessage: path({ id: 1 }),
  blockUser: { as: 'root' },
  unblockUser: { as: 'root', path: { id: 6 } },
  cherryPickCommit: body({ branch: 'master' }),
  createBranch: body({ branch: 'feature/heddle' }),
  createTag: body({ tag_name: 'v1.1.0', ref: first }),
  updateRelease: path({ tag_name: 'v1.0.0' }),
  createRelease: path({ tag_name: 'v0.9.0' }),
  createFile: path({ file_path: 'lib/heddle.rb' }),
  updateFile: body({ content: 'class Shuttle\n  TENSION = 11\nend\n', last_commit_id: null }),
  getBlob: path({ sha: readme }),
  createIssue: body({ milestone_id: 1 }),
  createMergeRequest: body({ milestone_id: 1 }),
  updateMergeRequest: body({ milestone_id: 1 }),
  acceptMergeRequest: body({ sha: head }),
  cancelMergeWhenPipelineSucceeds: path({ merge_request_iid: 3 }),
  subscribeToItem: path({ subscribable_type: 'issues', subscribable_id: 2 }),
  unsubscribeFromItem: path({ subscribable_type: 'issues', subscribable_id: 1 }),
  createBoardList: body({ label_id: 3 }),
  cancelJob: path({ job_id: 2 }),
  getRunner: path({ id: 1 }),
  updateRunner: path({ id: 1 }),
  deleteRunner: path({ id: 1 }),
  enableProjectRunner: { path: { id: 'mira/sketches' }, body: { runner_id: 3 } },
  triggerPipeline: body({ token: 'demo-token-of-trigger' }),
  markTodoAsDone: { as: 'yuki', path: { id: 3 } },
  createVariable: body({ key: 'SHUTTLE_KEY' }),
  getQueueMetrics: { as: 'root' },
  getProcessMetrics: { as: 'root' },
  getJobStatistics: { as: 'root' },
  getCompoundMetrics: { as: 'root' },
}

/** Values of the demo data with which the operation succeeds. */
export function demoValuesOf(operationId: string): DemoValues {
  const { path: own = {}, ...rest } = particular[operationId] ?? {}
  return { ...rest, path: { ...records, ...reactions(operationId), ...own } }
}

/** Notes and reactions by what they are on. */
function reactions(operationId: string): Readonly<Record<string, Json>> {
  if (operationId.includes('IssueNote')) return { note_id: 5, award_id: 5 }
  if (operationId.includes('MergeRequestNote')) return { note_id: 6, award_id: 6 }
  if (operationId.includes('Snippet')) return { id: 'mira/sketches', note_id: 4, award_id: 4 }
  return { award_id: operationId.includes('MergeRequest') ? 2 : 3 }
}
