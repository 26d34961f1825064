/** The steps of the demo. */
import type { BodyOf, ForgeClient } from '../../generated/client.ts'
import { unwrap } from '../../generated/client.ts'
import type { Schema } from '../../generated/schemas.ts'
import type { Io } from '../command-line/io.ts'
import { styled } from '../command-line/io.ts'
import type { Git } from './git.ts'
import type { History } from './history.ts'

/** What every step works with. */
export interface DemoContext {
  io: Io
  client: ForgeClient
  /** The new project. */
  id: number
  /** URL of its repository. */
  remote: string
  /** Git in the original repository, with the credentials for the remote. */
  git: Git
  history: History
}

const master = 'master'
export const feature = 'demo/größe'

/** Pushes the first commits as the default branch, and all of them as another branch. */
export async function pushHistory({ git, remote, history, io }: DemoContext): Promise<void> {
  const { base, head } = history
  await git('push', '--quiet', remote, `${base}:refs/heads/${master}`)
  io.out(`   ${master} at ${base.slice(0, 7)}`)
  await git('push', '--quiet', remote, `${head}:refs/heads/${feature}`)
  const count = await git('rev-list', '--count', `${base}..${head}`)
  io.out(`   ${feature} at ${head.slice(0, 7)}: ${count} commits more`)
}

/** Opens a merge request, prints what it changes, and accepts it. Returns the commit at the head of master afterwards. */
export async function mergeFeature({ client, id, io }: DemoContext): Promise<string> {
  const body = { source_branch: feature, target_branch: master, title: 'Bring in the last commits' }
  const { iid } = await unwrap(client.createMergeRequest({ path: { id }, body }))
  const path = { id, merge_request_iid: iid }
  const { changes } = await unwrap(client.getMergeRequestChanges({ path }))
  const commits = await client.paginate('listMergeRequestCommits', { path }).toArray()
  io.out(`   !${iid} has ${commits.length} commits that change ${changes.length} files:`)
  for (const change of changes.slice(0, 8)) io.out(`     ${letter(change)} ${change.new_path}`)
  if (changes.length > 8) io.out(`     and ${changes.length - 8} more`)
  const merged = await unwrap(client.acceptMergeRequest({ path }))
  io.out(`   accepted: !${iid} is ${merged.state}`)
  return (await unwrap(client.getBranch({ path: { id, branch: master } }))).commit.id
}

function letter({ new_file, deleted_file, renamed_file }: Schema<'DiffEntry'>): string {
  return new_file ? 'A' : deleted_file ? 'D' : renamed_file ? 'R' : 'M'
}

const conflict = { file: 'forge demo (größe).txt', branch: 'demo/other-line' }

/** Changes one line on two branches and tries to merge them. Returns whether the server rejects it with 405. */
export async function provokeConflict(context: DemoContext): Promise<boolean> {
  const { client, id, io } = context
  const { file: file_path, branch } = conflict
  await commit(context, master, { action: 'create', file_path, content: 'one\n' })
  await unwrap(client.createBranch({ path: { id }, body: { branch, ref: master } }))
  await commit(context, branch, { action: 'update', file_path, content: 'two\n' })
  await commit(context, master, { action: 'update', file_path, content: 'three\n' })
  const body = { source_branch: branch, target_branch: master, title: 'Change the line' }
  const { iid } = await unwrap(client.createMergeRequest({ path: { id }, body }))
  const response = await client.acceptMergeRequest({ path: { id, merge_request_iid: iid } })
  const reason = response.status === 405 ? response.error.message : 'expected 405'
  io.out(`   accepting !${iid} returns ${response.status}: ${reason}`)
  return response.status === 405
}

/** Cherry-picks the change to a branch where it applies. Returns whether the file then has it. */
export async function cherryPick(context: DemoContext): Promise<boolean> {
  const { client, id, io } = context
  const branch = 'demo/picked'
  const change = await unwrap(client.getCommit({ path: { id, sha: conflict.branch } }))
  await unwrap(client.createBranch({ path: { id }, body: { branch, ref: change.parent_ids[0] ?? master } }))
  await commit(context, branch, { action: 'create', file_path: 'beside.txt', content: 'something else\n' })
  const picked = await unwrap(client.cherryPickCommit({ path: { id, sha: change.id }, body: { branch } }))
  const path = { id, file_path: conflict.file }
  const file = await unwrap(client.getFile({ path, query: { ref: branch } }))
  io.out(`   ${change.short_id} became ${picked.short_id} on ${branch}`)
  return Buffer.from(file.content, 'base64').toString() === 'two\n'
}

type Action = BodyOf<'createCommit'>['actions'][number]

async function commit({ client, id }: DemoContext, branch: string, action: Action): Promise<void> {
  const commit_message = `Change ${action.file_path} on ${branch}`
  await unwrap(client.createCommit({ path: { id }, body: { branch, commit_message, actions: [action] } }))
}

/** Prints the title of a step. */
export function heading(io: Io, text: string): void {
  io.out(`\n${styled(io, 'bold', text)}`)
}
