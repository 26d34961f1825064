import { createIndex, createTable, flag, integerOr, partOf, textOr, type Migration } from './schema.ts'

export const people: Migration = async (db, dialect) => {
  await createUsers(db, dialect)
  await createCredentials(db, dialect)
  await createTable([db, dialect], 'email', { user_id: partOf('user'), email: 'text', created_at: 'text' })
  await createIndex(db, 'email', ['lower(email)'], { unique: true })
  await createIndex(db, 'email', ['user_id'])
}

const createUsers: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'user', {
    username: 'text',
    name: 'text',
    email: 'text',
    password_hash: 'text?',
    state: textOr('active'),
    admin: flag(0),
    ghost: flag(0),
    bio: 'text?',
    location: 'text?',
    messenger_id: textOr(''),
    work_profile: textOr(''),
    micro_blog: textOr(''),
    website_url: textOr(''),
    organization: 'text?',
    avatar_url: 'text?',
    projects_limit: integerOr(100_000),
    can_create_group: flag(1),
    external: flag(0),
    color_scheme_id: integerOr(1),
    two_factor_enabled: flag(0),
    password_change_required: flag(0),
    private_token: 'text',
    created_at: 'text',
    confirmed_at: 'text?',
    last_sign_in_at: 'text?',
    current_sign_in_at: 'text?',
    last_activity_on: 'text?',
  })
  await createIndex(db, 'user', ['lower(username)'], { unique: true })
  await createIndex(db, 'user', ['lower(email)'], { unique: true })
  await createIndex(db, 'user', ['private_token'], { unique: true })
}

const createCredentials: Migration = async (db, dialect) => {
  const at = [db, dialect] as const
  await createTable(at, 'identity', { user_id: partOf('user'), provider: 'text', extern_uid: 'text' })
  await createIndex(db, 'identity', ['provider', 'extern_uid'], { unique: true })
  await createIndex(db, 'identity', ['user_id', 'provider'], { unique: true })

  await createTable(at, 'access_token', {
    kind: 'text',
    user_id: partOf('user'),
    token_digest: 'text',
    name: 'text',
    scopes: textOr('[]'),
    expires_at: 'text?',
    revoked: flag(0),
    created_at: 'text',
  })
  await createIndex(db, 'access_token', ['token_digest'], { unique: true })
  await createIndex(db, 'access_token', ['user_id'])

  await createTable(at, 'session', {
    cookie_digest: 'text',
    user_id: partOf('user'),
    expires_at: 'text',
    created_at: 'text',
  })
  await createIndex(db, 'session', ['cookie_digest'], { unique: true })
  await createIndex(db, 'session', ['user_id'])

  await createTable(at, 'ssh_key', {
    user_id: partOf('user'),
    title: 'text',
    key: 'text',
    fingerprint: 'text',
    created_at: 'text',
  })
  await createIndex(db, 'ssh_key', ['fingerprint'], { unique: true })
  await createIndex(db, 'ssh_key', ['user_id'])
}
