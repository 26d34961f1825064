/** What an administrator sets for the instance. Spec: document 2, "Application settings". */
import type { Db, Tx } from '../../database/connection.ts'
import type { Visibility } from '../../database/tables.ts'

/** All settings. A text that is null or empty, and a list that is null, are not set. */
export interface Settings {
  default_projects_limit: number
  signup_enabled: boolean
  /** Whether passwords open sessions. */
  signin_enabled: boolean
  avatarservice_enabled: boolean
  sign_in_text: string | null
  home_page_url: string | null
  /** 0: the first branch is not protected; 1: developers may push to it; 2: only masters may. */
  default_branch_protection: 0 | 1 | 2
  /** Levels that only administrators may choose; null: none. */
  restricted_visibility_levels: Visibility[] | null
  /** Megabytes. */
  max_attachment_size: number
  /** Minutes. */
  session_expire_delay: number
  default_project_visibility: Visibility
  default_snippet_visibility: Visibility
  default_group_visibility: Visibility
  domain_whitelist: string[] | null
  domain_blacklist_enabled: boolean
  domain_blacklist: string[] | null
  user_oauth_applications: boolean
  after_sign_out_path: string | null
  /** Minutes. */
  container_registry_token_expire_delay: number
  repository_storages: string[]
  /** Null: both. */
  enabled_git_access_protocol: 'ssh' | 'http' | null
  disabled_oauth_sign_in_sources: string[]
  devenv_enabled: boolean
  devenv_url: string | null
  diagram_enabled: boolean
  diagram_url: string | null
  /** Seconds; 0: no limit. */
  terminal_max_session_time: number
  polling_interval_multiplier: number
}

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

/** Kept beside the settings: since when there are any. */
const birth = 'created_at'

/** All settings: those that were changed, and the defaults of the others. */
export async function settingsOf(db: Db | Tx): Promise<Settings> {
  return (await settingsRecordOf(db)).settings
}

/** All settings, since when there are any, and when one was last changed. */
export interface SettingsRecord {
  settings: Settings
  created_at: string
  updated_at: string
}

export async function settingsRecordOf(db: Db | Tx): Promise<SettingsRecord> {
  const rows = await db.selectFrom('application_setting').selectAll().execute()
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

/** Notes since when there are settings, once. */
export async function beginSettings(tx: Tx, now: string): Promise<void> {
  await tx
    .insertInto('application_setting')
    .values({ key: birth, value: 'null', updated_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Settings to change; what is left undefined, and what is no setting, stays as it is. */
export type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | undefined }

export async function changeSettings(tx: Tx, change: SettingsChange, now: string): Promise<void> {
  const given = Object.entries(change).filter(
    ([key, value]) => Object.hasOwn(defaultSettings, key) && value !== undefined,
  )
  for (const [key, value] of given) {
    const row = { key, value: JSON.stringify(value), updated_at: now }
    await tx
      .insertInto('application_setting')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  }
}
