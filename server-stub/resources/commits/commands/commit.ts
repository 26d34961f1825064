/** Commits to branches. */
import { RecordGoneError } from '../../../database/gone.ts'
import { branchRef } from '../../../git/ref-name.ts'
import type { Repository } from '../../../git/repository.ts'
import { GitError, type Commit, type Signature } from '../../../git/types.ts'
import { requireValid } from '../../../http/validation-messages.ts'
import { HttpError, invalid } from '../../../http/errors.ts'
import type { Services, TransactionServices } from '../../../services.ts'
import { moveBranch } from '../../branches/commands/index.ts'
import { initialProtection, protectionOf, refNameViolation } from '../../branches/index.ts'
import type { Project } from '../../projects/record.ts'
import { settingsOf } from '../../settings/index.ts'
import type { CommitMessage } from '../attributes.ts'

/** The branch of a new commit; without a head it is the first of its repository. */
export interface TargetBranch {
  project: Project
  name: string
  head: string | null
  /** The permission that the caller still needs once the branch is locked; null for a merge, which is authorized before. */
  permission: 'push-to-branch' | null
}

/** Content of a new commit. */
export interface NewChange {
  tree: string
  message: string
  author: Signature
  committer: Signature
  /** Parents other than the branch's head. */
  merged?: string[]
}

/** Makes the change for the current head of the branch (null: none), or returns why there is no commit. */
export type MakeChange<Stop extends string> = (
  tx: TransactionServices,
  head: Commit | null,
  repository: Repository,
) => Promise<NewChange | Stop>

/** Number of attempts if `also` returns undefined because another record was changed concurrently. */
const attempts = 3

/** The branch to commit to, if the caller has the permission; in a repository without branches it is created. */
export async function findTarget(services: Services, project: Project, name: string): Promise<TargetBranch> {
  const repository = services.git(project.id)
  const head = (await repository.branch(name)) ?? (await headOfNewBranch(repository, name))
  const target: TargetBranch = { project, name, head, permission: 'push-to-branch' }
  await authorizeCommit(services, target, head)
  return target
}

/** Throws 401 or 403 without the permission to commit to a branch with this head. */
async function authorizeCommit(
  { db, authorize }: Pick<Services, 'db' | 'authorize'> | TransactionServices,
  { project, name, permission }: TargetBranch,
  head: string | null,
): Promise<void> {
  if (permission === null) return
  const protection =
    head === null ? initialProtection(await settingsOf(db)) : await protectionOf(db, project.id, name)
  authorize(permission, { project, protection })
}

/** Null for the first branch of a repository; the head of a branch that was created concurrently. */
async function headOfNewBranch(repository: Repository, name: string): Promise<string | null> {
  requireValid({ branch: [refNameViolation(name)] })
  const branches = await repository.branches()
  const created = branches.find((branch) => branch.name === name)
  if (branches.length > 0 && created === undefined) throw invalid({ branch: ['does not exist'] })
  return created?.oid ?? null
}

/** Creates one commit on the branch. */
export async function commitTo<Stop extends string>(
  services: Services,
  target: TargetBranch,
  makeChange: MakeChange<Stop>,
): Promise<Commit | Stop> {
  return commitWith(services, target, makeChange, async (_tx, commit) => commit)
}

/**
 * Creates one commit on the branch, and what `also` writes, in one transaction; returns what `also` returns. Commits to the
 * same branch run one after another, so that the change is made for the current head of the branch.
 */
export async function commitWith<Stop extends string, Result>(
  services: Services,
  target: TargetBranch,
  makeChange: MakeChange<Stop>,
  also: (tx: TransactionServices, commit: Commit) => Promise<Result | undefined>,
): Promise<Result | Stop> {
  const { project, name } = target
  for (let count = 0; count < attempts; count += 1) {
    const made = await services.withRef<Result | Stop | undefined>(
      project.id,
      branchRef(name),
      async (tx, head, undo) => {
        if (head === null && target.head !== null) throw changedConcurrently()
        await authorizeCommit(tx, target, head)
        const repository = tx.git(project.id)
        const base = head === null ? null : await loadCommit(repository, head)
        const change = await orInvalid(makeChange(tx, base, repository))
        if (typeof change === 'string') return undo(change)
        const commit = await writeCommit(base, change, repository)
        const move = { projectId: project.id, name, from: head, to: commit.oid }
        return ((await moveBranch(tx, move)) ? await also(tx, commit) : undefined) ?? undo(undefined)
      },
    )
    if (made !== undefined) return made
  }
  throw changedConcurrently()
}

const changedConcurrently = (): HttpError => invalid({ branch: ['has been changed concurrently'] })

async function loadCommit(repository: Repository, oid: string): Promise<Commit> {
  const commit = await repository.commit(oid)
  if (commit === undefined) throw new RecordGoneError(`Commit ${oid}`)
  return commit
}

async function writeCommit(
  base: Commit | null,
  { merged = [], ...change }: NewChange,
  repository: Repository,
): Promise<Commit> {
  const parents = [...(base === null ? [] : [base.oid]), ...merged]
  return loadCommit(repository, await repository.writeCommit({ ...change, parents }))
}

/** The signature of the caller or of another author; a form may send empty text for a missing property. */
export function signatureOf(
  { currentUser, now }: Pick<Services, 'currentUser' | 'now'>,
  author: Partial<CommitMessage> = {},
): Signature {
  const { name, email } = currentUser()
  return { name: author.author_name || name, email: author.author_email || email, at: now(), offset: 0 }
}

/** Throws 400 for changes that Git rejects. A corrupt repository is an internal error. */
async function orInvalid<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change
  } catch (error) {
    if (error instanceof GitError && error.kind !== 'corrupt')
      throw new HttpError('invalid', { message: error.message })
    throw error
  }
}
