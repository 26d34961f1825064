import { expect, test } from 'vitest'
import { conform } from '../conformance/index.ts'
import { serve, serveSocket, type HandServer } from './support/hand-server.ts'

/** Runs the command and returns its exit status and output. */
async function run(options: Record<string, string>): Promise<{ exit: number; output: string }> {
  const lines: string[] = []
  const say = (text: string) => lines.push(text)
  const exit = await conform(options, { out: say, err: say, colour: false, progress: () => {} })
  return { exit, output: lines.join('\n') }
}

const runAgainst = (server: HandServer) =>
  run({ 'base-url': server.baseUrl, 'admin-token': 'not-so-secret', timeout: '0.5' })

const user = { id: 1, username: 'root', email: 'root@example.com' }

test.for([
  ['answers 404 to all', 404, 'text/plain', 'not here', /does the base URL end in \/api\/v4/],
  ['answers 500 to all', 500, 'application/json', '{}', /returned 500/],
  ['rejects the token', 401, 'application/json', '{"message":"401 Unauthorized"}', /rejects the token/],
  ['shows a page', 200, 'text/html', '<!doctype html><p>Welcome', /is not a JSON object \(text\/html\)/],
  ['sends broken JSON', 200, 'application/json', '{"id":', /is not a JSON object/],
  ['knows no user', 200, 'application/json', '{"ok":true}', /returns no user/],
  [
    'has IDs as texts',
    200,
    'application/json',
    '{"id":"1","username":"root"}',
    /returns the id "1", a text;/,
  ],
] as const)('a server that %s is reported', async ([, status, type, body, words]) => {
  await using server = await serve((_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  const { exit, output } = await runAgainst(server)
  expect(exit).toBe(2)
  expect(output).toMatch(words)
  expect(output.split('\n')).toHaveLength(1)
  expect(output).not.toContain('not-so-secret')
})

test('a redirect to a login page is reported with its target', async () => {
  await using server = await serve((_, response) => {
    response.writeHead(302, { location: 'https://login.example.com/' }).end()
  })
  expect((await runAgainst(server)).output).toMatch(/redirects to https:\/\/login\.example\.com\//)
})

test.for([
  [
    '/api/v4/user/',
    /redirects to \/api\/v4\/user\/ \(301\); the paths of the API have no slash at their end\.$/,
  ],
  ['https://forge.example.com/api/v4/user', /give --base-url https:\/\/forge\.example\.com\/api\/v4 if/],
] as const)('a redirect to %s is reported with what to do', async ([location, words]) => {
  await using server = await serve((_, response) => {
    response.writeHead(301, { location }).end()
  })
  expect((await runAgainst(server)).output).toMatch(words)
})

test.for([
  ['gzip', /has Content-Encoding: gzip, and a body that is not; use gzip/],
  ['zstd', /has Content-Encoding: zstd; use gzip, deflate, br or none\.$/],
] as const)('a body that cannot be decoded as %s is reported', async ([coding, words]) => {
  await using server = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding }).end('...')
  })
  expect((await runAgainst(server)).output).toMatch(words)
})

test('a server that stalls or closes the connection is reported within the time limit', async () => {
  await using stalling = await serve(() => {})
  expect(await runAgainst(stalling)).toMatchObject({
    exit: 2,
    output: expect.stringMatching(/within 0\.5 s/),
  })
  await using broken = await serveSocket((socket) => socket.destroy())
  expect(await runAgainst(broken)).toMatchObject({
    exit: 2,
    output: expect.stringMatching(/closed the connection/),
  })
})

/** Repeats the token in every part of the response. */
const echoes = (status: number, headers: Record<string, string> = {}) =>
  serve((request, response) => {
    const token = String(request.headers['private-token'])
    const named = Object.entries(headers).map(([name, value]) => [name, value.replace('TOKEN', token)])
    const body = { id: 1, username: token, email: `${token}@example.com`, headers: request.headers }
    response.writeHead(status, Object.fromEntries(named)).end(JSON.stringify(body))
  })

test('a token that a server echoes is in no message and no report', async () => {
  const json = { 'content-type': 'application/json' }
  await using redirecting = await echoes(302, { location: '/sign_in?private_token=TOKEN' })
  const redirected = await runAgainst(redirecting)
  expect(redirected.output).toMatch(/redirects to \/sign_in\?private_token=\$FORGE_ADMIN_TOKEN \(302\)/)
  await using mirror = await echoes(200, json)
  for (const form of ['terminal', 'json', 'junit', 'html']) {
    const options = {
      'base-url': mirror.baseUrl,
      'admin-token': 'not-so-secret',
      operation: 'getBranch',
      report: form,
    }
    const { exit, output } = await run(options)
    expect(exit).toBe(1)
    expect(output).not.toContain('not-so-secret')
  }
})

test('a server without TLS is reported', async () => {
  await using server = await serve((_, response) => response.end())
  const baseUrl = server.baseUrl.replace('http:', 'https:')
  const { exit, output } = await run({ 'base-url': baseUrl, 'admin-token': 'not-so-secret' })
  expect(output).toMatch(/^[^\n]*https:\S+\/user cannot be read: The TLS handshake failed [^\n]*$/)
  expect(exit).toBe(2)
})

test('a token of a user who is no administrator is reported with the username', async () => {
  await using server = await serve((request, response) => {
    const status = request.headers['sudo'] === undefined ? 200 : 403
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(user))
  })
  expect((await runAgainst(server)).output).toMatch(/belongs to root, who is not an administrator/)
})

test('a server that fails after a good start ends with one cause', async () => {
  await using server = await serve((request, response) => {
    const isUser = request.url === '/api/v4/user'
    response.writeHead(isUser ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify(user))
  })
  const options = { 'base-url': server.baseUrl, 'admin-token': 'not-so-secret', area: 'branches' }
  const { exit, output } = await run(options)
  expect(exit).toBe(1)
  expect(output).toMatch(/The server broke down: Status 500, application\/json, first for POST \/users\./)
  expect(output).toMatch(
    /The server does not let the administrator\s+create\s+users\. POST\s+\/users: Status 500/,
  )
  expect(output).toMatch(/does not conform: 1 finding$/)
})

test('a run ends if the server stops responding', async () => {
  await using server = await serve((request, response) => {
    if (request.url === '/api/v4/user') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(user))
    }
  })
  const { exit, output } = await runAgainst(server)
  expect(exit).toBe(1)
  expect(output).toMatch(/No complete\s+response within 0\.5 s/)
})

test.for([
  [{}, /--base-url is missing/],
  [{ 'base-url': 'nonsense', 'admin-token': 't' }, /'nonsense' is not a URL/],
  [{ 'base-url': 'ftp://forge.example.com', 'admin-token': 't' }, /is not a URL/],
  [
    { 'base-url': 'http://mira:hunter22@127.0.0.1:1/api/v4', 'admin-token': 't' },
    /The base URL contains credentials\. Pass the token as --admin-token, and the URL without them\.$/,
  ],
  [
    { 'base-url': 'htp://mira:hunter22@127.0.0.1', 'admin-token': 't' },
    /'htp:\/\/\*{3}@127\.0\.0\.1' is not/,
  ],
  [{ 'base-url': 'http://127.0.0.1:1/api/v4' }, /--admin-token is missing/],
  [{ area: 'branch' }, /--area 'branch' is unknown; did you mean 'branches'\?$/],
  [{ area: 'mergerequests' }, /--area 'mergerequests' is unknown; did you mean 'merge-requests'\?$/],
  [{ operation: 'acceptmerge' }, /did you mean 'acceptMergeRequest'\?$/],
  [{ operation: 'creatTag' }, /did you mean 'createTag'\?$/],
  [
    { rule: 'nonsense' },
    /--rule 'nonsense' is unknown; the pages of `forge-contract docs` list all of them\.$/,
  ],
  [{ workers: '2.5' }, /--workers must be a whole number from 1 to 64, not '2\.5'\.$/],
  [{ workers: 'many' }, /--workers must be a number from 1 to 64, not 'many'/],
  [{ report: 'pdf' }, /--report must be like html=report\.html, with one of terminal, json.*, not 'pdf'/],
  [{ config: '/no/such/file.json' }, /--config \/no\/such\/file\.json cannot be read/],
  [
    { 'base-url': 'http://127.0.0.1:1/api/v4', 'admin-token': 't' },
    /ECONNREFUSED 127\.0\.0\.1:1\. Start the server/,
  ],
  [{ area: 'nonsense' }, /--area 'nonsense' is unknown; allowed values: .*\btags\b.*\.$/],
  [{ operation: 'nonsense' }, /is unknown; the pages of `forge-contract docs` list all of them\.$/],
  [{ area: ' , ' }, /--area is empty; give a value, or omit the option\.$/],
  [
    { area: 'branches', operation: 'getUser' },
    /No check is selected by --area and --operation together; omit/,
  ],
  [
    { rule: 'get-branch/by-nam' },
    /--rule 'get-branch\/by-nam' is unknown; did you mean 'get-branch\/by-name', 'get-branch\/.+' or '.+'\?$/,
  ],
  [
    { from: 'report.json', transcript: 'run.jsonl.gz' },
    /--from reports on an earlier run; omit --transcript/,
  ],
] as const)('an option that cannot be is one clear line: %j', async ([options, words]) => {
  const complete = Object.keys(options).some((name) => name.endsWith('url'))
    ? options
    : { ...(words.source.includes('base-url') ? {} : nowhere), ...options }
  const { exit, output } = await run({ ...complete })
  expect(exit).toBe(2)
  expect(output).toMatch(words)
  expect(output.split('\n')).toHaveLength(1)
  expect(output).not.toContain('hunter22')
})

const nowhere = { 'base-url': 'http://127.0.0.1:1/api/v4', 'admin-token': 'not-so-secret' }
