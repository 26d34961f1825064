/** Records events. */
import type { Tx } from '../../database/connection.ts'
import type { EventAction } from '../../database/tables/activity.ts'
import { branchRef } from '../../git/ref-name.ts'
import type { Repository } from '../../git/repository.ts'
import type { Commit } from '../../git/types.ts'
import type { TransactionServices } from '../../services.ts'
import { defaultBranchOf } from '../projects/index.ts'
import { insertEvent } from './queries/events.ts'
import type { EventTarget, Push, PushedCommit } from './record.ts'

/** An event; its author is also the user who joined or left. */
export type NewEvent = { project_id: number; author_id: number; created_at: string } & (
  | { action: 'pushed'; push: Push }
  | { action: Exclude<EventAction, 'pushed'>; target: EventTarget }
)

const noTarget = {
  target_type: null,
  target_title: null,
  issue_id: null,
  merge_request_id: null,
  snippet_id: null,
  milestone_id: null,
  note_id: null,
  data: null,
}

/** Records an event of a project. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  const { project_id, author_id, created_at, action } = event
  await insertEvent(tx, { project_id, author_id, created_at, action, ...targetColumns(event) })
}

function targetColumns(event: NewEvent) {
  if (event.action === 'pushed') return { ...noTarget, data: JSON.stringify(event.push) }
  const { target } = event
  const row = { ...noTarget, target_type: target.kind }
  if (target.kind === 'project' || target.kind === 'user') return row
  const record = target.kind === 'note' ? target.on : target
  const note_id = target.kind === 'note' ? target.id : null
  return { ...row, target_title: record.title, note_id, [`${record.kind}_id`]: record.id }
}

/** What a branch or tag pointed to before and after; null if it did not, or does not, exist. */
export interface RefMove {
  projectId: number
  /** Full name: `refs/heads/master`. */
  ref: string
  from: string | null
  to: string | null
}

/** Git's notation for the absence of an object. */
const noObject = '0'.repeat(40)
/** Number of commits that a push event includes. */
const mostCommits = 20

/** Records that the caller moved a branch or tag, with the commits that a branch got by it. */
export async function recordPush(tx: TransactionServices, move: RefMove): Promise<void> {
  const { db, git, currentUser, now } = tx
  const { projectId, ref, from, to } = move
  const commits = await commitsOf(move, git(projectId), db)
  await recordEvent(db, {
    project_id: projectId,
    author_id: currentUser().id,
    created_at: now().toISOString(),
    action: 'pushed',
    push: {
      before: from ?? noObject,
      after: to ?? noObject,
      ref,
      commits: commits.slice(0, mostCommits).toReversed().map(pushedCommit),
      total: commits.length,
    },
  })
}

/** The commits that a branch got, newest first; for a new branch those that the default branch does not have. */
async function commitsOf(
  { projectId, ref, from, to }: RefMove,
  repository: Repository,
  tx: Tx,
): Promise<Commit[]> {
  if (to === null || !ref.startsWith(branchRef(''))) return []
  const head = await repository.commit(to)
  if (head === undefined) return []
  // One commit on top: no history to read.
  if (from !== null && head.parents.length === 1 && head.parents[0] === from) return [head]
  const trunk = await defaultBranchOf(tx, projectId)
  const base =
    from ?? (trunk === null || branchRef(trunk) === ref ? undefined : await repository.branch(trunk))
  return base === undefined ? repository.log(to) : repository.commitsBetween(base, to)
}

function pushedCommit({ oid, message, author: { name, email, at } }: Commit): PushedCommit {
  return { id: oid, message, timestamp: at.toISOString(), author: { name, email } }
}
