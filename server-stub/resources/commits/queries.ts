/** SQL of comments on commits and of commit statuses. The commits themselves are objects of the repository. */
import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import { pageOf, type Page, type PageRequest } from '../../database/paging.ts'
import type {
  CommitCommentRow,
  CommitStatusRow,
  JobState,
  NewRow,
  RowChange,
  Tables,
} from '../../database/tables.ts'
import { elsewhere, filtered, type Filters } from '../../http/attributes.ts'
import type { QueryOf } from '../../http/handler.ts'

type Parameters = QueryOf<'listCommitStatuses'>
type StatusQuery = SelectQueryBuilder<Tables, 'commit_status', CommitStatusRow>

/** A page of the comments on a commit, the oldest first. */
export async function pageOfComments(
  db: Db,
  projectId: number,
  sha: string,
  paging: PageRequest,
): Promise<Page<CommitCommentRow>> {
  const comments = db
    .selectFrom('commit_comment')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('sha', '=', sha)
  return pageOf(comments.orderBy('id'), paging)
}

/** Adds a comment. */
export async function insertComment(tx: Tx, comment: NewRow<'commit_comment'>): Promise<CommitCommentRow> {
  return tx.insertInto('commit_comment').values(comment).returningAll().executeTakeFirstOrThrow()
}

/** The condition of each parameter of the list of statuses. */
const statusFilters = {
  ref: (statuses, ref) => statuses.where('commit_status.ref', '=', ref),
  stage: (statuses, stage) => statuses.where('commit_status.stage', '=', stage),
  name: (statuses, name) => statuses.where('commit_status.name', '=', name),
  // The default restricts the list: `pageOfStatuses`.
  all: elsewhere,
} satisfies Filters<Parameters, StatusQuery>

/** A page of the statuses of a commit, the oldest first; only the latest of each name and ref unless `all`. */
export async function pageOfStatuses(
  db: Db,
  projectId: number,
  sha: string,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<CommitStatusRow>> {
  const statuses = statusesOf(db, projectId, sha)
  const base = parameters.all === true ? statuses : latest(statuses)
  return pageOf(
    filtered<Parameters, StatusQuery>(base, parameters, statusFilters).orderBy('commit_status.id'),
    paging,
  )
}

/** The latest statuses of a commit of each name and ref, the oldest first. */
export async function latestStatuses(
  db: Db | Tx,
  projectId: number,
  sha: string,
): Promise<CommitStatusRow[]> {
  return latest(statusesOf(db, projectId, sha))
    .orderBy('commit_status.id')
    .execute()
}

/** The latest status of a commit of this name and ref. */
export async function latestStatus(
  tx: Tx,
  { project_id, sha, name, ref }: Pick<CommitStatusRow, 'project_id' | 'sha' | 'name' | 'ref'>,
): Promise<CommitStatusRow | undefined> {
  return latest(statusesOf(tx, project_id, sha))
    .where('commit_status.name', '=', name)
    .where((eb) => (ref === null ? eb('commit_status.ref', 'is', null) : eb('commit_status.ref', '=', ref)))
    .executeTakeFirst()
}

function statusesOf(db: Db | Tx, projectId: number, sha: string): StatusQuery {
  return db
    .selectFrom('commit_status')
    .selectAll('commit_status')
    .where('commit_status.project_id', '=', projectId)
    .where('commit_status.sha', '=', sha)
}

/** Only statuses without a later one of the same name and ref. */
function latest(statuses: StatusQuery): StatusQuery {
  return statuses.where((eb) =>
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
  )
}

/** Adds a status. */
export async function insertStatus(tx: Tx, status: NewRow<'commit_status'>): Promise<CommitStatusRow> {
  return tx.insertInto('commit_status').values(status).returningAll().executeTakeFirstOrThrow()
}

/** Changes a status; undefined columns keep their value. */
export async function updateStatusRow(
  tx: Tx,
  id: number,
  change: RowChange<'commit_status'>,
): Promise<CommitStatusRow> {
  return tx
    .updateTable('commit_status')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The states of the latest pipelines of a commit, one for each branch and tag. */
export async function latestPipelineStates(db: Db | Tx, projectId: number, sha: string): Promise<JobState[]> {
  const rows = await db
    .selectFrom('pipeline')
    .select(['ref', 'tag', 'status'])
    .where('project_id', '=', projectId)
    .where('sha', '=', sha)
    .orderBy('id')
    .execute()
  return [...new Map(rows.map(({ ref, tag, status }) => [`${tag} ${ref}`, status])).values()]
}
