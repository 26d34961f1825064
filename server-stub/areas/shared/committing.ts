/** How commits come onto a branch: objects first, then the branch, if nobody else was faster. */
import type { BranchPlace, FoundProject } from '../../access/subjects.ts'
import { check } from '../../contract/check.ts'
import { Failure, invalid } from '../../contract/errors.ts'
import type { Repository } from '../../git/repository.ts'
import { GitRefusal, type Commit, type Signature } from '../../git/types.ts'
import type { Services } from '../../services.ts'
import { attempt } from '../../store/attempt.ts'
import type { Tx } from '../../store/database.ts'
import { protectionOf } from '../../store/protected-branches.ts'
import { settingsOf } from '../../store/settings.ts'
import { firstProtection, moveBranch } from './branch-moves.ts'
import { unfitRefName } from './ref-names.ts'

/** A branch that takes a commit; without a head it is the first of its repository. */
export interface Place extends BranchPlace {
  name: string
  head: string | null
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

/** Makes the change for the present head of the branch (null: none); undefined: there is nothing to commit. */
export type MakeChange = (head: Commit | null, repository: Repository) => Promise<NewChange | undefined>

/** Whenever one writer has to start again, another has got on: this many at once on one branch all do. */
const attempts = 50

/** The branch to commit to, if the caller may; a repository without branches takes any name. */
export async function placeFor(services: Services, project: FoundProject, name: string): Promise<Place> {
  const { db, git, may } = services
  const repository = git(project.id)
  const head = (await repository.branch(name)) ?? null
  if (head === null) {
    check({ branch: [unfitRefName(name)] })
    if ((await repository.branches()).length > 0) throw invalid({ branch: ['does not exist'] })
  }
  const protection =
    head === null ? firstProtection(await settingsOf(db)) : await protectionOf(db, project.id, name)
  const place = { project, name, head, protection }
  may('push-to-branch', place)
  return place
}

/**
 * Makes one commit on the branch, and what `also` writes in the same transaction (false undoes it all). When somebody
 * else was faster, the change is made anew for their head. Undefined when there was nothing to commit.
 */
export async function commitTo(
  services: Services,
  place: Place,
  makeChange: MakeChange,
  also: (tx: Tx, commit: string) => Promise<boolean> = async () => true,
): Promise<Commit | undefined> {
  const { db, git, now } = services
  const { project, name } = place
  const repository = git(project.id)
  let head = place.head
  for (let count = 0; count < attempts; count += 1) {
    const base = head === null ? null : ((await repository.commit(head)) ?? null)
    const change = await orRefused(makeChange(base, repository))
    if (change === undefined) return undefined
    const { merged = [], ...commit } = change
    const to = await repository.writeCommit({
      ...commit,
      parents: [...(head === null ? [] : [head]), ...merged],
    })
    const move = { projectId: project.id, name, from: head, to }
    const moved = await attempt(db, async (tx) => (await moveBranch(tx, move, now())) && also(tx, to))
    if (moved) return repository.commit(to)
    head = (await repository.branch(name)) ?? null
    if (head === null && place.head !== null) break
  }
  throw invalid({ branch: ['has been changed by somebody else'] })
}

/** The caller's signature, or another author's. */
export function signatureOf(
  { me, now }: Services,
  author: { author_name?: string | undefined; author_email?: string | undefined } = {},
): Signature {
  const { name, email } = me()
  return { name: author.author_name ?? name, email: author.author_email ?? email, at: now(), offset: 0 }
}

/** What Git does not take is a bad request; a broken repository is nobody's fault but ours. */
async function orRefused<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change
  } catch (error) {
    if (error instanceof GitRefusal && error.kind !== 'corrupt')
      throw new Failure('invalid', { message: error.message })
    throw error
  }
}
