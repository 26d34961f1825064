import { styleText } from 'node:util'
import type { Counts, LocatedFinding, BuildResult } from './build.ts'
import type { Difference } from './output.ts'
import { contractRules } from './rules/index.ts'

const width = 80

/** The result of a run in lines of at most 80 columns; `styled` for a terminal. */
export function report(result: BuildResult, seconds: number, styled: boolean): string {
  const style = (format: 'red' | 'green' | 'bold' | 'dim', text: string) =>
    styled ? styleText(format, text, { validateStream: false }) : text
  const time = style('dim', `${seconds.toFixed(1)} s`)
  if (result.kind === 'rejected') {
    const { findings, unbundled } = result
    const problems =
      unbundled === undefined ? counted(findings.length, 'problem') : 'The contract cannot be bundled'
    return [
      ...findings.map((finding) => describe(finding, style)),
      ...(unbundled === undefined ? [] : [unbundled, '']),
      `${style('red', `${problems}; nothing was written.`)} ${time}`,
    ].join('\n')
  }
  return [...summary(result.counts), ...files(result), closing(result, style, time)].join('\n')
}

/** The contract rules and what each requires. */
export function listRules(): string {
  return contractRules.map(({ id, requirement }) => [id, ...wrap(requirement, '  ')].join('\n')).join('\n')
}

/** 0 when all is well, 1 when something was found. */
export function exitStatus(result: BuildResult): number {
  return result.kind === 'rejected' || result.kind === 'stale' ? 1 : 0
}

type Style = (format: 'red' | 'green' | 'bold' | 'dim', text: string) => string

function describe({ where, rule, problem, remedy }: LocatedFinding, style: Style): string {
  return [
    `${style('bold', where)} ${style('dim', rule)}`,
    ...wrap(problem, '  '),
    ...(remedy === '' ? [] : wrap(remedy, '  → ')),
    '',
  ].join('\n')
}

function summary(counts: Counts): string[] {
  const { operations, areas, schemas, examples, rules, client } = counts
  return [
    `contract   ${counted(operations, 'operation')} in ${counted(areas, 'area')}, ${counted(schemas, 'schema')},`,
    `           ${counted(rules, 'rule')}, ${counted(examples, 'example')}`,
    `checked    strict lint and ${contractRules.length} contract rules: nothing found`,
    `client     ${client}`,
  ]
}

function files(result: Exclude<BuildResult, { kind: 'rejected' }>): string[] {
  if (result.kind === 'fresh') return ['derived    every file is fresh']
  const { stale, obsolete }: Difference = result.difference
  const [changed, gone] = result.kind === 'stale' ? ['stale', 'to be removed'] : ['written', 'removed']
  return [
    ...stale.map((name) => `derived    ${name} ${changed}`),
    ...obsolete.map((name) => `derived    ${name} ${gone}`),
  ]
}

function closing(result: BuildResult, style: Style, time: string): string {
  if (result.kind === 'stale') {
    return `${style('red', 'What is derived is stale; run `npm run build` and commit what it writes.')} ${time}`
  }
  return `${style('green', 'done')} ${time}`
}

/** `1,034 rules`, `1 area`. */
function counted(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}

function wrap(text: string, indent: string): string[] {
  const rest = ' '.repeat(indent.length)
  const lines: string[] = []
  let line = indent
  for (const word of text.split(/\s+/)) {
    const joined = line.trim() === '' || line === indent ? line + word : `${line} ${word}`
    if (joined.length > width && line.length > indent.length) {
      lines.push(line)
      line = rest + word
    } else line = joined
  }
  return [...lines, line]
}
