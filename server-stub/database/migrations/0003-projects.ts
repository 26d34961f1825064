import { createIndex, createTable, flag, integerOr, maybe, partOf, textOr, type Migration } from './schema.ts'

export const projects: Migration = async (db, dialect) => {
  await createNamespaces(db, dialect)
  await createProjects(db, dialect)
  await createMembership(db, dialect)
}

const createNamespaces: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'namespace', {
    kind: 'text',
    name: 'text',
    path: 'text',
    full_path: 'text',
    parent_id: maybe('namespace', 'cascade'),
    owner_id: maybe('user', 'cascade'),
    description: textOr(''),
    visibility: textOr('private'),
    lfs_enabled: flag(1),
    request_access_enabled: flag(0),
    avatar_url: 'text?',
    created_at: 'text',
  })
  await createIndex(db, 'namespace', ['lower(full_path)'], { unique: true })
  await createIndex(db, 'namespace', ['parent_id'])
  await createIndex(db, 'namespace', ['owner_id'])
  await createIndex(db, 'namespace', ['kind', 'name'])
}

const createProjects: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'project', {
    namespace_id: partOf('namespace'),
    creator_id: partOf('user'),
    name: 'text',
    path: 'text',
    description: 'text?',
    visibility: textOr('private'),
    default_branch: 'text?',
    tag_list: textOr('[]'),
    issues_enabled: flag(1),
    merge_requests_enabled: flag(1),
    jobs_enabled: flag(1),
    wiki_enabled: flag(1),
    snippets_enabled: flag(1),
    container_registry_enabled: flag(1),
    shared_runners_enabled: flag(1),
    lfs_enabled: flag(1),
    request_access_enabled: flag(0),
    public_jobs: flag(1),
    only_allow_merge_if_pipeline_succeeds: flag(0),
    only_allow_merge_if_all_discussions_are_resolved: flag(0),
    archived: flag(0),
    import_status: textOr('none'),
    import_error: 'text?',
    import_url: 'text?',
    runners_token: 'text',
    avatar_url: 'text?',
    forked_from_project_id: maybe('project', 'set null'),
    last_issue_iid: integerOr(0),
    last_merge_request_iid: integerOr(0),
    last_milestone_iid: integerOr(0),
    pending_delete: flag(0),
    last_activity_at: 'text',
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'project', ['namespace_id', 'lower(path)'], { unique: true })
  await createIndex(db, 'project', ['creator_id'])
  await createIndex(db, 'project', ['forked_from_project_id'])
  await createIndex(db, 'project', ['runners_token'], { unique: true })
  for (const order of ['name', 'path', 'created_at', 'updated_at', 'last_activity_at'])
    await createIndex(db, 'project', [order, 'id'])
}

const createMembership: Migration = async (db, dialect) => {
  const at = [db, dialect] as const
  const source = { source_type: 'text', source_id: 'integer', user_id: partOf('user') } as const
  await createTable(at, 'member', {
    ...source,
    access_level: 'integer',
    notification_level: integerOr(3),
    expires_at: 'text?',
    created_at: 'text',
  })
  await createTable(at, 'access_request', { ...source, requested_at: 'text' })
  for (const table of ['member', 'access_request']) {
    await createIndex(db, table, ['source_type', 'source_id', 'user_id'], { unique: true })
    await createIndex(db, table, ['user_id'])
  }

  await createTable(at, 'project_group_link', {
    project_id: partOf('project'),
    group_id: partOf('namespace'),
    group_access: 'integer',
    expires_at: 'text?',
    created_at: 'text',
  })
  await createIndex(db, 'project_group_link', ['project_id', 'group_id'], { unique: true })
  await createIndex(db, 'project_group_link', ['group_id'])

  const star = { user_id: partOf('user'), project_id: partOf('project'), created_at: 'text' } as const
  await createTable(at, 'star', star, { primary: ['user_id', 'project_id'] })
  await createIndex(db, 'star', ['project_id'])
}
