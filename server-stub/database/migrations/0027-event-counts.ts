import { sql, type Kysely } from 'kysely'
import { createIndex, createTable, partOf, type Migration } from './schema.ts'

/**
 * The number of events of each author in each project, so that long lists of events are not counted. Triggers update it, because
 * events are deleted with what they are about. Only expiries of memberships are recorded in advance, and found by an index.
 */
export const eventCounts: Migration = async (db, dialect) => {
  await createTable(
    [db, dialect],
    'event_count',
    { project_id: partOf('project'), author_id: partOf('user'), events: 'integer' },
    { primary: ['project_id', 'author_id'] },
  )
  await createIndex(db, 'event_count', ['author_id'])
  await db.schema
    .createIndex('event_expired')
    .on('event')
    .columns(['project_id', 'created_at'])
    .where(sql.ref('action'), '=', sql.lit('expired'))
    .execute()
  await sql`
    insert into event_count (project_id, author_id, events)
    select project_id, author_id, count(*) from event group by project_id, author_id
  `.execute(db)
  await (dialect === 'sqlite' ? createSqliteTriggers(db) : createPostgresTriggers(db))
}

const add = sql`
  insert into event_count (project_id, author_id, events) values (new.project_id, new.author_id, 1)
  on conflict (project_id, author_id) do update set events = events + 1`
const remove = sql`
  update event_count set events = events - 1 where project_id = old.project_id and author_id = old.author_id`

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger event_added after insert on event begin ${add}; end`.execute(db)
  await sql`create trigger event_removed after delete on event begin ${remove}; end`.execute(db)
  await sql`
    create trigger event_moved after update of project_id, author_id on event begin ${remove}; ${add}; end
  `.execute(db)
}

/** One change for all rows of a statement: PostgreSQL keeps each version of a row until the transaction has ended. */
async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_events() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        insert into event_count (project_id, author_id, events)
        select project_id, author_id, count(*) from added group by project_id, author_id order by project_id, author_id
        on conflict (project_id, author_id) do update set events = event_count.events + excluded.events;
      end if;
      if tg_op <> 'INSERT' then
        update event_count set events = event_count.events - counted.events
        from (select project_id, author_id, count(*) as events from removed group by project_id, author_id) as counted
        where event_count.project_id = counted.project_id and event_count.author_id = counted.author_id;
      end if;
      return null;
    end $$
  `.execute(db)
  for (const [operation, tables] of [
    ['insert', 'new table as added'],
    ['update', 'old table as removed new table as added'],
    ['delete', 'old table as removed'],
  ] as const)
    await sql`
      create trigger ${sql.id(`event_${operation}`)} after ${sql.raw(operation)} on event
      referencing ${sql.raw(tables)} for each statement execute function count_events()
    `.execute(db)
}
