import type { Visibility } from '../../database/tables.ts'

/** All settings. A null or empty text, and a null list, mean that the setting has no value. */
export interface Settings {
  default_projects_limit: number
  signup_enabled: boolean
  /** Whether users can sign in with a password. */
  signin_enabled: boolean
  avatarservice_enabled: boolean
  sign_in_text: string | null
  home_page_url: string | null
  /** 0: the default branch is not protected; 1: developers may push to it; 2: only masters may. */
  default_branch_protection: 0 | 1 | 2
  /** Levels that only administrators may set; null: none. */
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

/** All settings with the times of their creation and last change. */
export interface SettingsRecord {
  settings: Settings
  created_at: string
  updated_at: string
}

/** Settings to change; undefined ones keep their values. */
export type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | undefined }
