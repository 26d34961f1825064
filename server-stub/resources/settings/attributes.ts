/** Properties of the application settings. */
import { requireValid, lengthViolation, type ValidationMessage } from '../../http/validation-messages.ts'
import { missing } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Settings, SettingsChange } from './record.ts'

type Attributes = BodyOf<'updateApplicationSettings'>

/** Flags, and the setting that each of them requires. */
const requirements = [
  ['domain_blacklist_enabled', 'domain_blacklist'],
  ['devenv_enabled', 'devenv_url'],
  ['diagram_enabled', 'diagram_url'],
] as const

const maxNumber = 2_147_483_647
const maxTextCharacters = 10_000
const maxUrlCharacters = 2000

/**
 * The settings to change. `repository_storage` sets a single storage. The type reports a property of the contract that is
 * not a setting.
 */
export function settingsChange({
  repository_storage: storage,
  ...given
}: Attributes): Pick<SettingsChange, Exclude<keyof Attributes, 'repository_storage'>> {
  const storages = given.repository_storages ?? (storage === undefined ? undefined : [storage])
  return { ...given, repository_storages: storages }
}

/** Throws 400 with the required settings that are missing, or with all violations. */
export function validateSettings(given: Attributes): void {
  const absent = requirements.filter(([flag, name]) => given[flag] === true && given[name] === undefined)
  if (absent.length > 0) throw missing(...absent.map(([, name]) => name))
  requireValid({
    default_projects_limit: [rangeViolation(0, given.default_projects_limit)],
    max_attachment_size: [rangeViolation(1, given.max_attachment_size)],
    session_expire_delay: [rangeViolation(1, given.session_expire_delay)],
    container_registry_token_expire_delay: [rangeViolation(1, given.container_registry_token_expire_delay)],
    terminal_max_session_time: [rangeViolation(0, given.terminal_max_session_time)],
    polling_interval_multiplier: [rangeViolation(0, given.polling_interval_multiplier)],
    sign_in_text: [lengthViolation(given.sign_in_text, maxTextCharacters)],
    home_page_url: [urlViolation(given.home_page_url)],
    after_sign_out_path: [
      given.after_sign_out_path?.startsWith('/') !== true && urlViolation(given.after_sign_out_path),
    ],
    devenv_url: [urlViolation(given.devenv_url)],
    diagram_url: [urlViolation(given.diagram_url)],
    domain_whitelist: given.domain_whitelist?.map(domainViolation) ?? [],
    domain_blacklist: given.domain_blacklist?.map(domainViolation) ?? [],
    repository_storages: [namesViolation(given.repository_storages)],
    repository_storage: [
      namesViolation(given.repository_storage === undefined ? undefined : [given.repository_storage]),
    ],
    disabled_oauth_sign_in_sources:
      given.disabled_oauth_sign_in_sources?.map((source) => lengthViolation(source)) ?? [],
  })
}

/** Throws 400 if a flag is set and the setting that it requires has no value. */
export function requireCompleteSettings(settings: Settings): void {
  requireValid(
    Object.fromEntries(
      requirements.map(([flag, name]) => [
        name,
        [settings[flag] && isUnset(settings[name]) && "can't be blank"],
      ]),
    ),
  )
}

function isUnset(value: string | readonly string[] | null): boolean {
  return value === null || value.length === 0
}

function rangeViolation(min: number, value: number | undefined): ValidationMessage {
  if (value === undefined) return undefined
  if (value < min) return `must be greater than or equal to ${min}`
  return value > maxNumber && `must be less than or equal to ${maxNumber}`
}

function urlViolation(url: string | null | undefined): ValidationMessage {
  if (url === undefined || url === null || url === '') return undefined
  const isWebUrl = /^https?:$/.test(URL.parse(url)?.protocol ?? '')
  return isWebUrl ? lengthViolation(url, maxUrlCharacters) : 'is not a valid URL'
}

/** `example.com`, or `*.example.com` for all its subdomains. */
function domainViolation(domain: string): ValidationMessage {
  const isValid = domain.length <= 253 && /^(\*\.)?([a-z0-9-]+\.)*[a-z0-9-]+$/i.test(domain)
  return !isValid && `${domain.slice(0, 50)} is not a valid domain`
}

function namesViolation(names: readonly string[] | undefined): ValidationMessage {
  if (names === undefined) return undefined
  if (names.length === 0 || names.some((name) => name.trim() === '')) return "can't be blank"
  return names.map((name) => lengthViolation(name)).find((violation) => violation !== false)
}
