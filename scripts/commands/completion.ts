import type { Verb } from '../command-line/command.ts'
import { CommandError, exit } from '../command-line/io.ts'
import { verb } from '../command-line/verb.ts'
import { scripts } from '../completion/scripts.ts'
import { withLoadedValues } from '../completion/values.ts'

/** Prints a completion script for a shell. `verbs` are all commands. */
export function completion(verbs: () => readonly Verb[]): Verb {
  return verb({
    name: 'completion',
    summary: 'print a script that completes commands and options in a shell',
    description:
      'Prints the script to standard output. Load it at the start of the shell, as in the examples. It completes ' +
      '`forge-contract`, which requires an installation with `npm install --global`, or an alias.',
    argument: { placeholder: 'SHELL', summary: 'The shell.', values: Object.keys(scripts) },
    options: {},
    examples: [
      { command: 'source <(forge-contract completion bash)', does: 'Bash: in ~/.bashrc.' },
      { command: 'source <(forge-contract completion zsh)', does: 'Zsh: in ~/.zshrc, after compinit.' },
      {
        command: 'forge-contract completion fish | source',
        does: 'Fish: in ~/.config/fish/config.fish.',
      },
    ],
    async run(_values, io, shell) {
      const write = shell === undefined ? undefined : scripts[shell]
      if (write === undefined) throw new CommandError(`requires a shell: ${Object.keys(scripts).join(', ')}`)
      io.out(write(await withLoadedValues(verbs())))
      return exit.success
    },
  })
}
