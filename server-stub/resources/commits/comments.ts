import type { Db } from '../../database/connection.ts'
import type { CommitCommentRow, NewRow } from '../../database/tables.ts'

/** Comments on a commit, the oldest first. */
export function commentsOn(db: Db, projectId: number, sha: string) {
  return db
    .selectFrom('commit_comment')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('sha', '=', sha)
    .orderBy('id')
}

/** Adds a comment. */
export async function addComment(db: Db, comment: NewRow<'commit_comment'>): Promise<CommitCommentRow> {
  return db.insertInto('commit_comment').values(comment).returningAll().executeTakeFirstOrThrow()
}
