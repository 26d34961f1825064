import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Outcome, WireRequest } from '../conformance/protocol/exchange.ts'
import { defaultLimits, limitsFor, openTransport, type Limits } from '../conformance/protocol/http.ts'
import { serve, serveSocket, type HandServer } from './support/hand-server.ts'

const read: WireRequest = { method: 'GET', target: '/user', headers: {}, body: null }

async function sendTo(server: HandServer, request = read, limits: Partial<Limits> = {}): Promise<Outcome> {
  using transport = openTransport(new URL(server.baseUrl), { ...defaultLimits, ...limits })
  return await transport.send(request)
}

function faultOf(outcome: Outcome): string {
  return outcome.kind === 'fault' ? outcome.fault.kind : 'none'
}

test('a request arrives as it was written, dots and escapes included', async () => {
  const seen: (string | undefined)[] = []
  await using server = await serve((request, response) => {
    seen.push(request.url, request.headers['private-token']?.toString())
    response.end()
  })
  await sendTo(server, { ...read, target: '/projects/a%2Fb/../c?x=%2525', headers: { 'PRIVATE-TOKEN': 't' } })
  expect(seen).toEqual(['/api/v4/projects/a%2Fb/../c?x=%2525', 't'])
})

test('a redirect is a response and is not followed', async () => {
  let requests = 0
  await using server = await serve((_, response) => {
    requests += 1
    response.writeHead(302, { location: '/api/v4/user' }).end()
  })
  const outcome = await sendTo(server)
  expect(outcome).toMatchObject({ kind: 'response', response: { status: 302 } })
  expect(requests).toBe(1)
})

test('repeated headers are joined, and names are in lower case', async () => {
  await using server = await serve((_, response) => {
    response.setHeader('Link', ['<a>; rel="next"', '<b>; rel="last"']).end('x')
  })
  const outcome = await sendTo(server)
  const headers = outcome.kind === 'response' ? outcome.response.headers : new Map()
  expect(headers.get('link')).toBe('<a>; rel="next", <b>; rel="last"')
})

test.for([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['gzip, br', (text: string) => brotliCompressSync(gzipSync(text))],
] as const)('a body with the coding %s is decoded', async ([coding, encode]) => {
  await using server = await serve((_, response) => {
    response.setHeader('Content-Encoding', coding).end(encode('{"id":1}'))
  })
  const outcome = await sendTo(server)
  const { body, headers } = outcome.kind === 'response' ? outcome.response : { body: '', headers: new Map() }
  expect(Buffer.from(body).toString()).toBe('{"id":1}')
  expect(headers.has('content-encoding')).toBe(false)
})

test.for([
  ['that is not encoded', Buffer.from('{"id":1}'), {}],
  ['that becomes too large', gzipSync('x'.repeat(10_000)), { bytes: 1000 }],
] as const)('a body %s remains as it is, with its header', async ([, sent, limits]) => {
  await using server = await serve((_, response) => {
    response.setHeader('Content-Encoding', 'gzip').end(sent)
  })
  const outcome = await sendTo(server, read, limits)
  expect(outcome).toMatchObject({ kind: 'response', response: { body: sent } })
  const headers = outcome.kind === 'response' ? outcome.response.headers : new Map()
  expect(headers.get('content-encoding')).toBe('gzip')
})

test.for([
  ['path', { target: '/a b' }],
  ['header', { headers: { SUDO: 'line\nfeed' } }],
] as const)('a request whose %s cannot be sent is a fault', async ([, part]) => {
  await using server = await serve((_, response) => response.end())
  expect(faultOf(await sendTo(server, { ...read, ...part }))).toBe('unreachable')
})

test('a write without a body has the length 0', async () => {
  const seen: (string | undefined)[] = []
  await using server = await serve((request, response) => {
    seen.push(request.headers['content-length'])
    response.end()
  })
  for (const method of ['POST', 'PUT', 'DELETE'] as const) await sendTo(server, { ...read, method })
  expect(seen).toEqual(['0', '0', undefined])
})

test('a closed port is unreachable', async () => {
  const server = await serve((_, response) => response.end())
  await server[Symbol.asyncDispose]()
  expect(faultOf(await sendTo(server))).toBe('unreachable')
})

test('a stall ends at the deadline', async () => {
  await using server = await serve(() => {})
  expect(faultOf(await sendTo(server, read, { milliseconds: 100 }))).toBe('timeout')
})

test('the deadline of a request begins when it has a connection', async () => {
  await using server = await serve((_, response) => {
    void setTimeout(100).then(() => response.end('ok'))
  })
  const limits = { ...defaultLimits, connections: 1, milliseconds: 250 }
  using transport = openTransport(new URL(server.baseUrl), limits)
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => transport.send(read)))
  expect(outcomes.map(faultOf)).toEqual(outcomes.map(() => 'none'))
})

test('each worker of a run has a connection', async () => {
  expect(limitsFor({ workers: 8, timeout: 10_000 }).connections).toBe(defaultLimits.connections)
  let open = 0
  let most = 0
  await using server = await serve((_, response) => {
    most = Math.max(most, (open += 1))
    void setTimeout(50).then(() => {
      open -= 1
      response.end('ok')
    })
  })
  using transport = openTransport(new URL(server.baseUrl), limitsFor({ workers: 40, timeout: 10_000 }))
  await Promise.all(Array.from({ length: 40 }, () => transport.send(read)))
  expect(most).toBe(40)
})

test('a body that never ends stops at the limit', async () => {
  await using server = await serve((_, response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', pour)
    pour()
  })
  expect(faultOf(await sendTo(server, read, { bytes: 1_000_000 }))).toBe('too-large')
})

test('a trickle that never ends stops at the deadline', async () => {
  await using server = await serve((_, response) => {
    const drip = setInterval(() => response.write('x'), 10)
    response.on('close', () => clearInterval(drip))
  })
  expect(faultOf(await sendTo(server, read, { milliseconds: 150 }))).toBe('timeout')
})

test('a connection that closes within a response is cut', async () => {
  await using server = await serveSocket((socket) => {
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nonly this')
  })
  expect(faultOf(await sendTo(server))).toBe('cut')
})

test('a connection that closes without a response is cut', async () => {
  await using server = await serveSocket((socket) => socket.destroy())
  expect(faultOf(await sendTo(server))).toBe('cut')
})

test.for([
  ['of another protocol', '220 mail.example.com ESMTP\r\n'],
  ['with two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc'],
  ['with a body after 204', 'HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\n{}'],
  ['with headers without end', `HTTP/1.1 200 OK\r\nLink: ${'x'.repeat(100_000)}\r\n\r\n`],
  [
    'that changes the protocol',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
  ],
] as const)('a response %s is no HTTP', async ([, text]) => {
  await using server = await serveSocket((socket) => socket.end(text))
  expect(faultOf(await sendTo(server))).toBe('not-http')
})

test('a response 304 may contain the length of the body that it omits', async () => {
  await using server = await serve((_, response) => {
    response.writeHead(304, { 'content-length': '577', etag: 'W/"1"' }).end()
  })
  const outcome = await sendTo(server)
  expect(outcome).toMatchObject({ kind: 'response', response: { status: 304 } })
  expect(outcome).toHaveProperty('response.body.length', 0)
})

test('a status that announces another one is not the response', async () => {
  await using server = await serve((_, response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' })
    response.end('ok')
  })
  expect(await sendTo(server)).toMatchObject({ kind: 'response', response: { status: 200 } })
})

test('a kept connection that the server closed is opened again', async () => {
  await using server = await serve((_, response) => response.end('ok'))
  using transport = openTransport(new URL(server.baseUrl))
  await transport.send(read)
  await using other = await serve((_, response) => response.end('ok'))
  expect(other.origin).not.toBe(server.origin)
  expect(await transport.send(read)).toMatchObject({ kind: 'response' })
})

test('a request that meets a closed connection uses none of the other kept connections', async () => {
  const used = new Set<Socket>()
  await using server = await serve(({ socket }, response) => {
    if (used.has(socket)) socket.destroy()
    else response.end('ok')
    used.add(socket)
  })
  using transport = openTransport(new URL(server.baseUrl))
  await Promise.all([transport.send(read), transport.send(read), transport.send(read)])
  expect(used.size).toBe(3)
  expect(await transport.send(read)).toMatchObject({ kind: 'response' })
})

test('a connection is not used again shortly before the server closes it', async () => {
  const used: Socket[] = []
  await using server = await serve(({ socket }, response) => {
    used.push(socket)
    response.setHeader('keep-alive', 'timeout=2').end('ok')
  })
  using transport = openTransport(new URL(server.baseUrl))
  await transport.send(read)
  await setTimeout(1200)
  await transport.send(read)
  expect(new Set(used).size).toBe(2)
})
