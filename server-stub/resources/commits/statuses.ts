/** What systems outside say about commits. Spec: document 3, "Commit status". */
import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { CommitStatusRow, CommitStatusState, JobState, Tables } from '../../database/tables.ts'

/** What a list of statuses is narrowed by; only the latest of each name and ref unless `all`. */
export interface StatusFilter {
  ref?: string | undefined
  stage?: string | undefined
  name?: string | undefined
  all?: boolean | undefined
}

export type StatusQuery = SelectQueryBuilder<Tables, 'commit_status', CommitStatusRow>

/** Statuses of a commit, in the order in which they came. */
export function statusesOf(db: Db | Tx, projectId: number, sha: string, filter: StatusFilter): StatusQuery {
  const { ref, stage, name, all = false } = filter
  return db
    .selectFrom('commit_status')
    .selectAll('commit_status')
    .where('commit_status.project_id', '=', projectId)
    .where('commit_status.sha', '=', sha)
    .$if(ref !== undefined, (query) => query.where('commit_status.ref', '=', ref ?? ''))
    .$if(stage !== undefined, (query) => query.where('commit_status.stage', '=', stage ?? ''))
    .$if(name !== undefined, (query) => query.where('commit_status.name', '=', name ?? ''))
    .$if(!all, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('commit_status as later')
              .select('later.id')
              .whereRef('later.project_id', '=', 'commit_status.project_id')
              .whereRef('later.sha', '=', 'commit_status.sha')
              .whereRef('later.name', '=', 'commit_status.name')
              .where((later) =>
                later.or([
                  later('later.ref', '=', later.ref('commit_status.ref')),
                  later.and([later('later.ref', 'is', null), later('commit_status.ref', 'is', null)]),
                ]),
              )
              .whereRef('later.id', '>', 'commit_status.id'),
          ),
        ),
      ),
    )
    .orderBy('commit_status.id')
}

/** A status that is set: its times follow from the state; what is left undefined stays as it is. */
export interface StatusChange extends Pick<
  CommitStatusRow,
  'project_id' | 'sha' | 'name' | 'ref' | 'status' | 'author_id'
> {
  target_url?: string | undefined
  description?: string | undefined
  coverage?: number | undefined
}

const ended: readonly CommitStatusState[] = ['success', 'failed', 'canceled']

/**
 * Updates the latest status of that name and ref on the commit, or adds one where there is none. One that had ended and
 * begins anew is another run: a status of its own, and the former is no longer among the latest.
 */
export async function setStatus(tx: Tx, change: StatusChange, at: string): Promise<CommitStatusRow> {
  const { project_id, sha, name, ref, status } = change
  const before = await statusesOf(tx, project_id, sha, { name })
    .where((eb) => (ref === null ? eb('commit_status.ref', 'is', null) : eb('commit_status.ref', '=', ref)))
    .executeTakeFirst()
  const anew = before !== undefined && ended.includes(before.status) && !ended.includes(status)
  if (before === undefined || anew)
    return tx
      .insertInto('commit_status')
      .values({ ...change, created_at: at, ...times(status, at, null) })
      .returningAll()
      .executeTakeFirstOrThrow()
  return tx
    .updateTable('commit_status')
    .set({ ...change, ...times(status, at, before.started_at) })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function times(
  status: CommitStatusState,
  at: string,
  started: string | null,
): Pick<CommitStatusRow, 'started_at' | 'finished_at'> {
  return {
    started_at: status === 'pending' ? started : (started ?? at),
    finished_at: ended.includes(status) ? at : null,
  }
}

/**
 * The state that the latest statuses and the latest pipelines of a commit amount to: running before all have ended,
 * `success` when all ended well; null without any.
 */
export async function pipelineState(
  db: Db | Tx,
  projectId: number,
  sha: string,
): Promise<CommitStatusState | null> {
  const rows = await statusesOf(db, projectId, sha, {}).execute()
  const counted = rows.filter(({ status, allow_failure }) => allow_failure === 0 || !isBad(status))
  const verdicts = await pipelineStatesOf(db, projectId, sha)
  const states = new Set([...counted.map(({ status }) => status), ...verdicts])
  const [first] = states
  if (first === undefined) return rows.length > 0 ? 'success' : null
  if (states.size === 1) return first
  if (states.has('running') || states.has('pending')) return 'running'
  return states.has('failed') ? 'failed' : 'canceled'
}

const isBad = (status: CommitStatusState): boolean => status === 'failed' || status === 'canceled'

const commitStatusOf = {
  created: 'pending',
  pending: 'pending',
  manual: 'pending',
  running: 'running',
  failed: 'failed',
  success: 'success',
  canceled: 'canceled',
  skipped: null,
} as const satisfies Record<JobState, CommitStatusState | null>

/** The states of the latest pipelines of a commit, one for each branch and tag, as states of commit statuses. */
async function pipelineStatesOf(db: Db | Tx, projectId: number, sha: string): Promise<CommitStatusState[]> {
  const rows = await db
    .selectFrom('pipeline')
    .select(['ref', 'tag', 'status'])
    .where('project_id', '=', projectId)
    .where('sha', '=', sha)
    .orderBy('id')
    .execute()
  const latest = new Map(rows.map(({ ref, tag, status }) => [`${tag} ${ref}`, status]))
  return [...latest.values()].flatMap((status) => commitStatusOf[status] ?? [])
}
