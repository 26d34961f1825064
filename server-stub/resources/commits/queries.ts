/** SQL of comments on commits and of commit statuses. The commits themselves are objects of the repository. */
import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import { stillThere } from '../../database/gone.ts'
import { jsonRows, parseRows } from '../../database/json-rows.ts'
import { pageOf } from '../../database/paging.ts'
import type { Page, PageRequest } from '../../page.ts'
import { prepareQuery } from '../../database/prepared.ts'
import { insertRow, updateRow } from '../../database/rows.ts'
import type {
  CommitCommentRow,
  CommitStatusRow,
  JobState,
  NewRow,
  PipelineRow,
  RowChange,
  Tables,
} from '../../database/tables.ts'
import { elsewhere, filtered, type Filters } from '../../http/attributes.ts'
import type { QueryOf } from '../../http/handler.ts'
import { authorRows } from '../users/index.ts'

type Parameters = QueryOf<'listCommitStatuses'>
type StatusQuery = SelectQueryBuilder<Tables, 'commit_status', CommitStatusRow>

/** A page of the comments on a commit, the oldest first. */
export async function pageOfComments(
  db: Db,
  projectId: number,
  sha: string,
  paging: PageRequest,
): Promise<Page<WithAuthorRows<CommitCommentRow>>> {
  const comments = db
    .selectFrom('commit_comment')
    .selectAll('commit_comment')
    .select((eb) => authorRows(db, eb.ref('commit_comment.author_id')))
    .where('project_id', '=', projectId)
    .where('sha', '=', sha)
  return pageOf(comments.orderBy('commit_comment.id'), paging)
}

/** Adds a comment. */
export async function insertComment(tx: Tx, comment: NewRow<'commit_comment'>): Promise<CommitCommentRow> {
  return insertRow(tx, 'commit_comment', comment)
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
): Promise<Page<WithAuthorRows<CommitStatusRow>>> {
  const statuses = statusesOf(db, projectId, sha)
  const base = parameters.all === true ? statuses : latest(statuses)
  const selected = filtered<Parameters, StatusQuery>(base, parameters, statusFilters)
  return pageOf(
    selected.select((eb) => authorRows(db, eb.ref('commit_status.author_id'))).orderBy('commit_status.id'),
    paging,
  )
}

/** A row with its author, for `authorIn`. */
type WithAuthorRows<Row> = Row & { author_rows: string }

/** The latest statuses of a commit of each name and ref, and the states of the latest pipelines of each branch and tag. */
export async function latestStates(db: Db | Tx, projectId: number, sha: string): Promise<LatestStates> {
  const row = await states.first(db, { projectId, sha }, null)
  const byRef = parseRows<PipelineState>(row?.pipelines ?? '[]').map(
    ({ ref, tag, status }) => [`${tag} ${ref}`, status] as const,
  )
  return { statuses: parseRows(row?.statuses ?? '[]'), pipelines: [...new Map(byRef).values()] }
}

const states = prepareQuery((db, { projectId, sha }: { projectId: number; sha: string }, _shape: null) => {
  const statuses = latest(statusesOf(db, projectId, sha)).clearSelect()
  const pipelines = db.selectFrom('pipeline').where('project_id', '=', projectId).where('sha', '=', sha)
  const statusColumns = { status: 'commit_status.status', allow_failure: 'commit_status.allow_failure' }
  const pipelineColumns = { ref: 'pipeline.ref', tag: 'pipeline.tag', status: 'pipeline.status' }
  return db.selectNoFrom([
    jsonRows(db, statuses, statusColumns, 'commit_status.id').as('statuses'),
    jsonRows(db, pipelines, pipelineColumns, 'pipeline.id').as('pipelines'),
  ])
})

type PipelineState = Pick<PipelineRow, 'ref' | 'tag' | 'status'>

interface LatestStates {
  statuses: Pick<CommitStatusRow, 'status' | 'allow_failure'>[]
  pipelines: JobState[]
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
  return insertRow(tx, 'commit_status', status)
}

/** Changes a status; undefined columns keep their value. */
export async function updateStatusRow(
  tx: Tx,
  id: number,
  change: RowChange<'commit_status'>,
): Promise<CommitStatusRow> {
  return stillThere(await updateRow(tx, 'commit_status', id, change), `Status ${id}`)
}
