import { createIndex, createTable, flag, partOf, textOr, type Migration } from './schema.ts'

export const repository: Migration = async (db, dialect) => {
  const at = [db, dialect] as const
  const object = { project_id: partOf('project'), oid: 'text', data: 'bytes' } as const
  await createTable(at, 'git_object', object, { primary: ['project_id', 'oid'] })
  const ref = { project_id: partOf('project'), name: 'text', oid: 'text' } as const
  await createTable(at, 'git_ref', ref, { primary: ['project_id', 'name'] })

  await createTable(at, 'protected_branch', {
    project_id: partOf('project'),
    name: 'text',
    developers_can_push: flag(0),
    developers_can_merge: flag(0),
    created_at: 'text',
  })
  await createIndex(db, 'protected_branch', ['project_id', 'name'], { unique: true })

  await createTable(at, 'commit_comment', {
    project_id: partOf('project'),
    sha: 'text',
    author_id: partOf('user'),
    note: 'text',
    path: 'text?',
    line: 'integer?',
    line_type: 'text?',
    created_at: 'text',
  })
  await createTable(at, 'commit_status', {
    project_id: partOf('project'),
    sha: 'text',
    ref: 'text?',
    name: 'text',
    stage: textOr('external'),
    status: 'text',
    description: 'text?',
    target_url: 'text?',
    coverage: 'real?',
    allow_failure: flag(0),
    author_id: partOf('user'),
    created_at: 'text',
    started_at: 'text?',
    finished_at: 'text?',
  })
  for (const table of ['commit_comment', 'commit_status']) {
    await createIndex(db, table, ['project_id', 'sha'])
    await createIndex(db, table, ['author_id'])
  }
}
