import type { ExitCode, Io } from './io.ts'
import type { OptionTable, ValuesOf } from './options.ts'

/** The word that may follow the name of a command. */
export interface Argument {
  placeholder: string
  summary: string
  /** The allowed values. */
  values: readonly string[]
}

/** A command of `forge-contract`, such as `serve`: its help and its implementation. */
export interface Command<Options extends OptionTable> {
  name: string
  /** One line, for the list of commands. */
  summary: string
  /** What it does, for which purpose, with which result. */
  description: string
  options: Options
  argument?: Argument
  examples: readonly { command: string; does: string }[]
  /** `argument` is undefined if it is absent. */
  run(values: ValuesOf<Options>, io: Io, argument?: string): Promise<ExitCode>
}

/** A command without the types of its options. */
export interface Verb {
  name: string
  summary: string
  options: OptionTable
  argument?: Argument
  /** Reads the arguments after its name and runs it. */
  execute(args: readonly string[], io: Io): Promise<ExitCode>
}
