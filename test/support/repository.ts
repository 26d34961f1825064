/** Repositories that are filled through the API. */
import { expect } from 'vitest'
import { textAt, type Caller, type Forge, type TestResponse, type User } from './forge.ts'
import { newProject, type Team } from './team.ts'

/** One change to a file, as in `POST …/repository/commits`. */
export interface Change {
  action: 'create' | 'update' | 'move' | 'delete'
  file_path: string
  previous_path?: string
  content?: string
  encoding?: 'text' | 'base64'
}

export const readme = '# Loom\n'

/** A project of the team's owner whose branch `master` contains `README.md`; private by default. */
export async function newRepository(team: Team, attributes: object = {}): Promise<number> {
  const project = await newProject(team, attributes)
  await commit(team.owner, project, 'master', [create('README.md', readme)])
  return project
}

export function create(file_path: string, content = `${file_path}\n`): Change {
  return { action: 'create', file_path, content }
}

export function update(file_path: string, content: string): Change {
  return { action: 'update', file_path, content }
}

/** Sends a commit, which can be rejected. */
export function tryCommit(
  caller: Caller,
  project: number,
  branch: string,
  actions: readonly Change[],
  more: object = {},
): Promise<TestResponse> {
  const body = { branch, commit_message: 'Change something', actions, ...more }
  return caller.post(`/projects/${project}/repository/commits`, body)
}

/** Creates a commit and returns its hash. */
export async function commit(
  caller: Caller,
  project: number,
  branch: string,
  actions: readonly Change[],
  more: object = {},
): Promise<string> {
  const response = await tryCommit(caller, project, branch, actions, more)
  expect(response, JSON.stringify(response.body)).toMatchObject({ status: 201 })
  return textAt(response, 'id')
}

/** Makes a branch that begins at `ref`. */
export async function newBranch(
  caller: Caller,
  project: number,
  branch: string,
  ref = 'master',
): Promise<void> {
  const response = await caller.post(`/projects/${project}/repository/branches`, { branch, ref })
  expect(response, JSON.stringify(response.body)).toMatchObject({ status: 201 })
}

/** A branch with one commit of its own, which adds `file`; returns that commit's hash. */
export async function branchWith(
  caller: Caller,
  project: number,
  branch: string,
  file = `${branch}.txt`,
): Promise<string> {
  await newBranch(caller, project, branch)
  return commit(caller, project, branch, [create(file)])
}

/** The commit at the head of a branch. */
export async function headOf(caller: Caller, project: number, branch: string): Promise<unknown> {
  const { body } = await caller.get(`/projects/${project}/repository/commits/${encodeURIComponent(branch)}`)
  return body
}

/** The content of a file on a branch, or the status of the error response. */
export async function fileAt(
  caller: Caller,
  project: number,
  path: string,
  ref = 'master',
): Promise<string | number> {
  const query = new URLSearchParams({ ref }).toString()
  const response = await caller.get(
    `/projects/${project}/repository/files/${encodeURIComponent(path)}?${query}`,
  )
  if (response.status !== 200) return response.status
  return Buffer.from(textAt(response, 'content'), 'base64').toString()
}

/** Opens a merge request into `master` and returns its number. */
export async function openMergeRequest(
  caller: User,
  project: number,
  source_branch: string,
  attributes: object = {},
): Promise<number> {
  const body = { source_branch, target_branch: 'master', title: `Merge ${source_branch}`, ...attributes }
  const response = await caller.post(`/projects/${project}/merge_requests`, body)
  expect(response, JSON.stringify(response.body)).toMatchObject({ status: 201 })
  return Number(textAt(response, 'iid'))
}

/** The names of all Git objects of a project, sorted. */
export async function objectsOf({ appContext: { db } }: Forge, project: number): Promise<string[]> {
  const rows = await db.selectFrom('git_object').select('oid').where('project_id', '=', project).execute()
  return rows.map(({ oid }) => oid).toSorted()
}
