/** Reads merge requests with everything that their presenter needs, except what has to be computed from the repository. */
import { sql, type ExpressionBuilder } from 'kysely'
import { prepareForViewer, type QueryContext } from '../../../access/viewer.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import { jsonRows } from '../../../database/json-rows.ts'
import { prepareByIds } from '../../../database/prepared.ts'
import type { Tables } from '../../../database/tables.ts'
import { branchPrefix } from '../../../git/ref-name.ts'
import { milestoneColumns } from '../../milestones/index.ts'
import { authorColumns, userReferenceColumns } from '../../users/index.ts'
import { isMergeRequestVisible } from './visibility.ts'

type Conditions = ExpressionBuilder<Tables, 'merge_request'>

const visibleByNumber = prepareForViewer(
  (db, viewer, { project, iid }: { project: number; iid: number }, _shape: null) =>
    withRelations(db)
      .where('merge_request.target_project_id', '=', project)
      .where('merge_request.iid', '=', iid)
      .where((eb) => isMergeRequestVisible(eb, viewer)),
)

const byIds = prepareByIds((db, ids) => withRelations(db).where('merge_request.id', 'in', ids))

/** A merge request as the database returns it. */
export type LoadedMergeRequest = Awaited<ReturnType<typeof loadMergeRequests>>[number]

/** The merge request of this number into the project, if the caller sees it. */
export async function findMergeRequestByNumber(
  context: QueryContext,
  project: number,
  iid: number,
): Promise<LoadedMergeRequest | undefined> {
  return visibleByNumber.first(context, { project, iid }, null)
}

/** The merge requests of these ids, in any order, whether the caller sees them or not. */
export async function loadMergeRequests(db: Db | Tx, ids: readonly number[]) {
  return byIds(db, ids)
}

function withRelations(db: Db) {
  return db
    .selectFrom('merge_request')
    .innerJoin('user as author', 'author.id', 'merge_request.author_id')
    .selectAll('merge_request')
    .select(authorColumns)
    .select((eb) => [
      assigneeOf(db, eb).as('assignee_rows'),
      milestoneOf(db, eb).as('milestone_rows'),
      labelsOf(db, eb).as('label_rows'),
      awardsNamed(eb, 'thumbsup').as('upvotes'),
      awardsNamed(eb, 'thumbsdown').as('downvotes'),
      notesOn(eb).as('notes'),
      headOf(eb, 'source').as('source_head'),
      headOf(eb, 'target').as('target_head'),
    ])
}

function assigneeOf(db: Db, eb: Conditions) {
  const user = eb.selectFrom('user').whereRef('user.id', '=', 'merge_request.assignee_id')
  return jsonRows(db, user, userReferenceColumns, 'user.id')
}

function milestoneOf(db: Db, eb: Conditions) {
  const milestone = eb.selectFrom('milestone').whereRef('milestone.id', '=', 'merge_request.milestone_id')
  return jsonRows(db, milestone, milestoneColumns, 'milestone.id')
}

function labelsOf(db: Db, eb: Conditions) {
  const labels = eb
    .selectFrom('merge_request_label as given')
    .innerJoin('label', 'label.id', 'given.label_id')
    .whereRef('given.merge_request_id', '=', 'merge_request.id')
  return jsonRows(db, labels, { name: 'label.name' }, 'label.name')
}

function awardsNamed(eb: Conditions, name: string) {
  return eb
    .selectFrom('award_emoji')
    .whereRef('award_emoji.merge_request_id', '=', 'merge_request.id')
    .where('award_emoji.name', '=', name)
    .select((inner) => inner.fn.countAll<number>().as('count'))
}

function notesOn(eb: Conditions) {
  return eb
    .selectFrom('note')
    .whereRef('note.merge_request_id', '=', 'merge_request.id')
    .where('note.system', '=', 0)
    .select((inner) => inner.fn.countAll<number>().as('count'))
}

/** The commit that the branch points to. */
function headOf(eb: Conditions, side: 'source' | 'target') {
  const name = sql<string>`${sql.lit(branchPrefix)} || ${sql.ref(`merge_request.${side}_branch`)}`
  return eb
    .selectFrom('git_ref')
    .whereRef('git_ref.project_id', '=', `merge_request.${side}_project_id`)
    .where('git_ref.name', '=', name)
    .select('git_ref.oid')
}
