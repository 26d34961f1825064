import type { Io } from './io.ts'
import { styled } from './io.ts'
import { invocation } from './package-file.ts'
import type { OptionTable } from './options.ts'
import type { Argument, Usage, Verb } from './command.ts'
import { widthOf, wrap } from './wrap.ts'

/** What the help depends on. */
type Terminal = Pick<Io, 'colour' | 'columns'>

/** The help of a command or script that users call so. */
export function commandHelp<Options extends OptionTable>(
  call: string,
  { summary, description, options, argument, examples = [] }: Usage<Options>,
  io: Terminal,
): string {
  const width = widthOf(io)
  return [
    wrap(`${call}${argument === undefined ? '' : ` ${synopsis(call, argument)}`}: ${summary}`, width).replace(
      /^[^:]*(?::[^: ]+)?/,
      (title) => styled(io, 'bold', title),
    ),
    wrap(description, width),
    ...(argument === undefined ? [] : [wrap(argumentHelp(argument), width)]),
    optionsHelp(options, io),
    ...(examples.length === 0
      ? []
      : [
          `${styled(io, 'bold', 'Examples')}\n${examples
            .map((example) => `  ${example.command}\n${wrap(example.does, width, 6)}`)
            .join('\n')}`,
        ]),
  ].join('\n\n')
}

/** npm requires `--` before the arguments of a script. */
function synopsis(call: string, argument: Argument): string {
  const { least = 0 } = argument
  const placeholder = placeholderOf(argument)
  return `${call.startsWith('npm ') ? '-- ' : ''}${least === 0 ? `[${placeholder}]` : placeholder}`
}

function placeholderOf({ placeholder, most }: Argument): string {
  return most === Infinity ? `${placeholder} ...` : placeholder
}

function argumentHelp(argument: Argument): string {
  const { summary, values } = argument
  return `${placeholderOf(argument)}: ${summary}${values === undefined ? '' : ` (${values.join(', ')})`}`
}

/** The list of commands. */
export function overview(verbs: readonly Verb[], io: Terminal): string {
  const width = widthOf(io)
  const rows = verbs.map(({ name, summary }) => [name, summary] as const)
  return [
    `${styled(io, 'bold', 'forge-contract')}: tools around the contract of a code hosting REST API, version 4`,
    `${styled(io, 'bold', 'Usage')}\n  ${invocation('COMMAND', '[options]')}`,
    `${styled(io, 'bold', 'Commands')}\n${table(rows, columnFor(rows, width), width)}`,
    wrap(
      `${invocation('COMMAND', '--help')} describes a command. Exit codes: 0 success, 1 the result is negative, 2 error.`,
      width,
    ),
  ].join('\n\n')
}

/** A table of the options, or one below each heading where they are grouped. */
function optionsHelp(options: OptionTable, io: Terminal): string {
  const rows = Object.entries(options).map(([name, option]) => ({
    group: option.group ?? '',
    row: rowOf(name, option),
  }))
  rows.push({ group: rows.at(-1)?.group ?? '', row: ['--help', 'Print this help.'] })
  const width = widthOf(io)
  const all = rows.map(({ row }) => row)
  const column = columnFor(all, width)
  const tables = [...new Set(rows.map(({ group }) => group))].map((group) => {
    const own = rows.filter((each) => each.group === group).map(({ row }) => row)
    const heading = group === '' ? '' : `\n${styled(io, 'bold', group)}\n`
    return heading + table(own, column, width)
  })
  return `${styled(io, 'bold', 'Options')}\n${tables.join('\n')}`
}

function rowOf(
  name: string,
  { placeholder, summary, fallback, environment }: OptionTable[string],
): readonly [string, string] {
  const sources = [
    fallback === undefined ? undefined : `default: ${fallback}`,
    environment === undefined ? undefined : `variable: ${environment}`,
  ]
  const note = sources.filter((source) => source !== undefined).join('; ')
  return [
    `--${name}${placeholder === undefined ? '' : ` ${placeholder}`}`,
    note === '' ? summary : `${summary} (${note})`,
  ]
}

/** Where the second column of a table begins. */
function columnFor(rows: readonly (readonly [string, string])[], width: number): number {
  return Math.min(Math.max(...rows.map(([left]) => left.length)) + 4, 26, Math.floor(width / 3))
}

/** Two columns, the second wrapped. */
function table(rows: readonly (readonly [string, string])[], column: number, width: number): string {
  return rows
    .map(([left, right]) => {
      const text = wrap(right, width, column)
      const start = `  ${left}`
      return start.length + 2 > column ? `${start}\n${text}` : start.padEnd(column) + text.slice(column)
    })
    .join('\n')
}
