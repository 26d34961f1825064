/** What an administrator sets for the instance. Spec: document 2, "Application settings". */
import type { Db, Tx } from './database.ts'
import type { Visibility } from './tables.ts'

/** The settings that other areas obey. */
export interface Settings {
  default_projects_limit: number
  default_project_visibility: Visibility
  default_group_visibility: Visibility
  /** 0: the first branch is not protected; 1: developers may push to it; 2: only masters may. */
  default_branch_protection: 0 | 1 | 2
  /** Levels that only administrators may choose; null: none. */
  restricted_visibility_levels: Visibility[] | null
}

const defaultSettings: Settings = {
  default_projects_limit: 100_000,
  default_project_visibility: 'private',
  default_group_visibility: 'private',
  default_branch_protection: 2,
  restricted_visibility_levels: null,
}

/** All settings: those that were changed, and the defaults of the others. */
export async function settingsOf(db: Db | Tx): Promise<Settings> {
  const rows = await db.selectFrom('application_setting').select(['key', 'value']).execute()
  const changed = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]))
  return { ...defaultSettings, ...changed }
}
