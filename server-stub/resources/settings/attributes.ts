/** What has to be right about settings beside what their schema says. */
import { check, short, type Complaint } from '../../http/check.ts'
import { missing } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Settings, SettingsChange } from './queries.ts'

type Attributes = BodyOf<'updateApplicationSettings'>

/** Switches, and the setting that each of them needs. */
const needs = [
  ['domain_blacklist_enabled', 'domain_blacklist'],
  ['devenv_enabled', 'devenv_url'],
  ['diagram_enabled', 'diagram_url'],
] as const

const largestNumber = 2_147_483_647
const longestText = 10_000
const longestAddress = 2000

/** The settings that are given; the storage of old is the only one. */
export function settingsChange({ repository_storage: only, ...given }: Attributes): SettingsChange {
  const storages = given.repository_storages ?? (only === undefined ? undefined : [only])
  return { ...given, repository_storages: storages }
}

/** Throws 400 with all that is wrong with what is given, or with what has to be given beside it. */
export function checkSettings(given: Attributes): void {
  const absent = needs.filter(([flag, name]) => given[flag] === true && given[name] === undefined)
  if (absent.length > 0) throw missing(...absent.map(([, name]) => name))
  check({
    default_projects_limit: [outside(0, given.default_projects_limit)],
    max_attachment_size: [outside(1, given.max_attachment_size)],
    session_expire_delay: [outside(1, given.session_expire_delay)],
    container_registry_token_expire_delay: [outside(1, given.container_registry_token_expire_delay)],
    terminal_max_session_time: [outside(0, given.terminal_max_session_time)],
    polling_interval_multiplier: [outside(0, given.polling_interval_multiplier)],
    sign_in_text: [short(given.sign_in_text, longestText)],
    home_page_url: [unfitAddress(given.home_page_url)],
    after_sign_out_path: [
      given.after_sign_out_path?.startsWith('/') !== true && unfitAddress(given.after_sign_out_path),
    ],
    devenv_url: [unfitAddress(given.devenv_url)],
    diagram_url: [unfitAddress(given.diagram_url)],
    domain_whitelist: given.domain_whitelist?.map(unfitDomain) ?? [],
    domain_blacklist: given.domain_blacklist?.map(unfitDomain) ?? [],
    repository_storages: [noNames(given.repository_storages)],
    repository_storage: [
      noNames(given.repository_storage === undefined ? undefined : [given.repository_storage]),
    ],
    disabled_oauth_sign_in_sources:
      given.disabled_oauth_sign_in_sources?.map((source) => short(source)) ?? [],
  })
}

/** Throws 400 when something is switched on and what it needs is not set, now or before. */
export function refuseUnset(settings: Settings): void {
  check(
    Object.fromEntries(
      needs.map(([flag, name]) => [name, [settings[flag] && isUnset(settings[name]) && "can't be blank"]]),
    ),
  )
}

function isUnset(value: string | readonly string[] | null): boolean {
  return value === null || value.length === 0
}

function outside(least: number, value: number | undefined): Complaint {
  if (value === undefined) return undefined
  if (value < least) return `must be greater than or equal to ${least}`
  return value > largestNumber && `must be less than or equal to ${largestNumber}`
}

function unfitAddress(address: string | null | undefined): Complaint {
  if (address === undefined || address === null || address === '') return undefined
  const fits = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  return fits ? short(address, longestAddress) : 'is not a valid web address'
}

/** `example.com`, or `*.example.com` for all below it. */
function unfitDomain(domain: string): Complaint {
  const fits = domain.length <= 253 && /^(\*\.)?([a-z0-9-]+\.)*[a-z0-9-]+$/i.test(domain)
  return !fits && `${domain.slice(0, 50)} is not a valid domain`
}

function noNames(names: readonly string[] | undefined): Complaint {
  if (names === undefined) return undefined
  if (names.length === 0 || names.some((name) => name.trim() === '')) return "can't be blank"
  return names.map((name) => short(name)).find((complaint) => complaint !== false)
}
