/** The options of `forge-contract conformance`: each is read once, into one frozen record. */
import { operations } from '../../../generated/operations.ts'
import { conformanceOptions } from './option-definitions.ts'
import type { Shard } from '../runner/shard.ts'
import { suggest } from '../runner/suggest.ts'
import { UsageError } from '../runner/usage-error.ts'
import { noTarget, readTarget, type Target } from '../runner/target/file.ts'

export { UsageError } from '../runner/usage-error.ts'

const optionNames = Object.keys(conformanceOptions)

export type OptionName = keyof typeof conformanceOptions
/** The options of the command as text, by name: switches are `yes`. */
export type OptionValues = { readonly [Name in OptionName]?: string | undefined }

/** The options of a run. */
export interface Settings {
  readonly baseUrl: string
  readonly adminToken: string
  readonly areas: readonly string[]
  readonly operations: readonly string[]
  readonly rules: readonly string[]
  readonly workers: number
  /** Longest wait for one response, in milliseconds. */
  readonly timeout: number
  /** Order of the checks; drawn when it is null. */
  readonly seed: number | null
  readonly reference: string | null
  /** Also call operations as callers whose access is not specified. */
  readonly observe?: boolean
  /** Only the smoke selection. */
  readonly smoke?: boolean
  /** One of several runs that together run all checks. */
  readonly shard?: Shard | null
  /** Whether the records of the run remain on the server. */
  readonly keep?: boolean
  /** Folder for the journal; without one, none is written. */
  readonly journal?: string | undefined
  /** Whether a server that seems to be in production is tested, too. */
  readonly inUse?: boolean
  /** What the target file declares: operations that the server lacks, records that exist, resources to provision. */
  readonly target?: Target
  /** File for the transcript. */
  readonly transcript?: string | null
}

/** The settings for the evaluation of a recorded run. */
export type ReplaySettings = Pick<Settings, 'areas' | 'operations' | 'rules' | 'workers' | 'reference'>

/** Puts the configuration file below the options of the command line. Throws `UsageError`. */
export function withConfiguration(values: OptionValues): OptionValues {
  if (values.config === undefined) return values
  const { options } = readTarget(values.config, optionNames)
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return { ...options, ...Object.fromEntries(given) }
}

/** Reads option values. Throws `UsageError`. */
export function readSettings(values: OptionValues): Settings {
  const baseUrl = values['base-url']
  const adminToken = values['admin-token']
  if (baseUrl === undefined) throw new UsageError('--base-url is missing; give the URL of the API to test.')
  if (adminToken === undefined) {
    throw new UsageError(
      '--admin-token is missing; give the private token of an administrator, or set FORGE_ADMIN_TOKEN.',
    )
  }
  const areas = new Set(['general', ...Object.values(operations).map(({ area }) => area)])
  return Object.freeze({
    baseUrl,
    adminToken,
    areas: list('area', values.area, [...areas]),
    operations: list('operation', values.operation, Object.keys(operations)),
    // The ids of rules and checks exist once the checks are planned.
    rules: list('rule', values.rule, null),
    workers: wholeNumber('workers', values.workers, 1, 64) ?? 8,
    timeout: (number('timeout', values.timeout, 0.1, 600) ?? 10) * 1000,
    seed: wholeNumber('seed', values.seed, 0, 2 ** 32 - 1),
    reference: readReference(values.docs),
    observe: isOn(values.observe),
    smoke: isOn(values.smoke),
    shard: readShard(values.shard),
    keep: isOn(values.keep),
    journal: values.journal,
    inUse: isOn(values['in-use']),
    target: values.config === undefined ? noTarget : readTarget(values.config, optionNames).target,
    transcript: values.transcript ?? null,
  })
}

function readReference(url: string | undefined): string | null {
  if (url !== undefined && !URL.canParse(url))
    throw new UsageError(`--docs '${url}' is not a URL; use one such as https://forge.example.com/docs.`)
  return url ?? null
}

/** Reads the option values for the evaluation of a recorded run. Throws `UsageError`. */
export function readReplaySettings(values: OptionValues): ReplaySettings {
  for (const other of ['transcript', 'from', 'smoke', 'shard', 'observe', 'keep'] as const) {
    if (values[other] === undefined) continue
    throw new UsageError(`--replay evaluates a recording; omit --${other}.`)
  }
  const unused = { 'base-url': '', 'admin-token': '' }
  const { areas, operations, rules, workers, reference } = readSettings({ ...values, ...unused })
  return { areas, operations, rules, workers, reference }
}

/** Whether a switch is on, on the command line or in a file. */
export function isOn(text: string | undefined): boolean {
  return text === 'yes' || text === 'true'
}

function list(
  option: OptionName,
  text: string | undefined,
  known: readonly string[] | null,
): readonly string[] {
  if (text === undefined) return []
  const names = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (names.length === 0) throw new UsageError(`--${option} is empty; give a value, or omit the option.`)
  const unknown = known === null ? undefined : names.find((name) => !known.includes(name))
  if (known === null || unknown === undefined) return names
  throw new UsageError(`--${option} '${unknown}' is unknown; ${suggest(unknown, known)}`)
}

function number(option: OptionName, text: string | undefined, least: number, most: number): number | null {
  if (text === undefined) return null
  const value = Number(text)
  if (text.trim() !== '' && value >= least && value <= most) return value
  throw new UsageError(`--${option} must be a number from ${least} to ${most}, not '${text}'.`)
}

function wholeNumber(
  option: OptionName,
  text: string | undefined,
  least: number,
  most: number,
): number | null {
  const value = number(option, text, least, most)
  if (value === null || Number.isInteger(value)) return value
  throw new UsageError(`--${option} must be a whole number from ${least} to ${most}, not '${text}'.`)
}

/** Reads `2/5`. */
function readShard(text: string | undefined): Shard | null {
  if (text === undefined) return null
  const [index, count] = text.split('/').map(Number)
  const isValid =
    /^\d{1,3}\/\d{1,3}$/.test(text) &&
    index !== undefined &&
    count !== undefined &&
    index >= 1 &&
    index <= count
  if (isValid) return { index, count }
  throw new UsageError(`--shard must be like 2/5, the second of five, not '${text}'.`)
}
