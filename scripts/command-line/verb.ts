import { parseArguments } from './arguments.ts'
import { lastWordOf, type Command, type Verb } from './command.ts'
import { commandHelp } from './help.ts'
import { exit } from './io.ts'
import type { OptionTable } from './options.ts'

export function verb<Options extends OptionTable>(command: Command<Options>): Verb {
  const { name, summary, options, argument, subcommands, call = `forge-contract ${name}` } = command
  return {
    name,
    summary,
    options,
    call,
    ...(argument === undefined ? {} : { argument }),
    ...(subcommands === undefined ? {} : { subcommands }),
    async execute(args, io) {
      const subcommand = subcommands?.find((each) => lastWordOf(each) === args[0])
      if (subcommand !== undefined) return subcommand.execute(args.slice(1), io)
      if (args.includes('--help') || args.includes('-h')) {
        io.out(commandHelp(call, command, io))
        return exit.success
      }
      const { values, words } = parseArguments(call, command, args, io.environment)
      return command.run(values, io, words[0])
    },
  }
}
