/** Creates commits through the API. */
import type { Commit, FileChange } from '../../../git/types.ts'
import { HttpError, invalid } from '../../../http/errors.ts'
import type { BodyOf } from '../../../http/handler.ts'
import type { Services, TransactionServices } from '../../../services.ts'
import type { Project } from '../../projects/record.ts'
import { toAction, validateMessage } from '../attributes.ts'
import type { CommitRecord, FoundCommit } from '../record.ts'
import { commitRecord } from '../relations.ts'
import { commitWith, findTarget, signatureOf, type MakeChange } from './commit.ts'

/** Creates a commit of several changes of files. */
export async function createCommit(
  services: Services,
  project: Project,
  body: BodyOf<'createCommit'>,
): Promise<CommitRecord> {
  validateMessage(body)
  const actions = body.actions.map((action, index) => toAction(action, index))
  if (actions.length === 0) throw invalid({ actions: ["can't be blank"] })
  const target = await findTarget(services, project, body.branch)
  const change: MakeChange<never> = async (_tx, head, repository) => ({
    ...(await repository.applyActions(head?.tree ?? null, actions)),
    message: body.commit_message,
    author: signatureOf(services, body),
    committer: signatureOf(services),
  })
  return recordOf(services, await commitWith(services, target, change, compared(project)))
}

/** Applies the change of a commit to a branch. Throws 400 if it conflicts or changes nothing. */
export async function cherryPick(
  services: Services,
  { project, commit: { oid, message, author } }: FoundCommit,
  { branch }: BodyOf<'cherryPickCommit'>,
): Promise<CommitRecord> {
  const target = await findTarget(services, project, branch)
  const change: MakeChange<'rejected'> = async (_tx, head, repository) => {
    const result = head === null ? { empty: true } : await repository.cherryPick(oid, head.oid)
    if (!('tree' in result)) return 'rejected'
    return { ...result, message, author, committer: signatureOf(services) }
  }
  const made = await commitWith(services, target, change, compared(project))
  if (made !== 'rejected') return recordOf(services, made)
  throw new HttpError('invalid', {
    message:
      'The commit cannot be cherry-picked: it conflicts with the branch, or the branch has its change already',
  })
}

/** A new commit and what it changed. */
interface NewCommit extends FoundCommit {
  changes: () => Promise<FileChange[]>
}

/** Reads what the response compares, before another client can delete the project. */
function compared(project: Project) {
  return async ({ git }: TransactionServices, commit: Commit): Promise<NewCommit> => {
    const changes = await git(project.id).prepareDiff(commit.parents[0] ?? null, commit.oid)
    return { project, commit, changes }
  }
}

async function recordOf({ db }: Services, { changes, ...found }: NewCommit): Promise<CommitRecord> {
  return commitRecord(db, found, await changes())
}
