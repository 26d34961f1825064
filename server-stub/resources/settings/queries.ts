/** Reads and writes the application settings. Spec: document 2, "Application settings". */
import type { Db, Tx } from '../../database/connection.ts'
import { prepareQuery, type QueryValues } from '../../database/prepared.ts'
import { upsertRow } from '../../database/rows.ts'
import type { Settings, SettingsChange, SettingsRecord } from './record.ts'

const defaultSettings: Settings = {
  default_projects_limit: 100_000,
  signup_enabled: true,
  signin_enabled: true,
  avatarservice_enabled: true,
  sign_in_text: null,
  home_page_url: null,
  default_branch_protection: 2,
  restricted_visibility_levels: null,
  max_attachment_size: 10,
  session_expire_delay: 10_080,
  default_project_visibility: 'private',
  default_snippet_visibility: 'private',
  default_group_visibility: 'private',
  domain_whitelist: null,
  domain_blacklist_enabled: false,
  domain_blacklist: [],
  user_oauth_applications: true,
  after_sign_out_path: null,
  container_registry_token_expire_delay: 5,
  repository_storages: ['default'],
  enabled_git_access_protocol: null,
  disabled_oauth_sign_in_sources: [],
  devenv_enabled: false,
  devenv_url: null,
  diagram_enabled: false,
  diagram_url: null,
  terminal_max_session_time: 0,
  polling_interval_multiplier: 1,
}

/** The row whose time is that of the creation of the settings. */
const creationKey = 'created_at'

/** All settings: the changed ones, and the defaults of the others. */
export async function settingsOf(db: Db | Tx): Promise<Settings> {
  return (await settingsRecordOf(db)).settings
}

/** All settings with the times of their creation and last change. */
export async function settingsRecordOf(db: Db | Tx): Promise<SettingsRecord> {
  const rows = await storedSettings.all(db, {}, null)
  const changed = Object.fromEntries(
    rows
      .filter(({ key }) => Object.hasOwn(defaultSettings, key))
      .map(({ key, value }) => [key, JSON.parse(value) as unknown]),
  )
  const times = rows.map((row) => row.updated_at).toSorted()
  return {
    settings: { ...defaultSettings, ...changed },
    created_at: times[0] ?? '',
    updated_at: times.at(-1) ?? '',
  }
}

const storedSettings = prepareQuery((db, _values: QueryValues, _shape: null) =>
  db.selectFrom('application_setting').selectAll(),
)

/** Stores the time of the creation of the settings, once. */
export async function initializeSettings(tx: Tx, now: string): Promise<void> {
  await tx
    .insertInto('application_setting')
    .values({ key: creationKey, value: 'null', updated_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Changes the given settings. */
export async function changeSettings(tx: Tx, change: SettingsChange, now: string): Promise<void> {
  const given = Object.entries(change).filter(
    ([key, value]) => Object.hasOwn(defaultSettings, key) && value !== undefined,
  )
  for (const [key, value] of given) {
    const row = { key, value: JSON.stringify(value), updated_at: now }
    await upsertRow(tx, 'application_setting', row, { key: ['key'], changed: ['value', 'updated_at'] })
  }
}
