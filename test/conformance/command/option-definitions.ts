/** The options of `forge-contract conformance`, as a command line reads and explains them. */

/** One option as a command line reads and explains it. */
export interface OptionDefinition {
  /** What it belongs to, as a heading in the help. */
  readonly group: string
  /** Placeholder of the value in the help; a switch has none. */
  readonly placeholder?: string
  readonly summary: string
  readonly fallback?: string
  /** Environment variable that holds where the option is not given. */
  readonly environment?: string
  /** May be given several times, or once with commas. */
  readonly list?: true
  readonly read: (text: string | undefined) => string | undefined
}

const read = (text: string | undefined) => text
/** Reads a switch. */
const given = (text: string | undefined) => (text === undefined ? undefined : 'yes')

export const conformanceOptions = {
  'base-url': {
    group: 'The server',
    placeholder: 'URL',
    summary: 'Base URL of the API to judge, with its prefix /api/v4.',
    environment: 'FORGE_URL',
    read,
  },
  'admin-token': {
    group: 'The server',
    placeholder: 'TOKEN',
    summary: 'Private token of an administrator there; every other account is made with it.',
    environment: 'FORGE_ADMIN_TOKEN',
    read,
  },
  config: {
    group: 'The server',
    placeholder: 'FILE',
    summary: 'Target file: JSON with any of these options, and what the server is; the command line wins.',
    read,
  },
  'in-use': {
    group: 'The server',
    summary: 'Judge the server although it seems to be in real use.',
    read: given,
  },
  smoke: {
    group: 'A part of the suite',
    summary: 'Only the smoke selection: a few seconds, every area.',
    read: given,
  },
  area: {
    group: 'A part of the suite',
    placeholder: 'NAMES',
    summary: 'Only these areas, for example tags,branches.',
    list: true,
    read,
  },
  operation: {
    group: 'A part of the suite',
    placeholder: 'IDS',
    summary: 'Only these operationIds, for example createTag,listTags.',
    list: true,
    read,
  },
  rule: {
    group: 'A part of the suite',
    placeholder: 'IDS',
    summary: 'Only these rules or checks, for example get-branch/by-name.',
    list: true,
    read,
  },
  shard: {
    group: 'A part of the suite',
    placeholder: 'I/N',
    summary: 'Only the I-th of N parts.',
    read,
  },
  observe: {
    group: 'A part of the suite',
    summary:
      'Beyond all that: try every caller of whom the specification does not say whether it lets them in.',
    read: given,
  },
  reporter: {
    group: 'Reports',
    placeholder: 'FORM',
    summary: 'Form of the report: terminal, json, junit, html, markdown or badge.',
    fallback: 'terminal',
    read,
  },
  output: {
    group: 'Reports',
    placeholder: 'FILE',
    summary: 'File for the report instead of standard output.',
    read,
  },
  report: {
    group: 'Reports',
    placeholder: 'FORM=FILE',
    summary: 'A report in this form to this file, beside the others; give it as often as you like.',
    list: true,
    read,
  },
  docs: {
    group: 'Reports',
    placeholder: 'URL',
    summary: 'Address of the reference page, for links from findings.',
    read,
  },
  from: {
    group: 'Reports',
    placeholder: 'FILE',
    summary: 'JSON report to work on instead of a run, or those of all shards of one, or a folder of them.',
    list: true,
    read,
  },
  compare: {
    group: 'Reports',
    placeholder: 'FILE',
    summary: 'Earlier JSON report: tells what changed since. The exit status does not depend on it.',
    read,
  },
  expected: {
    group: 'Expected failures',
    placeholder: 'FILE',
    summary:
      'List of expected failures, each line an id, # and a reason. They do not count; other failures do, and so do entries that hold no more.',
    read,
  },
  'write-expected': {
    group: 'Expected failures',
    placeholder: 'FILE',
    summary: 'Writes that list of everything that does not pass now.',
    read,
  },
  transcript: {
    group: 'Judging again',
    placeholder: 'FILE',
    summary: 'Writes down what was said and heard, for --rejudge; secrets are replaced by names.',
    read,
  },
  rejudge: {
    group: 'Judging again',
    placeholder: 'FILE',
    summary: 'Judges such a file again instead of a server.',
    read,
  },
  workers: { group: 'How it runs', placeholder: 'N', summary: 'Checks at once.', fallback: '8', read },
  timeout: {
    group: 'How it runs',
    placeholder: 'S',
    summary: 'Seconds to wait for one answer.',
    fallback: '10',
    read,
  },
  seed: {
    group: 'How it runs',
    placeholder: 'N',
    summary: 'Order of the checks, as an earlier report names it.',
    read,
  },
  journal: {
    group: 'How it runs',
    placeholder: 'DIR',
    summary: 'Folder for the journal, by which a run that was killed is cleaned up after.',
    fallback: '~/.local/state/forge-contract/runs',
    read,
  },
} as const satisfies Record<string, OptionDefinition>
