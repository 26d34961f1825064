import { availableParallelism } from 'node:os'
import { invocation } from '../command-line/package-file.ts'
import type { Verb } from '../command-line/command.ts'
import { verb } from '../command-line/verb.ts'
import { startThreadedStubs } from '../serve/threaded-stub.ts'
import { conformanceOptions } from '../../test/conformance/command/option-definitions.ts'
import type { OptionValues } from '../../test/conformance/index.ts'

// The suite is loaded when it is needed: other commands start faster without it.
const loadSuite = () => import('../../test/conformance/index.ts')

/** Deletes the leftovers of a run. */
const cleanup = verb({
  name: 'conformance cleanup',
  summary: 'delete the leftovers of a run',
  description:
    'A run writes a journal, and deletes it at its end. For a run that was killed, this command deletes every user, project, ' +
    'group, runner and broadcast message whose name contains the id of the run, restores the settings of the journal, and ' +
    'lists what remains. Without a journal it uses the names only. Without RUN it lists the journals. It rejects a run that is ' +
    'still in progress. Exit codes: 0 nothing remains, 1 something remains, 2 error.',
  argument: { placeholder: 'RUN', summary: 'The id of the run.' },
  options: {
    'base-url': conformanceOptions['base-url'],
    'admin-token': conformanceOptions['admin-token'],
    config: conformanceOptions.config,
    journal: conformanceOptions.journal,
  },
  examples: [
    { command: invocation('conformance', 'cleanup'), does: 'Lists the runs with a journal.' },
    {
      command: invocation('conformance', 'cleanup c0ffee12 --admin-token TOKEN'),
      does: 'Deletes the leftovers of that run on the server of its journal.',
    },
  ],
  run: async (values, io, run) => (await loadSuite()).cleanUp(run ?? null, values, io),
})

/** Tests a server against the contract. */
export const conformance: Verb = verb({
  name: 'conformance',
  summary: 'test whether a server conforms to the contract',
  description:
    'Calls a server over HTTP, validates every response against the contract and tests every rule of it, and reports each ' +
    'failure with the requests that reproduce it. It creates its own users, groups and projects with one administrator ' +
    'token and deletes them afterwards. Without --base-url and --config it tests a new reference server, ' +
    'or two that share the checks.\n\n' +
    'Exit codes: 0 conforms, 1 does not conform, 2 error. After a run that was killed, ' +
    `${invocation('conformance', 'cleanup')} lists and deletes its leftovers.`,
  options: conformanceOptions,
  subcommands: [cleanup],
  examples: [
    {
      command: invocation('conformance'),
      does: 'Tests a new reference server.',
    },
    {
      command: invocation(
        'conformance',
        '--admin-token TOKEN \\\n    --base-url https://forge.example.com/api/v4',
      ),
      does: 'Tests that server.',
    },
    {
      command: invocation('conformance', '--smoke'),
      does: 'A selection from every area, in a few seconds.',
    },
    {
      command: invocation('conformance', '--area tags,branches --report html=report.html'),
      does: 'Tests two areas, and writes an HTML report.',
    },
    {
      command: invocation('conformance', '--replay run.jsonl.gz'),
      does: 'Evaluates a recording made with --transcript run.jsonl.gz.',
    },
  ],
  async run(values, io) {
    const isNamed = [values['base-url'], values.config, values.from, values.replay].some(
      (value) => value !== undefined,
    )
    if (isNamed) return (await loadSuite()).conform(values, { ...io, keepsJournal: true })
    const token = values['admin-token']
    const starting = startThreadedStubs(serversFor(values), token === undefined ? {} : { adminToken: token })
    const loading = loadSuite()
    // Awaited below, when the servers can be stopped.
    loading.catch(() => {})
    await using servers = await starting
    const { conform } = await loading
    // The servers end with the run, and its records with them.
    return await conform({ ...values, keep: 'yes' }, io, servers.stubs)
  },
})

/** Options that leave one server enough, or that concern a run on one server. */
const ofOneServer = [
  'area',
  'operation',
  'rule',
  'smoke',
  'shard',
  'workers',
  'journal',
  'transcript',
] as const

/** A server uses one core: with more of them, a second server tests a part of the contract at the same time. */
function serversFor(values: OptionValues): number {
  const isWhole = ofOneServer.every((option) => values[option] === undefined)
  return isWhole && availableParallelism() > 1 ? 2 : 1
}
