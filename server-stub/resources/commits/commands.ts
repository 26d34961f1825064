/** How commits come onto a branch. */
import { RecordGoneError } from '../../database/gone.ts'
import type { BranchSubject } from '../branches/record.ts'
import type { Project } from '../projects/record.ts'
import { check, filled, short } from '../../http/check.ts'
import { Failure, invalid } from '../../http/errors.ts'
import type { Repository } from '../../git/repository.ts'
import { GitError, type Commit, type Signature } from '../../git/types.ts'
import type { Services, TransactionServices } from '../../services.ts'
import { branchRef } from '../../git/ref-name.ts'
import { initialProtection, protectionOf, refNameViolation } from '../branches/index.ts'
import { settingsOf } from '../settings/index.ts'
import { moveBranch } from '../branches/commands/index.ts'
import { limits } from '../../limits.ts'
import { tooLong } from '../../http/text-attributes.ts'

/** A branch that takes a commit; without a head it is the first of its repository. */
export interface Place extends BranchSubject {
  name: string
  head: string | null
}

/** Why a commit is made, and by whom. */
export interface CommitReason {
  commit_message: string
  author_name?: string | undefined
  author_email?: string | undefined
}

/** What a new commit is to be. */
export interface NewChange {
  tree: string
  message: string
  author: Signature
  committer: Signature
  /** Parents beside the branch's head. */
  merged?: string[]
}

/** Makes the change for the present head of the branch (null: none), or says why there is none to commit. */
export type MakeChange<Stop extends string> = (
  tx: TransactionServices,
  head: Commit | null,
  repository: Repository,
) => Promise<NewChange | Stop>

/** How often the change is made again because `also` found that something beside the branch has changed. */
const attempts = 3

/** The branch to commit to, if the caller may; a repository without branches takes any name. */
export async function placeFor(services: Services, project: Project, name: string): Promise<Place> {
  const { db, git, authorize } = services
  const repository = git(project.id)
  const head = (await repository.branch(name)) ?? (await headOfNewBranch(repository, name))
  const protection =
    head === null ? initialProtection(await settingsOf(db)) : await protectionOf(db, project.id, name)
  const place = { project, name, head, protection }
  authorize('push-to-branch', place)
  return place
}

/** Null for the first branch of a repository; the head of a branch that has been created at this moment. */
async function headOfNewBranch(repository: Repository, name: string): Promise<string | null> {
  check({ branch: [refNameViolation(name)] })
  const branches = await repository.branches()
  const created = branches.find((branch) => branch.name === name)
  if (branches.length > 0 && created === undefined) throw invalid({ branch: ['does not exist'] })
  return created?.oid ?? null
}

/**
 * Makes one commit on the branch, and what `also` writes, in one transaction: whatever fails leaves nothing behind.
 * Writers on the same branch take turns, so the change is made for the head that the branch then has.
 */
export async function commitTo<Stop extends string>(
  services: Services,
  place: Place,
  makeChange: MakeChange<Stop>,
  also: (tx: TransactionServices, commit: Commit) => Promise<boolean> = async () => true,
): Promise<Commit | Stop> {
  const { project, name } = place
  for (let count = 0; count < attempts; count += 1) {
    const made = await services.withRef<Commit | Stop | undefined>(
      project.id,
      branchRef(name),
      async (tx, head, undo) => {
        if (head === null && place.head !== null) throw changedMeanwhile()
        const repository = tx.git(project.id)
        const base = head === null ? null : await existing(repository, head)
        const change = await orRefused(makeChange(tx, base, repository))
        if (typeof change === 'string') return undo(change)
        const commit = await writeOn(base, change, repository)
        const move = { projectId: project.id, name, from: head, to: commit.oid }
        const done = (await moveBranch(tx, move)) && (await also(tx, commit))
        return done ? commit : undo(undefined)
      },
    )
    if (made !== undefined) return made
  }
  throw changedMeanwhile()
}

const changedMeanwhile = (): Failure => invalid({ branch: ['has been changed by somebody else'] })

async function existing(repository: Repository, oid: string): Promise<Commit> {
  const commit = await repository.commit(oid)
  if (commit === undefined) throw new RecordGoneError(`Commit ${oid}`)
  return commit
}

async function writeOn(
  base: Commit | null,
  { merged = [], ...change }: NewChange,
  repository: Repository,
): Promise<Commit> {
  const parents = [...(base === null ? [] : [base.oid]), ...merged]
  return existing(repository, await repository.writeCommit({ ...change, parents }))
}

/** Throws 400 for a message or an author that no commit takes. */
export function checkReason({ commit_message, author_name, author_email }: CommitReason): void {
  check({
    commit_message: [filled(commit_message), tooLong(commit_message)],
    author_name: [short(author_name, limits.nameCharacters.max)],
    author_email: [short(author_email, limits.nameCharacters.max)],
  })
}

/** The caller's signature, or another author's; a form may send a blank for what is not given. */
export function signatureOf(
  { currentUser, now }: Pick<Services, 'currentUser' | 'now'>,
  author: Partial<CommitReason> = {},
): Signature {
  const { name, email } = currentUser()
  return { name: author.author_name || name, email: author.author_email || email, at: now(), offset: 0 }
}

/** What Git does not take is a bad request; a broken repository is nobody's fault but ours. */
async function orRefused<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change
  } catch (error) {
    if (error instanceof GitError && error.kind !== 'corrupt')
      throw new Failure('invalid', { message: error.message })
    throw error
  }
}
