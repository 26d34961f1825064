/** Creates, updates and deletes files, each in a commit. */
import type { Repository } from '../../git/repository.ts'
import type { Action, Commit } from '../../git/types.ts'
import { HttpError, invalid } from '../../http/errors.ts'
import type { BodyOf, QueryOf } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { commitTo, findTarget, signatureOf } from '../commits/commands/index.ts'
import { validateMessage, type CommitMessage } from '../commits/index.ts'
import type { Project } from '../projects/record.ts'
import { validateFilePath } from './attributes.ts'

/** Creates a file; in a repository without branches, the branch as well. */
export async function createFile(
  services: Services,
  project: Project,
  path: string,
  body: BodyOf<'createFile'>,
): Promise<void> {
  const { content, encoding = 'text' } = body
  await commitFile(services, project, body, { action: 'create', path, content, encoding })
}

/** Replaces the content of a file. The error does not name the cause. Spec: document 1, "Endpoint-specific error rules". */
export async function updateFile(
  services: Services,
  project: Project,
  path: string,
  body: BodyOf<'updateFile'>,
): Promise<void> {
  const { content, encoding = 'text' } = body
  try {
    await commitFile(services, project, body, { action: 'update', path, content, encoding })
  } catch (error) {
    if (error instanceof HttpError && error.kind === 'invalid')
      throw new HttpError('invalid', { message: 'The file could not be updated' })
    throw error
  }
}

/** Deletes a file; false if it does not exist. Throws 400 if the branch does not exist. */
export async function deleteFile(
  services: Services,
  project: Project,
  path: string,
  query: QueryOf<'deleteFile'>,
): Promise<boolean> {
  const repository = services.git(project.id)
  const head = await repository.branch(query.branch)
  if (head === undefined) throw invalid({ branch: ['does not exist'] })
  if ((await repository.file(head, path)) === undefined) return false
  await commitFile(services, project, query, { action: 'delete', path })
  return true
}

/** Branch, message and author of the commit that changes a file. */
interface FileCommit extends CommitMessage {
  branch: string
  last_commit_id?: string | undefined
}

/** Changes one file in a commit. */
async function commitFile(
  services: Services,
  project: Project,
  body: FileCommit,
  action: Action,
): Promise<Commit> {
  validateMessage(body)
  validateFilePath('file_path', action.path)
  const target = await findTarget(services, project, body.branch)
  const made = await commitTo<'identical'>(services, target, async (_tx, head, repository) => {
    await requireLastCommit(repository, head, action.path, body.last_commit_id)
    const { tree } = await repository.applyActions(head?.tree ?? null, [action])
    if (tree === head?.tree) return 'identical'
    const [author, committer] = [signatureOf(services, body), signatureOf(services)]
    return { tree, message: body.commit_message, author, committer }
  })
  if (made === 'identical') throw invalid({ content: ['is the content of the file already'] })
  return made
}

/** Throws 400 if the last commit of the file is not the one that the request names. */
async function requireLastCommit(
  repository: Repository,
  head: Commit | null,
  path: string,
  known: string | undefined,
): Promise<void> {
  if (known === undefined || head === null) return
  if ((await repository.lastCommitOf(head.oid, path)) !== known.toLowerCase())
    throw invalid({ last_commit_id: ['is not the last commit of the file'] })
}
