/** No report contains a secret, even if a server echoes those that it receives. */
import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { startStub } from '../../server-stub/stub.ts'
import { render, type Report } from '../conformance/index.ts'
import { reporterNames } from '../conformance/command/option-definitions.ts'
import { Secrets } from '../conformance/protocol/secrets.ts'
import { serve, type HandServer } from './support/hand-server.ts'
import { runSuite } from './support/runs.ts'

let report: Report
/** Every secret that went over the wire, and how they went. */
const secrets = new Set<string>()
const kinds = new Set<string>()

beforeAll(async () => {
  await using stub = await startStub({ provisioning: true })
  await using server = await echoing(stub.baseUrl)
  secrets.add(stub.adminToken)
  report = await runSuite(
    { baseUrl: server.baseUrl, adminToken: stub.adminToken },
    {
      rules: [
        'general/session-cookie',
        'general/oauth2-parameter',
        'general/oauth2-bearer',
        'general/private-token-parameter',
        'general/personal-access-token',
        'general/impersonation-token',
        'get-project/by-id',
        'get-runner/detail-form',
        'get-trigger/by-id',
        'update-user/password-must-be-changed-again',
      ],
    },
  )
})

test('values that begin as a placeholder does are masked, placeholders are not', () => {
  const secrets = new Secrets()
  secrets.add('FORGE_ADMIN_TOKEN', 'a-token-of-some-length')
  const text = JSON.stringify({ password: '$2a$10$abcdefghijklmnopqrstuv', token: 'a-token-of-some-length' })
  expect(secrets.mask(text)).toBe('{"password":"***","token":"$FORGE_ADMIN_TOKEN"}')
})

test('secrets of every kind occur in responses that the report includes', () => {
  expect([...kinds].toSorted()).toEqual([
    'authorization',
    'cookie',
    'password',
    'private-token',
    'query',
    'runners_token',
    'token',
  ])
  const shown = report.findings.flatMap(({ exchanges }) => exchanges.map(({ response }) => response?.body))
  expect(shown.filter((body) => body?.includes('you said'))).not.toEqual([])
})

test.for(reporterNames)('the format %s contains none', (form) => {
  const text = render(report, form)
  const found = [...secrets].filter((secret) =>
    [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')].some((written) =>
      text.includes(written),
    ),
  )
  expect(found).toEqual([])
})

/** Responds to requests that contain a secret by repeating them in several encodings. */
function echoing(baseUrl: string): Promise<HandServer> {
  const { hostname, port } = new URL(baseUrl)
  return serve((request, response) => {
    void (async () => {
      const sent = await buffer(request)
      noteSent(request, sent)
      const { statusCode = 500, headers, body } = await forward({ hostname, port }, request, sent)
      noteAnswered(body)
      if (!isToEcho(request)) {
        response.writeHead(statusCode, headers).end(body)
        return
      }
      const text = JSON.stringify([request.url, request.rawHeaders, String(sent), String(body)])
      const basic = Buffer.from(`root:${String(request.headers['private-token'])}`).toString('base64')
      response
        .writeHead(418, {
          'content-type': 'application/json',
          'x-heard': encodeURIComponent(request.url ?? ''),
          'set-cookie': `_service_session=${String(request.headers.cookie).split('=')[1]}`,
        })
        .end(JSON.stringify({ 'you said': text, plainly: `${text} Basic ${basic}` }))
    })()
  })
}

async function forward(
  to: { readonly hostname: string; readonly port: string },
  { method, url, headers }: http.IncomingMessage,
  sent: Buffer,
): Promise<{ statusCode: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer }> {
  const incoming = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http
      .request({ ...to, method, path: url, headers }, resolve)
      .on('error', reject)
      .end(sent)
  })
  const { 'transfer-encoding': _, connection: __, ...kept } = incoming.headers
  return { statusCode: incoming.statusCode, headers: kept, body: await buffer(incoming) }
}

/** Requests that create the users are not altered. */
function isToEcho({ method, url = '', headers }: http.IncomingMessage): boolean {
  const path = url.replace(/^\/api\/v4/, '')
  const isOwn =
    /^\/user\?(private|access)_token=/.test(path) || (path === '/user' && !headers['private-token'])
  return isOwn || (method === 'GET' && /^\/(projects|runners)\/\d+/.test(path)) || method === 'PUT'
}

function noteSent({ url = '', headers }: http.IncomingMessage, sent: Buffer): void {
  const header = (name: string) => [headers[name] ?? []].flat().join()
  note(header('private-token'), 'private-token')
  note(header('authorization').replace(/^\w+ /, ''), 'authorization')
  note(header('cookie').split('=')[1] ?? '', 'cookie')
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  note(query.get('private_token') ?? query.get('access_token') ?? '', 'query')
  for (const [, password = ''] of String(sent).matchAll(/"password":"([^"]+)"/g)) note(password, 'password')
}

function noteAnswered(body: Buffer): void {
  for (const [, kind = '', token = ''] of String(body).matchAll(/"(runners_token|token)":"([^"]+)"/g)) {
    note(token, kind)
  }
}

function note(secret: string, kind: string): void {
  if (secret === '') return
  secrets.add(secret)
  kinds.add(kind)
}
