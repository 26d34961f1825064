/** Files of a repository. Spec: document 3, "Repository files". */
import type { Project } from '../projects/record.ts'
import { Failure, invalid, notFound } from '../../http/errors.ts'
import { created, ok, type Area } from '../../http/handler.ts'
import type { Repository } from '../../git/repository.ts'
import type { Action, Commit, File } from '../../git/types.ts'
import { blob, fileChange, repositoryFile, treeEntry } from './presenter.ts'
import type { Services } from '../../services.ts'
import { checkReason, type CommitReason, commitTo, placeFor, signatureOf } from '../commits/commands.ts'
import { checkFilePath } from './attributes.ts'
import { findCommit } from '../commits/revisions.ts'

export const files = {
  async getFile(request, services) {
    const { path, query } = request
    const { find, authorize, git } = services
    const project = await find.project(path.id)
    authorize('read-code', project)
    const { file, commit } = await findFile(services, project, query.ref, path.file_path)
    const lastCommit = (await git(project.id).lastCommitOf(commit, file.path)) ?? commit
    return ok(repositoryFile({ file, ref: query.ref, commit, lastCommit }))
  },

  async createFile(request, services) {
    const { path, body } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    const { content, encoding = 'text' } = body
    const action = { action: 'create', path: path.file_path, content, encoding } as const
    await commitFile(services, project, body, action)
    return created(fileChange(path.file_path, body.branch))
  },

  async updateFile(request, services) {
    const { path, body } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    const { content, encoding = 'text' } = body
    const action = { action: 'update', path: path.file_path, content, encoding } as const
    await withoutReason(commitFile(services, project, body, action))
    return ok(fileChange(path.file_path, body.branch))
  },

  async deleteFile(request, services) {
    const { path, query } = request
    const { find, authorize, git } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    const head = await git(project.id).branch(query.branch)
    if (head === undefined) throw invalid({ branch: ['does not exist'] })
    if ((await git(project.id).file(head, path.file_path)) === undefined) return ok({})
    await commitFile(services, project, query, { action: 'delete', path: path.file_path })
    return ok(fileChange(path.file_path, query.branch))
  },

  async getRawFile(request, services) {
    const { path, query } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-code', project)
    const { file } = await findFile(services, project, query.ref, path.file_path)
    const mediaType = isText(file.content) ? 'text/plain' : 'application/octet-stream'
    return { status: 200, mediaType, body: file.content }
  },

  async getRepositoryTree(request, services) {
    const { path, query } = request
    const { find, authorize, git } = services
    const project = await find.project(path.id)
    authorize('read-code', project)
    const ref = query.ref ?? project.default_branch ?? ''
    const { oid } = await findCommit(services, project, ref)
    return ok((await git(project.id).tree(oid))?.map((entry) => treeEntry(entry)) ?? [])
  },

  async getBlob({ path }, { find, authorize, git }) {
    const project = await find.project(path.id)
    authorize('read-code', project)
    const content = await git(project.id).blob(path.sha)
    if (content === undefined) throw notFound('Blob')
    return ok(blob(path.sha, content))
  },
} satisfies Area<'files', Services>

async function findFile(
  services: Services,
  project: Project,
  ref: string,
  path: string,
): Promise<{ file: File; commit: string }> {
  const { oid: commit } = await findCommit(services, project, ref)
  const file = await services.git(project.id).file(commit, path)
  if (file === undefined) throw notFound('File')
  return { file, commit }
}

/** Where and why a file is changed. */
interface Reason extends CommitReason {
  branch: string
  last_commit_id?: string | undefined
}

/** Changes one file in a commit of its own. */
async function commitFile(
  services: Services,
  project: Project,
  reason: Reason,
  action: Action,
): Promise<Commit> {
  checkReason(reason)
  checkFilePath('file_path', action.path)
  const place = await placeFor(services, project, reason.branch)
  const made = await commitTo<'identical'>(services, place, async (_tx, head, repository) => {
    await refuseStale(repository, head, action.path, reason.last_commit_id)
    const { tree } = await repository.applyActions(head?.tree ?? null, [action])
    if (tree === head?.tree) return 'identical'
    const [author, committer] = [signatureOf(services, reason), signatureOf(services)]
    return { tree, message: reason.commit_message, author, committer }
  })
  if (made === 'identical') throw invalid({ content: ['is what the file holds already'] })
  return made
}

/** The caller knows the file as of another commit than the present one. */
async function refuseStale(
  repository: Repository,
  head: Commit | null,
  path: string,
  known: string | undefined,
): Promise<void> {
  if (known === undefined || head === null) return
  if ((await repository.lastCommitOf(head.oid, path)) !== known.toLowerCase())
    throw invalid({ last_commit_id: ['is not the last commit of the file'] })
}

/** A failed update does not tell why. Spec: document 1, "Endpoint-specific error rules". */
async function withoutReason<Result>(update: Promise<Result>): Promise<Result> {
  try {
    return await update
  } catch (error) {
    if (error instanceof Failure && error.kind === 'invalid')
      throw new Failure('invalid', { message: 'The file could not be updated' })
    throw error
  }
}

/** UTF-8 without NUL; browsers are told not to guess further. */
function isText(content: Uint8Array): boolean {
  if (content.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content)
    return true
  } catch {
    return false
  }
}
