import { sql } from 'kysely'
import { notificationEvents } from '../tables/announcements.ts'
import { createIndex, createTable, flag, maybe, partOf, textOr, type Migration } from './schema.ts'

export const activity: Migration = async (db, dialect) => {
  await createEvents(db, dialect)
  await createTodos(db, dialect)
  await createAnnouncements(db, dialect)
  // Notification settings of a project or group do not require membership.
  await db.schema.alterTable('member').dropColumn('notification_level').execute()
}

const createEvents: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'event', {
    project_id: partOf('project'),
    author_id: partOf('user'),
    action: 'text',
    target_type: 'text?',
    target_title: 'text?',
    issue_id: maybe('issue', 'cascade'),
    merge_request_id: maybe('merge_request', 'cascade'),
    snippet_id: maybe('snippet', 'cascade'),
    milestone_id: maybe('milestone', 'cascade'),
    note_id: maybe('note', 'cascade'),
    data: 'text?',
    created_at: 'text',
  })
  for (const column of ['project_id', 'author_id']) await createIndex(db, 'event', [column, 'created_at'])
  for (const column of ['issue_id', 'merge_request_id', 'snippet_id', 'milestone_id', 'note_id'])
    await createIndex(db, 'event', [column])
}

const createTodos: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'todo', {
    user_id: partOf('user'),
    author_id: partOf('user'),
    project_id: partOf('project'),
    action: 'text',
    issue_id: maybe('issue', 'cascade'),
    merge_request_id: maybe('merge_request', 'cascade'),
    note_id: maybe('note', 'cascade'),
    state: textOr('pending'),
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'todo', ['user_id', 'state'])
  // No duplicate pending todos. Nulls differ from each other, so that each index applies to one kind of record alone.
  for (const target of ['issue_id', 'merge_request_id'])
    await db.schema
      .createIndex(`todo_by_user_id_${target}_action`)
      .unique()
      .on('todo')
      .columns(['user_id', target, 'action'])
      .where(sql.ref('state'), '=', sql.lit('pending'))
      .execute()
  for (const column of ['author_id', 'project_id', 'issue_id', 'merge_request_id', 'note_id'])
    await createIndex(db, 'todo', [column])
}

const createAnnouncements: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'broadcast_message', {
    message: 'text',
    starts_at: 'text',
    ends_at: 'text',
    color: 'text',
    font: 'text',
    created_at: 'text',
  })

  await createTable([db, dialect], 'notification_setting', {
    user_id: partOf('user'),
    project_id: maybe('project', 'cascade'),
    group_id: maybe('namespace', 'cascade'),
    level: 'text',
    email_id: maybe('email', 'set null'),
    ...Object.fromEntries(notificationEvents.map((event) => [event, flag(0)])),
  })
  for (const column of ['project_id', 'group_id']) {
    await createIndex(db, 'notification_setting', ['user_id', column], { unique: true })
    await createIndex(db, 'notification_setting', [column])
  }
  await createIndex(db, 'notification_setting', ['email_id'])
  // Nulls differ from each other: the choice that is about no place needs an index of its own.
  await db.schema
    .createIndex('notification_setting_by_user_id')
    .unique()
    .on('notification_setting')
    .column('user_id')
    .where(sql.ref('project_id'), 'is', null)
    .where(sql.ref('group_id'), 'is', null)
    .execute()
}
