import type { ExitCode, Io } from './io.ts'
import type { OptionTable, ValuesOf } from './options.ts'

/** The words that may follow the name of a command. */
export interface Argument {
  placeholder: string
  summary: string
  /** The allowed values, if they are few. */
  values?: readonly string[]
  /** Number of words that are required; 0 by default. */
  least?: number
  /** Number of words that are allowed; 1 by default. */
  most?: number
}

/** The help of a command or script, and what it reads. */
export interface Usage<Options extends OptionTable> {
  name: string
  /** One line, for the list of commands. */
  summary: string
  /** What it does, for which purpose, with which result. */
  description: string
  options: Options
  argument?: Argument
  examples?: readonly { command: string; does: string }[]
}

/** A command, such as `serve`: its help and its implementation. */
export interface Command<Options extends OptionTable> extends Usage<Options> {
  /** How users call it; `forge-contract` and its name by default. */
  call?: string
  /** Commands whose name is that of this command and one more word. */
  subcommands?: readonly Verb[]
  /** `argument` is undefined if it is absent. */
  run(values: ValuesOf<Options>, io: Io, argument?: string): Promise<ExitCode>
}

/** A command without the types of its options. */
export interface Verb {
  name: string
  summary: string
  options: OptionTable
  argument?: Argument
  subcommands?: readonly Verb[]
  /** How users call it; `forge-contract` and its name by default. */
  call?: string
  /** Reads the arguments after its name and runs it. */
  execute(args: readonly string[], io: Io): Promise<ExitCode>
}

/** The word that follows the name of the command: `cleanup` of `conformance cleanup`. */
export function lastWordOf({ name }: Pick<Verb, 'name'>): string {
  return name.slice(name.lastIndexOf(' ') + 1)
}
