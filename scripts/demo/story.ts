import type { ForgeClient } from '../../generated/client.ts'
import { unwrap } from '../../generated/client.ts'
import type { Schema } from '../../generated/schemas.ts'
import type { Io } from '../command-line/io.ts'
import { styled } from '../command-line/io.ts'
import type { Action } from './actions.ts'
import { neededBlobs, toActions } from './actions.ts'
import type { Change, Original, OriginalCommit } from './original.ts'
import { submodule } from './original.ts'

/** What every step works with. */
export interface Stage {
  io: Io
  client: ForgeClient
  /** The fresh project. */
  id: number
  original: Original
}

/** A commit of the original and the one that stands for it. */
export interface Recreated {
  original: OriginalCommit
  commit: Schema<'Commit'>
}

const master = 'master'
const feature = 'demo/größe'

/** Most that one commit of the import carries. */
const part = { bytes: 8e6, files: 1000 }

/** Brings in everything as it was at a commit, in as many commits as the size of a request asks for. */
export async function importState(stage: Stage, commit: string): Promise<void> {
  const { client, id, original, io } = stage
  const files = original.entries(commit).filter(({ path, mode }) => path !== undefined && mode !== submodule)
  const parts: Change[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const { path, id: blob, size } of files) {
    const last = parts.at(-1)
    const create: Change = { kind: 'create', path: path ?? '', id: blob }
    if (last === undefined || bytes + size > part.bytes || last.length === part.files) parts.push([create])
    else last.push(create)
    bytes = parts.at(-1)?.length === 1 ? size : bytes + size
  }
  for (const [index, changes] of parts.entries()) {
    const which = parts.length === 1 ? '' : ` (${index + 1} of ${parts.length})`
    const actions = toActions(changes, original.blobs(neededBlobs(changes)))
    const commit_message = `State at ${commit.slice(0, 7)}${which}`
    await unwrap(client.createCommit({ path: { id }, body: { branch: master, commit_message, actions } }))
    io.out(`   ${commit_message}: ${changes.length} files`)
  }
}

/** Makes the same changes again, commit by commit, by the same authors. */
export async function recreate(
  stage: Stage,
  commits: readonly OriginalCommit[],
  branch: string,
): Promise<Recreated[]> {
  const { client, id, original, io } = stage
  const recreated: Recreated[] = []
  for (const [index, each] of commits.entries()) {
    const changes = original.changes(each)
    const line = `   ${index + 1}/${commits.length} ${each.id.slice(0, 7)} ${each.title.slice(0, 46)}`
    if (changes.length === 0) {
      io.out(`${line}: nothing that the API could say`)
      continue
    }
    const actions = toActions(changes, original.blobs(neededBlobs(changes)))
    const author = { author_name: each.author.name, author_email: each.author.email }
    const body = { branch, commit_message: each.message, actions, ...author }
    const commit = await unwrap(client.createCommit({ path: { id }, body }))
    recreated.push({ original: each, commit })
    io.out(`${line}: +${commit.stats.additions} -${commit.stats.deletions}`)
  }
  return recreated
}

/** Branches off, so that the last commits can be asked to come in. */
export async function branchOff({ client, id }: Stage): Promise<string> {
  await unwrap(client.createBranch({ path: { id }, body: { branch: feature, ref: master } }))
  return feature
}

/** Opens a merge request, shows what it changes, and accepts it; answers with the head of master afterwards. */
export async function mergeFeature({ client, id, io }: Stage): Promise<string> {
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

const line = { file: 'forge demo (größe).txt', side: 'demo/other-line' }

/** Changes one line on two branches and asks to merge them; answers with whether that is refused with 405. */
export async function provokeConflict(stage: Stage): Promise<boolean> {
  const { client, id, io } = stage
  await say(stage, master, { action: 'create', file_path: line.file, content: 'one\n' })
  await unwrap(client.createBranch({ path: { id }, body: { branch: line.side, ref: master } }))
  await say(stage, line.side, { action: 'update', file_path: line.file, content: 'two\n' })
  await say(stage, master, { action: 'update', file_path: line.file, content: 'three\n' })
  const body = { source_branch: line.side, target_branch: master, title: 'Say it otherwise' }
  const { iid } = await unwrap(client.createMergeRequest({ path: { id }, body }))
  const answer = await client.acceptMergeRequest({ path: { id, merge_request_iid: iid } })
  const refusal = answer.status === 405 ? ` ${answer.error.message}` : ', where 405 was due'
  io.out(`   !${iid} is answered with ${answer.status}${refusal}`)
  return answer.status === 405
}

/** Applies the change of the side branch where it fits; answers with whether the file says so there. */
export async function cherryPick(stage: Stage): Promise<boolean> {
  const { client, id, io } = stage
  const branch = 'demo/picked'
  const aside = await unwrap(client.getCommit({ path: { id, sha: line.side } }))
  await unwrap(client.createBranch({ path: { id }, body: { branch, ref: aside.parent_ids[0] ?? master } }))
  await say(stage, branch, { action: 'create', file_path: 'beside.txt', content: 'something else\n' })
  const picked = await unwrap(client.cherryPickCommit({ path: { id, sha: aside.id }, body: { branch } }))
  const file = await unwrap(client.getFile({ path: { id, file_path: line.file }, query: { ref: branch } }))
  io.out(`   ${aside.short_id} became ${picked.short_id} on ${branch}`)
  return Buffer.from(file.content, 'base64').toString() === 'two\n'
}

async function say({ client, id }: Stage, branch: string, action: Action): Promise<void> {
  const commit_message = `Say something on ${branch}`
  await unwrap(client.createCommit({ path: { id }, body: { branch, commit_message, actions: [action] } }))
}

/** Headings of the story. */
export function heading(io: Io, text: string): void {
  io.out(`\n${styled(io, 'bold', text)}`)
}
