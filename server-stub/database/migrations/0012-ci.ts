import { createIndex, createTable, flag, integerOr, maybe, partOf, textOr, type Migration } from './schema.ts'

export const ci: Migration = async (db, dialect) => {
  await createRunners(db, dialect)
  await createPipelines(db, dialect)
  await createJobs(db, dialect)
  await createProjectSettings(db, dialect)
  await createTable(
    [db, dialect],
    'work_count',
    { queue: 'text', processed: integerOr(0) },
    { primary: ['queue'] },
  )
}

const createRunners: Migration = async (db, dialect) => {
  const at = [db, dialect] as const
  await createTable(at, 'runner', {
    description: 'text?',
    name: 'text?',
    active: flag(1),
    shared: flag(0),
    token: 'text',
    tag_list: textOr('[]'),
    architecture: 'text?',
    platform: 'text?',
    revision: 'text?',
    version: 'text?',
    contacted_at: 'text?',
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'runner', ['token'], { unique: true })
  const enabled = { runner_id: partOf('runner'), project_id: partOf('project'), created_at: 'text' } as const
  await createTable(at, 'runner_project', enabled, { primary: ['runner_id', 'project_id'] })
  await createIndex(db, 'runner_project', ['project_id'])
}

const createPipelines: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'pipeline', {
    project_id: partOf('project'),
    ref: 'text',
    tag: flag(0),
    sha: 'text',
    status: 'text',
    user_id: maybe('user', 'set null'),
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'pipeline', ['project_id', 'sha'])
  await createIndex(db, 'pipeline', ['project_id', 'ref'])
  await createIndex(db, 'pipeline', ['user_id'])
}

const createJobs: Migration = async (db, dialect) => {
  const at = [db, dialect] as const
  await createTable(at, 'job', {
    pipeline_id: partOf('pipeline'),
    name: 'text',
    stage: 'text',
    status: 'text',
    allow_failure: flag(0),
    coverage: 'real?',
    user_id: maybe('user', 'set null'),
    runner_id: maybe('runner', 'set null'),
    created_at: 'text',
    started_at: 'text?',
    finished_at: 'text?',
  })
  for (const column of ['pipeline_id', 'user_id', 'runner_id']) await createIndex(db, 'job', [column])

  await createTable(at, 'job_file', {
    job_id: partOf('job'),
    kind: 'text',
    name: 'text',
    size: 'integer',
    expires_at: 'text?',
    created_at: 'text',
  })
  await createIndex(db, 'job_file', ['job_id', 'kind'], { unique: true })
  const chunk = { file_id: partOf('job_file'), number: 'integer', data: 'bytes' } as const
  await createTable(at, 'job_file_chunk', chunk, { primary: ['file_id', 'number'] })
}

const createProjectSettings: Migration = async (db, dialect) => {
  const at = [db, dialect] as const
  await createTable(at, 'pipeline_trigger', {
    project_id: partOf('project'),
    owner_id: maybe('user', 'set null'),
    description: 'text',
    token: 'text',
    last_used_at: 'text?',
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'pipeline_trigger', ['token'], { unique: true })
  for (const column of ['project_id', 'owner_id']) await createIndex(db, 'pipeline_trigger', [column])

  await createTable(at, 'build_variable', {
    project_id: partOf('project'),
    key: 'text',
    value: 'text',
    protected: flag(0),
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'build_variable', ['project_id', 'key'], { unique: true })

  await createTable(at, 'environment', {
    project_id: partOf('project'),
    name: 'text',
    slug: 'text',
    external_url: 'text?',
    state: textOr('available'),
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'environment', ['project_id', 'name'], { unique: true })

  await createTable(at, 'deploy_key', {
    project_id: partOf('project'),
    title: 'text',
    key: 'text',
    fingerprint: 'text',
    can_push: flag(0),
    created_at: 'text',
  })
  await createIndex(db, 'deploy_key', ['project_id', 'fingerprint'], { unique: true })
}
