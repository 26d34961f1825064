/** The report about an incomplete server lists the next steps, without the consequences of missing operations. */
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { conform, runConformance, type Report } from '../conformance/index.ts'
import { readSettings } from '../conformance/command/options.ts'
import { serve, type HandServer } from './support/hand-server.ts'

const user = { id: 1, username: 'root', email: 'root@example.com' }

/** Responses of servers that have not implemented an operation yet. */
const responses = [
  ['501', 501, {}],
  ['the contract’s example', 200, { 'x-forge-contract': 'example' }],
  ['the response to an unknown route', 404, {}],
] as const

test.for(responses)('a run that cannot begin reports what is missing: %s', async ([, status, headers]) => {
  await using server = await underConstruction([], status, headers)
  const output: string[] = []
  const say = (text: string) => output.push(text)
  const options = { 'base-url': server.baseUrl, 'admin-token': 'not-so-secret' }
  const exit = await conform(options, { out: say, err: say, colour: false, progress: () => {} })
  expect(exit).toBe(2)
  expect(output).toEqual([
    expect.stringMatching(
      /\/user (?:is not implemented; a|does not exist \(404\); does .*\? A) run requires GET \/user, POST \/users and DELETE/,
    ),
  ])
})

test.for(responses)(
  'one finding names all missing operations, and checks are blocked: %s',
  async ([, status, headers]) => {
    await using server = await underConstruction(['GET /user', 'POST /users'], status, headers)
    const report = await runSuite(server)
    expect(report.exitCode).toBe(1)
    const missing = report.findings.filter(({ expected }) => expected === 'The operation is implemented.')
    expect(missing.map(({ operations }) => operations)).toEqual([['createProject']])
    const ofVariables = report.rules.filter(({ area }) => area === 'variables')
    expect(new Set(ofVariables.map(({ verdict }) => verdict))).toEqual(new Set(['blocked']))
    expect(report.checks.map(({ reason }) => reason)).toContain('createProject is not implemented')
    const fixtures = report.checks.filter(({ id }) => id.startsWith('set-up/') && id !== 'set-up/users')
    expect(fixtures).toContainEqual(
      expect.objectContaining({
        verdict: 'informational',
        reason: 'not created: createProject is not implemented',
      }),
    )
  },
)

test('users that no operation can delete are leftovers', async () => {
  await using server = await underConstruction(['GET /user', 'POST /users'], 200, {
    'x-forge-contract': 'example',
  })
  const { leftovers } = await runSuite(server)
  expect(leftovers.map(({ why }) => why)).toContainEqual(
    expect.stringMatching(/DELETE \/users\/\d+.* is not implemented/),
  )
})

/** Creates and returns users at these paths, and responds to all other requests as if they were not implemented yet. */
function underConstruction(
  done: readonly string[],
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<HandServer> {
  const users = [user]
  return serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://forge.example.com')
    const name = request.headers['sudo'] ?? searchParams.get('sudo') ?? 'root'
    const respond = async () => {
      const type = { 'content-type': 'application/json' }
      const route = `${request.method} ${pathname.replace('/api/v4', '')}`
      if (!done.includes(route)) {
        const body = status === 404 ? '{"error":"404 Not Found"}' : '{}'
        response.writeHead(status, { ...type, ...headers }).end(body)
        return
      }
      if (request.method === 'POST') users.push({ ...Object(await json(request)), id: users.length + 1 })
      const found = request.method === 'POST' ? users.at(-1) : users.find(({ username }) => username === name)
      response.writeHead(200, type).end(JSON.stringify(found))
    }
    respond().catch(() => response.destroy())
  })
}

function runSuite(server: HandServer): Promise<Report> {
  const options = { 'base-url': server.baseUrl, 'admin-token': 'not-so-secret' }
  return runConformance(readSettings({ ...options, area: 'variables' }))
}
