import { invocation } from '../command-line/package-file.ts'
import { verb } from '../command-line/verb.ts'
import { loadReferenceServer } from '../serve/reference-server.ts'
import { conform, conformanceOptions } from '../../test/conformance/index.ts'

/** Judges a server by the contract. */
export const conformance = verb({
  name: 'conformance',
  summary: 'prove that a server conforms to the contract',
  description:
    'Talks to a server as its users would, holds every answer against the contract and every rule against a check, and ' +
    'reports by rule. It makes its own users, groups and projects with one administrator token and removes them ' +
    'afterwards. Without --base-url and --config it judges a fresh server of its own. ' +
    'Exit codes: 0 conforms, 1 does not, 2 could not tell.',
  options: conformanceOptions,
  examples: [
    {
      command: invocation('conformance'),
      does: 'Judges the reference server, started for the purpose.',
    },
    {
      command: invocation(
        'conformance',
        '--admin-token T \\\n    --base-url https://forge.example.com/api/v4',
      ),
      does: 'Judges that server.',
    },
    {
      command: invocation('conformance', '--reporter html --output report.html'),
      does: 'Writes the report as one page.',
    },
  ],
  async run(values, io) {
    const isNamed = [values['base-url'], values.config, values.from].some((value) => value !== undefined)
    if (isNamed) return conform(values, io)
    const token = values['admin-token']
    const { startStub } = await loadReferenceServer()
    await using stub = await startStub(token === undefined ? {} : { adminToken: token })
    return await conform({ ...values, 'base-url': stub.baseUrl, 'admin-token': stub.adminToken }, io)
  },
})
