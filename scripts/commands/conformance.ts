import { invocation } from '../command-line/package-file.ts'
import { verb, type Verb } from '../command-line/verb.ts'
import { startThreadedStub } from '../serve/threaded-stub.ts'
import { cleanUp, conform, conformanceOptions } from '../../test/conformance/index.ts'

/** Judges a server by the contract. */
const judge = verb({
  name: 'conformance',
  summary: 'prove that a server conforms to the contract',
  description:
    'Talks to a server as its users would, holds every answer against the contract and every rule against a check, and ' +
    'reports by rule. It makes its own users, groups and projects with one administrator token and removes them ' +
    'afterwards. Without --base-url and --config it judges a fresh server of its own.\n\n' +
    'Exit codes: 0 conforms, 1 does not, 2 could not tell. After a run that was killed, ' +
    'forge-contract conformance cleanup lists what is left, and removes it.',
  options: conformanceOptions,
  examples: [
    {
      command: invocation('conformance'),
      does: 'Judges the reference server, started for the purpose.',
    },
    {
      command: invocation(
        'conformance',
        '--admin-token TOKEN \\\n    --base-url https://forge.example.com/api/v4',
      ),
      does: 'Judges that server.',
    },
    {
      command: invocation('conformance', '--smoke'),
      does: 'A first look: something of every area, in a few seconds.',
    },
    {
      command: invocation('conformance', '--area tags,branches --report html=report.html'),
      does: 'Two areas, and beside what appears here a page to search.',
    },
    {
      command: invocation('conformance', '--rejudge run.jsonl.gz'),
      does: 'Judges again what an earlier run wrote down with --transcript run.jsonl.gz.',
    },
  ],
  async run(values, io) {
    const isNamed = [values['base-url'], values.config, values.from, values.rejudge].some(
      (value) => value !== undefined,
    )
    if (isNamed) return conform(values, { ...io, keepsJournal: true })
    const token = values['admin-token']
    await using stub = await startThreadedStub(token === undefined ? {} : { adminToken: token })
    const target = { 'base-url': stub.baseUrl, 'admin-token': stub.adminToken }
    return await conform({ ...values, ...target }, io)
  },
})

/** Removes what a run left behind. */
const cleaning = (run: string | null) => {
  const { 'base-url': baseUrl, 'admin-token': token, config, journal } = conformanceOptions
  return verb({
    name: 'conformance cleanup [RUN]',
    summary: 'remove what a run left behind',
    description:
      'A run keeps a journal while it works, and removes it with everything else. After one that was killed, this removes ' +
      'every user, project, group, runner and broadcast message whose name carries the id of the run, puts settings back as ' +
      'the journal has them, and proves it by listing. Without a journal it goes by the names alone. Without RUN it lists the ' +
      'journals there are. Exit codes: 0 nothing is left, 1 something is, 2 could not tell.',
    options: { 'base-url': baseUrl, 'admin-token': token, config, journal },
    examples: [
      { command: invocation('conformance', 'cleanup'), does: 'Lists the runs that left a journal.' },
      {
        command: invocation('conformance', 'cleanup c0ffee12 --admin-token TOKEN'),
        does: 'Cleans up after that run, on the server that its journal names.',
      },
    ],
    run: (values, io) => cleanUp(run, values, io),
  })
}

/** Judging, and cleaning up afterwards. */
export const conformance: Verb = {
  name: judge.name,
  summary: judge.summary,
  async execute(args, io) {
    const [first, second, ...others] = args
    if (first !== 'cleanup') return judge.execute(args, io)
    const isNamed = second !== undefined && !second.startsWith('-')
    return cleaning(isNamed ? second : null).execute(isNamed ? others : args.slice(1), io)
  },
}
