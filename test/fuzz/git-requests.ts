/** Requests of Git clients: valid ones, and such that are wrong in some places. */
import * as fc from 'fast-check'
import type { GitTarget, RawRequest } from './case.ts'
import { actors, visibilities } from './world.ts'

const zero = '0'.repeat(40)
const name = fc.constantFrom(zero, 'f'.repeat(40), 'a'.repeat(39), 'x'.repeat(40), '')
const ref = fc.constantFrom(
  'refs/heads/new',
  'refs/heads/master',
  'refs/heads/a..b',
  'refs/heads/.lock',
  'refs/tags/v9',
  'HEAD',
  '../x',
  `refs/heads/${'n'.repeat(5000)}`,
)

/** Lines of all requests, most of which belong to another one. */
const line = fc.oneof(
  fc
    .tuple(
      name,
      name,
      ref,
      fc.constantFrom('', '\0report-status', '\0report-status side-band-64k atomic x=y'),
    )
    .map(([from, to, target, capabilities]) => `${from} ${to} ${target}${capabilities}`),
  name.map((object) => `want ${object} multi_ack side-band-64k ofs-delta\n`),
  name.map((object) => `have ${object}\n`),
  fc.constantFrom(
    'done\n',
    'deepen 1\n',
    'deepen 99999999999\n',
    'deepen-since -1\n',
    `deepen-not ${'/'.repeat(3000)}\n`,
    'shallow x\n',
    'filter blob:none\n',
    'command=ls-refs\n',
    'command=fetch\n',
    'command=object-info',
    'ref-prefix refs/\n',
    'agent=\u{1F600}\n',
    '',
  ),
)

/** A packet with its length, now and then a wrong one. */
const packet = fc.oneof(
  {
    arbitrary: line.map((text) => `${(Buffer.byteLength(text) + 4).toString(16).padStart(4, '0')}${text}`),
    weight: 10,
  },
  {
    arbitrary: fc.constantFrom('0000', '0001', '0002', '0003', '0004', 'ffff', 'zzzz', '-001', '00'),
    weight: 4,
  },
)

const pack = fc.constantFrom(
  '',
  'PACK',
  'PACK\0\0\0\x02\0\0\0\0',
  'PACK\0\0\0\x02\0\0\0\x01\x30x',
  'PACK\0\0\0\x03',
)

const body = fc
  .tuple(fc.array(packet, { maxLength: 30, size: 'max' }), fc.constantFrom('', '0000'), pack)
  .map(([packets, flush, data]) => packets.join('') + flush + data)

const target: fc.Arbitrary<GitTarget> = fc.record({
  actor: fc.constantFrom(...actors),
  visibility: fc.constantFrom(...visibilities),
  service: fc.constantFrom('git-upload-pack', 'git-receive-pack'),
})

const version = fc.constantFrom('', 'Git-Protocol: version=1\r\n', 'Git-Protocol: version=2\r\n')

/** A request for one of the services of Git, or for its refs. */
export const gitRequest: fc.Arbitrary<RawRequest> = fc
  .tuple(target, version, body, fc.boolean())
  .map(([git, protocol, text, isRefs]) => {
    const { service } = git
    const head = `Host: a\r\nConnection: close\r\n{credentials}${protocol}`
    const raw = isRefs
      ? `GET /{path}.git/info/refs?service=${service} HTTP/1.1\r\n${head}\r\n`
      : `POST /{path}.git/${service} HTTP/1.1\r\n${head}Content-Type: application/x-${service}-request\r\n` +
        `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
    return { raw, unit: '', times: 0, git }
  })
