/** Versions 0 and 1 of the protocol, without state between requests. See gitprotocol-pack(5) and gitprotocol-http(5). */
import type { ObjectStore } from '../git/object-store.ts'
import { addArgument, noArguments, type FetchArguments } from './fetch-arguments.ts'
import { Fetch } from './fetch.ts'
import { flushPacket, pktLine, textOf, type PacketReader } from './pkt-line.ts'
import { ProtocolError } from './protocol-error.ts'
import { sideBandOf } from './side-band.ts'

/** Handles one round of the negotiation; the last one returns the pack. */
export async function* uploadPackV0(store: ObjectStore, packets: PacketReader): AsyncGenerator<Uint8Array> {
  const requested = noArguments()
  await readWants(packets, requested)
  if (requested.wants.length === 0) return
  const isRound = await readHaves(packets, requested)
  const fetch = await Fetch.begin(store, requested)
  const boundary = await fetch.boundary()
  if (requested.depth !== undefined || requested.since !== undefined || requested.not.length > 0) {
    for (const oid of boundary.shallow) yield pktLine(`shallow ${oid}`)
    for (const oid of boundary.unshallow) yield pktLine(`unshallow ${oid}`)
    yield Buffer.from(flushPacket)
  }
  if (!isRound) return
  if (!requested.done) {
    yield* acknowledgments(fetch, requested)
    if (requested.flags.has('multi_ack_detailed') && (await fetch.isReady()))
      yield pktLine(`ACK ${fetch.common.at(-1)} ready\n`)
    if (isMulti(requested) || fetch.common.length === 0) yield pktLine('NAK\n')
    return
  }
  yield* acknowledgments(fetch, requested)
  if (fetch.common.length === 0) yield pktLine('NAK\n')
  else if (isMulti(requested)) yield pktLine(`ACK ${fetch.common.at(-1)}\n`)
  const sideBand = sideBandOf(requested.flags)
  yield* fetch.pack(boundary, sideBand)
  if (sideBand !== 'none') yield Buffer.from(flushPacket)
}

/** Up to the first flush; the first line ends with the capabilities that the client uses. */
async function readWants(packets: PacketReader, requested: FetchArguments): Promise<void> {
  for (let packet = await packets.next(); packet !== undefined; packet = await packets.next()) {
    if (packet.kind === 'flush') return
    if (packet.kind !== 'line') throw new ProtocolError('unexpected packet in the list of wants')
    const line = textOf(packet)
    const [, want, capabilities] = /^(want [0-9a-f]{40}) (.*)$/.exec(line) ?? []
    if (want === undefined) addArgument(requested, line)
    else {
      addArgument(requested, want)
      for (const capability of capabilities?.split(' ') ?? []) requested.flags.add(capability)
    }
  }
  if (requested.wants.length > 0) throw new ProtocolError('the request ends before its flush packet')
}

/** False if the request ends with the wants: the client only requests the boundary of its history. */
async function readHaves(packets: PacketReader, requested: FetchArguments): Promise<boolean> {
  let packet = await packets.next()
  const isRound = packet !== undefined
  for (; packet !== undefined && packet.kind !== 'flush' && !requested.done; packet = await packets.next()) {
    if (packet.kind !== 'line') throw new ProtocolError('unexpected packet in the list of haves')
    addArgument(requested, textOf(packet))
  }
  return isRound
}

const isMulti = ({ flags }: FetchArguments): boolean =>
  flags.has('multi_ack_detailed') || flags.has('multi_ack')

/** What the client has that the server has as well; without multi_ack, the first of it. */
function* acknowledgments({ common }: Fetch, requested: FetchArguments): Generator<Uint8Array> {
  const word = requested.flags.has('multi_ack_detailed') ? ' common' : isMulti(requested) ? ' continue' : ''
  for (const oid of isMulti(requested) ? common : common.slice(0, 1)) yield pktLine(`ACK ${oid}${word}\n`)
}
