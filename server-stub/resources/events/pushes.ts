/** What the activity feed tells of branches and tags. */
import { branchRef } from '../../git/ref-name.ts'
import type { Repository } from '../../git/repository.ts'
import type { Commit } from '../../git/types.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../database/connection.ts'
import { recordEvent, type PushedCommit } from './queries.ts'
import { defaultBranchOf } from '../projects/index.ts'

/** Where a branch or tag pointed, and where it points now; null: it did not exist, or does not any more. */
export interface RefMove {
  projectId: number
  /** Full name: `refs/heads/master`. */
  ref: string
  from: string | null
  to: string | null
}

/** What Git writes where there is nothing. */
const nowhere = '0'.repeat(40)
/** Of a long history the feed shows the end. */
const mostCommits = 20

/** Records that the caller moved a branch or tag, with the commits that a branch got by it. */
export async function recordPush(services: Services, tx: Tx, move: RefMove): Promise<void> {
  const { git, currentUser, now } = services
  const { projectId, ref, from, to } = move
  const commits = await broughtBy(move, git(projectId, tx), tx)
  await recordEvent(tx, {
    project_id: projectId,
    author_id: currentUser().id,
    created_at: now().toISOString(),
    action: 'pushed',
    push: {
      before: from ?? nowhere,
      after: to ?? nowhere,
      ref,
      commits: commits.slice(0, mostCommits).toReversed().map(pushedCommit),
      total: commits.length,
    },
  })
}

/** Newest first. A new branch brings what the default branch does not have. */
async function broughtBy(
  { projectId, ref, from, to }: RefMove,
  repository: Repository,
  tx: Tx,
): Promise<Commit[]> {
  if (to === null || !ref.startsWith(branchRef(''))) return []
  const head = await repository.commit(to)
  if (head === undefined) return []
  // The usual case, which needs no walk through the history.
  if (from !== null && head.parents.length === 1 && head.parents[0] === from) return [head]
  const trunk = await defaultBranchOf(tx, projectId)
  const base =
    from ?? (trunk === null || branchRef(trunk) === ref ? undefined : await repository.branch(trunk))
  return base === undefined ? repository.log(to) : repository.commitsBetween(base, to)
}

function pushedCommit({ oid, message, author: { name, email, at } }: Commit): PushedCommit {
  return { id: oid, message, timestamp: at.toISOString(), author: { name, email } }
}
