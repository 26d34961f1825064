import { randomInt } from 'node:crypto'
import { CommandError } from './io.ts'

/** One option of a command: how it is read and described. */
export interface Option<Value> {
  /** Heading above it in the help, shared with neighbouring options. */
  group?: string
  /** Placeholder of the value in the help; absent for a switch. */
  placeholder?: string
  summary: string
  /** The allowed values, if they are few; for completion. */
  values?: readonly string[]
  /** Loads the allowed values for completion, if they are many. */
  complete?: () => Promise<readonly string[]>
  /** Default, as text for the help. */
  fallback?: string
  /** Environment variable that is read if the option is absent. */
  environment?: string
  /** Can be repeated; the values are joined by commas. */
  list?: true
  /** Reads the value; undefined if it is absent. Throws `CommandError` for an invalid one. */
  read(text: string | undefined): Value
}

export type OptionTable = Readonly<Record<string, Option<unknown>>>
export type ValuesOf<Options extends OptionTable> = {
  readonly [Name in keyof Options]: Options[Name] extends Option<infer Value> ? Value : never
}

/** A switch. */
export function flag(summary: string): Option<boolean> {
  return { summary, read: (text) => text !== undefined }
}

/** A switch for scripts that start the command. */
export const json: Option<boolean> = flag('Print one line of JSON instead of text.')

/** An option with any text. */
export function text(
  placeholder: string,
  summary: string,
  more: Pick<Option<unknown>, 'environment' | 'fallback' | 'values'> = {},
): Option<string | undefined> {
  return { placeholder, summary, ...more, read: (given) => given }
}

/** A port to listen on. */
export function port(fallback: number): Option<number> {
  return {
    placeholder: 'N',
    summary: 'Port to listen on; 0 chooses a free one.',
    fallback: String(fallback),
    environment: 'PORT',
    read(given = String(fallback)) {
      const number = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN
      if (number >= 0 && number <= 65_535) return number
      throw new CommandError(`must be a whole number from 0 to 65535, not '${given}'`)
    },
  }
}

/** A whole number, of at least one by default. */
export function wholeNumber(fallback: number, summary: string, least = 1): Option<number> {
  const option = optionalNumber(summary, least)
  return { ...option, fallback: String(fallback), read: (given) => option.read(given) ?? fallback }
}

/** A whole number, of at least one by default, or none. */
export function optionalNumber(summary: string, least = 1): Option<number | undefined> {
  return {
    placeholder: 'N',
    summary,
    fallback: 'none',
    read(given) {
      if (given === undefined) return given
      if (/^\d{1,15}$/.test(given) && Number(given) >= least) return Number(given)
      throw new CommandError(`must be a whole number of at least ${least}, not '${given}'`)
    },
  }
}

/** The seed of pseudo-random numbers. */
export function seed(summary: string): Option<number> {
  const option = optionalNumber(summary, 0)
  return { ...option, fallback: 'random', read: (given) => option.read(given) ?? randomInt(2 ** 30) }
}

/** An option with one of these values; `fallback` if the option is absent. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  fallback: Value,
  summary: string,
): Option<Value> {
  const option = optionalOneOf(values, summary)
  return { ...option, fallback, read: (given) => option.read(given) ?? fallback }
}

/** An option with one of these values; undefined if the option is absent. */
export function optionalOneOf<const Value extends string>(
  values: readonly Value[],
  summary: string,
): Option<Value | undefined> {
  return {
    placeholder: 'NAME',
    summary: `${summary} Allowed values: ${values.join(', ')}.`,
    values,
    read(given) {
      const value = values.find((each) => each === given)
      if (given === undefined || value !== undefined) return value
      throw new CommandError(`must be one of ${values.join(', ')}, not '${given}'`)
    },
  }
}

/** A time after which a script ends, in minutes, with an optional fraction. */
export function minutes(summary: string): Option<number> {
  return {
    placeholder: 'N',
    summary,
    fallback: 'no limit',
    read: (given) => (given === undefined ? Infinity : decimal(given, 'minutes')),
  }
}

function decimal(given: string, unit: string): number {
  if (/^\d+(\.\d+)?$/.test(given)) return Number(given)
  throw new CommandError(`must be a number of ${unit}, not '${given}'`)
}

/** A duration in seconds, with an optional fraction. */
export function seconds(fallback: number, summary: string): Option<number> {
  return {
    placeholder: 'S',
    summary,
    fallback: `${fallback} seconds`,
    read: (given = String(fallback)) => decimal(given, `seconds, such as ${fallback}`),
  }
}

/** The interface to listen on. */
export const host: Option<string> = {
  placeholder: 'H',
  summary: 'IP address to listen on; 0.0.0.0 allows other machines.',
  fallback: '127.0.0.1',
  read: (given = '127.0.0.1') => given,
}

/** A PostgreSQL database. */
export const databaseUrl: Option<string | undefined> = {
  placeholder: 'URL',
  summary: 'Store data in this PostgreSQL database (variable: FORGE_DATABASE_URL).',
  read(given) {
    if (given === undefined || /^postgres(ql)?:\/\/./.test(given)) return given
    throw new CommandError('must be a PostgreSQL URL such as postgres://user@host/name')
  },
}
