import { createIndex, createTable, flag, maybe, partOf, textOr, type Migration } from './schema.ts'

export const mergeRequests: Migration = async (db, dialect) => {
  await createPlanning(db, dialect)
  await createMergeRequests(db, dialect)
  await createTable([db, dialect], 'subscription', {
    user_id: partOf('user'),
    subscribable_type: 'text',
    subscribable_id: 'integer',
    subscribed: flag(1),
    created_at: 'text',
  })
  await createIndex(db, 'subscription', ['subscribable_type', 'subscribable_id', 'user_id'], { unique: true })
  await createIndex(db, 'subscription', ['user_id'])
}

const createPlanning: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'label', {
    project_id: partOf('project'),
    name: 'text',
    color: 'text',
    description: 'text?',
    created_at: 'text',
  })
  await createIndex(db, 'label', ['project_id', 'name'], { unique: true })

  await createTable([db, dialect], 'milestone', {
    project_id: partOf('project'),
    iid: 'integer',
    title: 'text',
    description: 'text?',
    state: textOr('active'),
    due_date: 'text?',
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'milestone', ['project_id', 'iid'], { unique: true })
  await createIndex(db, 'milestone', ['project_id', 'title'])
}

const createMergeRequests: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'merge_request', {
    iid: 'integer',
    source_project_id: maybe('project', 'set null'),
    target_project_id: partOf('project'),
    source_branch: 'text',
    target_branch: 'text',
    title: 'text',
    description: 'text?',
    state: textOr('opened'),
    author_id: partOf('user'),
    assignee_id: maybe('user', 'set null'),
    milestone_id: maybe('milestone', 'set null'),
    merge_when_pipeline_succeeds: flag(0),
    merge_user_id: maybe('user', 'set null'),
    merge_commit_message: 'text?',
    should_remove_source_branch: 'integer?',
    force_remove_source_branch: 'integer?',
    head_sha: 'text?',
    base_sha: 'text?',
    merge_commit_sha: 'text?',
    merged_at: 'text?',
    closed_at: 'text?',
    deleted_at: 'text?',
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'merge_request', ['target_project_id', 'iid'], { unique: true })
  await createIndex(db, 'merge_request', ['target_project_id', 'created_at'])
  await createIndex(db, 'merge_request', ['target_project_id', 'updated_at'])
  await createIndex(db, 'merge_request', ['source_project_id', 'source_branch'])
  for (const column of ['author_id', 'assignee_id', 'milestone_id', 'merge_user_id'])
    await createIndex(db, 'merge_request', [column])

  const label = { merge_request_id: partOf('merge_request'), label_id: partOf('label') } as const
  await createTable([db, dialect], 'merge_request_label', label, {
    primary: ['merge_request_id', 'label_id'],
  })
  await createIndex(db, 'merge_request_label', ['label_id'])
}
