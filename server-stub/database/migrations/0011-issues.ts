import { sql } from 'kysely'
import { createIndex, createTable, flag, integerOr, maybe, partOf, textOr, type Migration } from './schema.ts'

export const issues: Migration = async (db, dialect) => {
  await createIssues(db, dialect)
  await createSnippets(db, dialect)
  await createNotes(db, dialect)
  await createAwards(db, dialect)
  await createBoards(db, dialect)
}

const createIssues: Migration = async (db, dialect) => {
  const at = [db, dialect] as const
  await createTable(at, 'issue', {
    project_id: partOf('project'),
    iid: 'integer',
    title: 'text',
    description: 'text?',
    state: textOr('opened'),
    author_id: partOf('user'),
    milestone_id: maybe('milestone', 'set null'),
    confidential: flag(0),
    due_date: 'text?',
    closed_at: 'text?',
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'issue', ['project_id', 'iid'], { unique: true })
  await createIndex(db, 'issue', ['project_id', 'created_at'])
  await createIndex(db, 'issue', ['project_id', 'updated_at'])
  for (const column of ['author_id', 'milestone_id']) await createIndex(db, 'issue', [column])

  await createTable(at, 'issue_assignee', { issue_id: partOf('issue'), user_id: partOf('user') })
  await createIndex(db, 'issue_assignee', ['issue_id', 'user_id'], { unique: true })
  await createIndex(db, 'issue_assignee', ['user_id'])

  const label = { issue_id: partOf('issue'), label_id: partOf('label') } as const
  await createTable(at, 'issue_label', label, { primary: ['issue_id', 'label_id'] })
  await createIndex(db, 'issue_label', ['label_id'])
}

const createSnippets: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'snippet', {
    project_id: partOf('project'),
    author_id: partOf('user'),
    title: 'text',
    file_name: 'text?',
    content: textOr(''),
    visibility: textOr('private'),
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'snippet', ['project_id'])
  await createIndex(db, 'snippet', ['author_id'])
}

const createNotes: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'note', {
    issue_id: maybe('issue', 'cascade'),
    merge_request_id: maybe('merge_request', 'cascade'),
    snippet_id: maybe('snippet', 'cascade'),
    author_id: partOf('user'),
    body: 'text',
    attachment: 'text?',
    system: flag(0),
    resolved_at: 'text?',
    resolved_by_id: maybe('user', 'set null'),
    created_at: 'text',
    updated_at: 'text',
  })
  for (const column of ['issue_id', 'merge_request_id', 'snippet_id', 'author_id', 'resolved_by_id'])
    await createIndex(db, 'note', [column])
}

const createAwards: Migration = async (db, dialect) => {
  const targets = ['issue', 'merge_request', 'snippet', 'note'] as const
  await createTable([db, dialect], 'award_emoji', {
    ...Object.fromEntries(targets.map((target) => [`${target}_id`, maybe(target, 'cascade')])),
    user_id: partOf('user'),
    name: 'text',
    created_at: 'text',
    updated_at: 'text',
  })
  // Nulls differ from each other, so that each index applies to one kind of record alone.
  for (const target of targets)
    await createIndex(db, 'award_emoji', [`${target}_id`, 'user_id', 'name'], { unique: true })
  await createIndex(db, 'award_emoji', ['user_id'])
}

const createBoards: Migration = async (db, dialect) => {
  const at = [db, dialect] as const
  await createTable(at, 'board', {
    project_id: partOf('project'),
    lists_changed: integerOr(0),
    created_at: 'text',
  })
  await createIndex(db, 'board', ['project_id'])
  // Projects have a board from the start; so do those that are older than boards.
  await sql`insert into board (project_id, created_at) select id, created_at from project order by id`.execute(
    db,
  )

  await createTable(at, 'board_list', {
    board_id: partOf('board'),
    label_id: partOf('label'),
    position: 'integer',
    deleted_at: 'text?',
    created_at: 'text',
  })
  await createIndex(db, 'board_list', ['label_id'])
  await db.schema
    .createIndex('board_list_by_board_id_label_id')
    .unique()
    .on('board_list')
    .columns(['board_id', 'label_id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
}
