import type { Schema } from '../../../generated/schemas.ts'
import type { SettingsRecord } from './record.ts'

/** The settings of the instance. Spec: document 2, "Application settings". */
export function applicationSettings({
  settings,
  created_at,
  updated_at,
}: SettingsRecord): Schema<'ApplicationSettings'> {
  return {
    id: 1,
    default_projects_limit: settings.default_projects_limit,
    signup_enabled: settings.signup_enabled,
    signin_enabled: settings.signin_enabled,
    avatarservice_enabled: settings.avatarservice_enabled,
    sign_in_text: settings.sign_in_text,
    home_page_url: settings.home_page_url,
    default_branch_protection: settings.default_branch_protection,
    restricted_visibility_levels: settings.restricted_visibility_levels,
    max_attachment_size: settings.max_attachment_size,
    session_expire_delay: settings.session_expire_delay,
    default_project_visibility: settings.default_project_visibility,
    default_snippet_visibility: settings.default_snippet_visibility,
    default_group_visibility: settings.default_group_visibility,
    domain_whitelist: settings.domain_whitelist,
    domain_blacklist_enabled: settings.domain_blacklist_enabled,
    domain_blacklist: settings.domain_blacklist,
    user_oauth_applications: settings.user_oauth_applications,
    after_sign_out_path: settings.after_sign_out_path,
    container_registry_token_expire_delay: settings.container_registry_token_expire_delay,
    repository_storages: settings.repository_storages,
    repository_storage: settings.repository_storages[0] ?? '',
    enabled_git_access_protocol: settings.enabled_git_access_protocol,
    disabled_oauth_sign_in_sources: settings.disabled_oauth_sign_in_sources,
    devenv_enabled: settings.devenv_enabled,
    devenv_url: settings.devenv_url,
    diagram_enabled: settings.diagram_enabled,
    diagram_url: settings.diagram_url,
    terminal_max_session_time: settings.terminal_max_session_time,
    polling_interval_multiplier: settings.polling_interval_multiplier,
    created_at,
    updated_at,
  }
}
