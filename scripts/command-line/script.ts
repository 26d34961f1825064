import { parseArguments } from './arguments.ts'
import type { Usage } from './command.ts'
import { commandHelp } from './help.ts'
import { CommandError, exit } from './io.ts'
import type { OptionTable, ValuesOf } from './options.ts'
import { errorText } from './wrap.ts'

/** The meaning of each exit code of a script. */
interface ExitCodes {
  0: string
  1?: string
  2?: string
}

const usualCodes: ExitCodes = { 0: 'success', 1: 'failure', 2: 'wrong arguments' }

/** A script of `package.json`: its help, and what it reads. */
interface Script<Options extends OptionTable> extends Usage<Options> {
  /** Meaning of the exit codes; 2 is an error unless it says more. */
  exitCodes?: ExitCodes
}

/**
 * Reads the arguments of this process for a script of `package.json`. Ends the process for `--help`, after printing it, and
 * for arguments that are wrong, after one line about them: scripts load what takes long to load afterwards.
 */
export function readArguments<Options extends OptionTable>(
  script: Script<Options>,
): { values: ValuesOf<Options>; words: readonly string[] } {
  const call = `npm run ${script.name}`
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    const description = `${script.description}\n\n${exitCodesText(script.exitCodes ?? usualCodes)}`
    console.log(commandHelp(call, { ...script, description }, { colour: false }))
    return process.exit(exit.success)
  }
  try {
    return parseArguments(call, script, args, process.env)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    const columns = process.stderr.isTTY ? process.stderr.columns : undefined
    console.error(errorText(`${call}: ${error.message}`, columns))
    return process.exit(exit.error)
  }
}

function exitCodesText(codes: ExitCodes): string {
  const meanings = Object.entries({ 2: 'error', ...codes }).map(([code, meaning]) => `${code} ${meaning}`)
  return `Exit codes: ${meanings.join('; ')}.`
}
