import { CommandError } from './io.ts'

/** One option of a command, with what it takes to read and to explain it. */
export interface Option<Value> {
  /** Heading above it in the help, shared with the options that stand next to it. */
  group?: string
  /** Placeholder of the value in the help; a switch has none. */
  placeholder?: string
  summary: string
  /** What holds when it is not given, as the help says it. */
  fallback?: string
  /** Environment variable that holds where the option is not given. */
  environment?: string
  /** May be given several times; its values are then joined by commas. */
  list?: true
  /** Reads the value; undefined when it is given nowhere. Throws `CommandError` for what cannot be. */
  read(text: string | undefined): Value
}

export type OptionTable = Readonly<Record<string, Option<unknown>>>
export type ValuesOf<Options extends OptionTable> = {
  readonly [Name in keyof Options]: Options[Name] extends Option<infer Value> ? Value : never
}

/** An option that is either there or not. */
export function flag(summary: string): Option<boolean> {
  return { summary, read: (text) => text !== undefined }
}

/** An option with any text. */
export function text(
  placeholder: string,
  summary: string,
  more: Pick<Option<unknown>, 'environment' | 'fallback'> = {},
): Option<string | undefined> {
  return { placeholder, summary, ...more, read: (given) => given }
}

/** A port to listen on. */
export function port(fallback: number): Option<number> {
  return {
    placeholder: 'N',
    summary: 'Port to listen on; 0 takes a free one.',
    fallback: String(fallback),
    environment: 'PORT',
    read(given = String(fallback)) {
      const number = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN
      if (number >= 0 && number <= 65_535) return number
      throw new CommandError(`must be a whole number from 0 to 65535, not '${given}'`)
    },
  }
}

/** A whole number of at least one. */
export function wholeNumber(fallback: number, summary: string): Option<number> {
  return {
    placeholder: 'N',
    summary,
    fallback: String(fallback),
    read(given = String(fallback)) {
      if (/^[1-9]\d{0,5}$/.test(given)) return Number(given)
      throw new CommandError(`must be a whole number of at least 1, not '${given}'`)
    },
  }
}

/** A length of time in seconds, with a fraction if need be. */
export function seconds(fallback: number, summary: string): Option<number> {
  return {
    placeholder: 'S',
    summary,
    fallback: `${fallback} seconds`,
    read(given = String(fallback)) {
      if (/^\d+(\.\d+)?$/.test(given)) return Number(given)
      throw new CommandError(`must be a number of seconds, such as ${fallback}, not '${given}'`)
    },
  }
}

/** The address to listen on. */
export const host: Option<string> = {
  placeholder: 'H',
  summary: 'Address to listen on; 0.0.0.0 lets other machines in.',
  fallback: '127.0.0.1',
  read: (given = '127.0.0.1') => given,
}
