import type { Io } from './io.ts'
import { styled } from './io.ts'
import type { OptionTable } from './options.ts'
import type { Command, Verb } from './verb.ts'

const width = 80

/** Everything about one verb. */
export function commandHelp<Options extends OptionTable>(command: Command<Options>, io: Io): string {
  const { name, summary, description, options, examples } = command
  const rows = Object.entries(options).map(
    ([option, { placeholder, summary: text, fallback, environment }]) => {
      const sources = [fallback, environment === undefined ? undefined : `or ${environment}`]
      const note = sources.filter((source) => source !== undefined).join(', ')
      return [
        `--${option}${placeholder === undefined ? '' : ` ${placeholder}`}`,
        note === '' ? text : `${text} (${note})`,
      ] as const
    },
  )
  return [
    `${styled(io, 'bold', `forge-contract ${name}`)}: ${summary}`,
    wrap(description),
    `${styled(io, 'bold', 'Options')}\n${table([...rows, ['--help', 'Print this.']])}`,
    `${styled(io, 'bold', 'Examples')}\n${examples
      .map((example) => `  ${example.command}\n${wrap(example.does, 6)}`)
      .join('\n')}`,
  ].join('\n\n')
}

/** What there is at all. */
export function overview(verbs: readonly Verb[], io: Io): string {
  return [
    `${styled(io, 'bold', 'forge-contract')}: a source-code hosting platform's REST API v4 as a contract`,
    `${styled(io, 'bold', 'Usage')}\n  forge-contract VERB [options]`,
    `${styled(io, 'bold', 'Verbs')}\n${table(verbs.map(({ name, summary }) => [name, summary] as const))}`,
    wrap('forge-contract VERB --help says more. Exit codes: 0 fine, 1 not fine, 2 could not tell.'),
  ].join('\n\n')
}

/** Two columns, the second wrapped. */
function table(rows: readonly (readonly [string, string])[]): string {
  const column = Math.min(Math.max(...rows.map(([left]) => left.length)) + 4, 26)
  return rows
    .map(([left, right]) => {
      const text = wrap(right, column)
      const start = `  ${left}`
      return start.length + 2 > column ? `${start}\n${text}` : start.padEnd(column) + text.slice(column)
    })
    .join('\n')
}

/** Breaks text between words to lines of 80 columns. */
function wrap(text: string, indent = 0): string {
  const pad = ' '.repeat(indent)
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const lines: string[] = []
      for (const word of line.split(' ')) {
        const last = lines.at(-1)
        if (last === undefined || indent + last.length + 1 + word.length > width) lines.push(word)
        else lines[lines.length - 1] = `${last} ${word}`
      }
      return lines
    })
    .map((line) => (line === '' ? '' : pad + line))
    .join('\n')
}
