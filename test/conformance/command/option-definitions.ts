/** The options of `forge-contract conformance`. */

/** One option: how a command line reads and describes it. */
export interface OptionDefinition {
  /** Heading above it in the help. */
  readonly group: string
  /** Placeholder of the value in the help; absent for a switch. */
  readonly placeholder?: string
  readonly summary: string
  readonly fallback?: string
  /** The allowed values, if they are few. */
  readonly values?: readonly string[]
  /** Loads the allowed values for completion, if they are many. */
  readonly complete?: () => Promise<readonly string[]>
  /** Environment variable that is read if the option is absent. */
  readonly environment?: string
  /** Can be repeated, or have several values with commas. */
  readonly list?: true
  readonly read: (text: string | undefined) => string | undefined
}

/** The forms of a report. */
export const reporterNames = ['terminal', 'json', 'junit', 'html', 'markdown', 'badge'] as const
export type ReporterName = (typeof reporterNames)[number]

// Loaded for completion only: other commands start faster without them.
const loadOperations = async () => (await import('../../../generated/operations.ts')).operations

async function operationIds(): Promise<readonly string[]> {
  return Object.keys(await loadOperations())
}

async function areaNames(): Promise<readonly string[]> {
  return [...new Set(Object.values(await loadOperations()).map(({ area }) => area))]
}

const read = (text: string | undefined) => text
/** Reads a switch. */
const given = (text: string | undefined) => (text === undefined ? undefined : 'yes')

/** For example `json, junit or html`. */
function oneOf(values: readonly string[]): string {
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}

/** The options by name, as on the command line without `--`. */
export const conformanceOptions = {
  'base-url': {
    group: 'The server',
    placeholder: 'URL',
    summary: 'Base URL of the API under test, with its prefix /api/v4.',
    environment: 'FORGE_URL',
    read,
  },
  'admin-token': {
    group: 'The server',
    placeholder: 'TOKEN',
    summary: 'Private token of an administrator; the run creates all other accounts with it.',
    environment: 'FORGE_ADMIN_TOKEN',
    read,
  },
  config: {
    group: 'The server',
    placeholder: 'FILE',
    summary:
      'JSON file with any of these options and facts about the server; the command line takes precedence.',
    read,
  },
  'in-use': {
    group: 'The server',
    summary: 'Test the server although it has data of other users.',
    read: given,
  },
  smoke: {
    group: 'A part of the suite',
    summary: 'Only a selection of checks from every area, for a first look.',
    read: given,
  },
  area: {
    group: 'A part of the suite',
    placeholder: 'NAMES',
    summary: 'Only these areas, for example tags,branches.',
    list: true,
    complete: areaNames,
    read,
  },
  operation: {
    group: 'A part of the suite',
    placeholder: 'IDS',
    summary: 'Only these operationIds, for example createTag,listTags.',
    list: true,
    complete: operationIds,
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
    summary: 'Only the I-th of N parts of the checks.',
    read,
  },
  observe: {
    group: 'A part of the suite',
    summary:
      'Also call every operation as callers for whom access is not specified, and report what happens.',
    read: given,
  },
  report: {
    group: 'Reports',
    placeholder: 'FORM[=FILE]',
    values: reporterNames,
    summary: `Report in this form (${oneOf(reporterNames)}) to a file, or without one to standard output. Repeatable.`,
    list: true,
    read,
  },
  verbose: {
    group: 'Reports',
    summary: 'Print every finding in full: exchanges, and the script that reproduces it.',
    read: given,
  },
  docs: {
    group: 'Reports',
    placeholder: 'URL',
    summary: 'URL of the reference, for links from findings.',
    read,
  },
  from: {
    group: 'Reports',
    placeholder: 'FILE',
    summary: 'JSON report, reports of all shards, or a folder of them, to report on instead of a run.',
    list: true,
    read,
  },
  compare: {
    group: 'Reports',
    placeholder: 'FILE',
    summary: 'Earlier JSON report to compare with. It does not change the exit status.',
    read,
  },
  expected: {
    group: 'Expected failures',
    placeholder: 'FILE',
    summary:
      'File of expected failures, one id, # and reason per line. Other failures count, and so do entries that pass.',
    read,
  },
  'write-expected': {
    group: 'Expected failures',
    placeholder: 'FILE',
    summary: 'Write such a file with all present failures.',
    read,
  },
  transcript: {
    group: 'Replay',
    placeholder: 'FILE',
    summary: 'Record all exchanges for --replay; secrets are replaced by names.',
    read,
  },
  replay: {
    group: 'Replay',
    placeholder: 'FILE',
    summary: 'Evaluate such a recording instead of a server.',
    read,
  },
  workers: {
    group: 'Execution',
    placeholder: 'N',
    summary: 'Number of checks that run concurrently.',
    fallback: '8',
    read,
  },
  timeout: {
    group: 'Execution',
    placeholder: 'S',
    summary: 'Seconds to wait for one response.',
    fallback: '10',
    read,
  },
  seed: {
    group: 'Execution',
    placeholder: 'N',
    summary: 'Order of the checks, from an earlier report.',
    read,
  },
  keep: {
    group: 'Execution',
    summary:
      'Leave the records of the run on the server, to look at them or because the server is thrown away.',
    read: given,
  },
  journal: {
    group: 'Execution',
    placeholder: 'DIR',
    summary: 'Folder of the journals from which `conformance cleanup` removes leftovers.',
    fallback: '~/.local/state/forge-contract/runs',
    read,
  },
} as const satisfies Record<string, OptionDefinition>
