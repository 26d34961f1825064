import { once } from 'node:events'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import express from 'express'
import { expect } from 'vitest'
import { defaultPackLimits, type PackLimits } from '../../../server-stub/git/packs/limits.ts'
import { createGitHttp } from '../../../server-stub/git-http/index.ts'
import { flushPacket, PacketReader, pktLine } from '../../../server-stub/git-http/pkt-line.ts'
import { readPushCommands } from '../../../server-stub/git-http/push-commands.ts'
import type { Forge } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { newRepository } from '../../support/repository.ts'
import { commit, delta, copy, noObject, oidOf, packOf, pushBody, refDelta, tree, whole } from './packs.ts'
import { basic, remoteOf } from './workspace.ts'

const blob = 'x'.repeat(200)
const blobOid = oidOf('blob', blob)
const root = tree({ mode: '100644', name: 'a', oid: blobOid })
const top = commit(oidOf('tree', root))
const pack = packOf([
  whole('blob', blob),
  whole('tree', root),
  whole('commit', top),
  refDelta(blobOid, delta(200, 100, copy(0, 100))),
])

test.for([
  [{ packBytes: pack.length - 1 }, /the pack has \d+ bytes; at most \d+ are accepted/],
  [{ objects: 3 }, /the pack has 4 objects; at most 3 are accepted/],
  [{ objectBytes: 199 }, /an object has 200 bytes; at most 199 are accepted/],
  [{ structureBytes: 30 }, /commit \w+ has more than 30 bytes/],
  [{ links: 1 }, /refer to more than 1 others/],
  [{ unpackedBytes: 99 }, /the pack unpacks to more than 99 bytes/],
] satisfies [Partial<PackLimits>, RegExp][])(
  'rejects a push beyond the limit %o',
  async ([limit, reason], { forge, team }) => {
    const remote = await remoteOf(team.owner, await newRepository(team))
    await using server = await serverWith(forge, { ...defaultPackLimits, ...limit })
    const response = await fetch(`${server.origin}${new URL(remote).pathname}/git-receive-pack`, {
      method: 'POST',
      headers: {
        authorization: basic('x', team.developer.token),
        'content-type': 'application/x-git-receive-pack-request',
      },
      body: new Uint8Array(pushBody('refs/heads/large', noObject, oidOf('commit', top), pack)),
    })
    const report = await response.text()
    expect(report).toMatch(reason)
    expect(report).toContain('ng refs/heads/large unable to unpack')
  },
)

test('rejects commands that are longer than all names of refs need', async ({ team }) => {
  const remote = await remoteOf(team.owner, await newRepository(team))
  const line = pktLine(`shallow ${noObject}\0${'x'.repeat(60_000)}`)
  const body = gzipSync(Buffer.concat(Array.from({ length: 280 }, () => line)))
  expect(body.length).toBeLessThan(100_000)
  const response = await fetch(`${remote}/git-receive-pack`, {
    method: 'POST',
    headers: {
      authorization: basic('x', team.developer.token),
      'content-type': 'application/x-git-receive-pack-request',
      'content-encoding': 'gzip',
    },
    body,
  })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('more than 16777216 bytes of commands in one push')
})

test('capabilities are those of the first command', async () => {
  const commands = ['a', 'b'].map((name, index) =>
    pktLine(`${noObject} ${'1'.repeat(40)} refs/heads/${name}\0report-status word-${index}\n`),
  )
  const shallow = pktLine(`shallow ${'2'.repeat(40)}`)
  const packets = new PacketReader(Readable.from([shallow, ...commands, Buffer.from(flushPacket)]))
  const { updates, capabilities } = await readPushCommands(packets)
  expect(updates.map(({ ref }) => ref)).toEqual(['refs/heads/a', 'refs/heads/b'])
  expect([...capabilities]).toEqual(['report-status', 'word-0'])
})

/** Another server on the same data, with limits of its own. */
async function serverWith(
  { appContext }: Forge,
  limits: PackLimits,
): Promise<AsyncDisposable & { origin: string }> {
  const server = express().use(createGitHttp(appContext, { limits })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
