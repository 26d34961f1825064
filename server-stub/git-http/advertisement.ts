/** The response to `GET …/info/refs?service=…`, with which every conversation begins. */
import { receivePackCapabilities, uploadPackCapabilities, versionTwoCapabilities } from './capabilities.ts'
import { flushPacket, pktLine } from './pkt-line.ts'
import type { AdvertisedRefs } from './refs.ts'
import type { ProtocolVersion, Service } from './route.ts'

const noObject = '0'.repeat(40)

/** The capabilities of version 2, which lists refs on request. */
export function* versionTwoAdvertisement(): Generator<Uint8Array> {
  yield pktLine('version 2\n')
  for (const capability of versionTwoCapabilities) yield pktLine(`${capability}\n`)
  yield Buffer.from(flushPacket)
}

/** All refs, with the capabilities behind the first. */
export function* refAdvertisement(
  service: Service,
  version: Exclude<ProtocolVersion, 2>,
  { headTarget, refs }: AdvertisedRefs,
): Generator<Uint8Array> {
  yield pktLine(`# service=${service}\n`)
  yield Buffer.from(flushPacket)
  if (version === 1) yield pktLine('version 1\n')
  const isUpload = service === 'git-upload-pack'
  const hasHead = refs[0]?.name === 'HEAD'
  const capabilities = isUpload
    ? uploadPackCapabilities(hasHead ? headTarget : undefined)
    : receivePackCapabilities
  const shown = isUpload ? refs.flatMap(withPeeled) : refs.filter(({ name }) => name !== 'HEAD')
  const [first = { name: 'capabilities^{}', oid: noObject }, ...others] = shown
  yield pktLine(`${first.oid} ${first.name}\0${capabilities.join(' ')}\n`)
  for (const { oid, name } of others) yield pktLine(`${oid} ${name}\n`)
  yield Buffer.from(flushPacket)
}

function withPeeled({ name, oid, peeled }: AdvertisedRefs['refs'][number]): { name: string; oid: string }[] {
  return peeled === undefined
    ? [{ name, oid }]
    : [
        { name, oid },
        { name: `${name}^{}`, oid: peeled },
      ]
}
