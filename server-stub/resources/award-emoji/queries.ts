/** Emoji that users give to issues, merge requests, snippets and notes. */
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { AwardEmojiRow, Tables, Timestamp } from '../../database/tables.ts'

/** Something that emoji can be given to. */
export interface Awarded {
  kind: 'issue' | 'merge_request' | 'snippet' | 'note'
  id: number
}

export type AwardQuery = SelectQueryBuilder<Tables, 'award_emoji', AwardEmojiRow>

/** Emoji on the thing in the order in which they were given. */
export function awardsOn(db: Db | Tx, { kind, id }: Awarded): AwardQuery {
  return db
    .selectFrom('award_emoji')
    .selectAll('award_emoji')
    .where(`award_emoji.${kind}_id`, '=', id)
    .orderBy('award_emoji.id')
}

/** Gives an emoji; an index refuses the second of the same name from the same user. */
export async function addAward(
  db: Db | Tx,
  on: Awarded,
  { user_id, name }: { user_id: number; name: string },
  now: Timestamp,
): Promise<AwardEmojiRow> {
  const nothing = { issue_id: null, merge_request_id: null, snippet_id: null, note_id: null }
  return db
    .insertInto('award_emoji')
    .values({ ...nothing, [`${on.kind}_id`]: on.id, user_id, name, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes an emoji off. */
export async function removeAward(db: Db | Tx, id: number): Promise<void> {
  await db.deleteFrom('award_emoji').where('id', '=', id).execute()
}

/** Thumbs up and down. */
export interface Votes {
  up: number
  down: number
}

/** Votes on each of these things, by id; things without any are absent. */
export async function votesOn(
  db: Db | Tx,
  kind: Awarded['kind'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, Votes>> {
  if (ids.length === 0) return new Map()
  const column = `award_emoji.${kind}_id` as const
  const rows = await db
    .selectFrom('award_emoji')
    .where(column, 'in', ids)
    .groupBy(column)
    .select([`${column} as id`, timesGiven('thumbsup').as('up'), timesGiven('thumbsdown').as('down')])
    .execute()
  return new Map(rows.flatMap(({ id, up, down }) => (id === null ? [] : [[id, { up, down }]])))
}

const timesGiven = (name: string) => sql<number>`count(case when award_emoji.name = ${name} then 1 end)`
