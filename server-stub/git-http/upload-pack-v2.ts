/** Version 2 of the protocol: commands with arguments. See gitprotocol-v2(5). */
import type { ObjectStore } from '../git/object-store.ts'
import { limits } from '../limits.ts'
import type { Project } from '../resources/projects/record.ts'
import { addArgument, noArguments, type FetchArguments } from './fetch-arguments.ts'
import { Fetch } from './fetch.ts'
import { delimiterPacket, flushPacket, pktLine, textOf, type PacketReader } from './pkt-line.ts'
import { ProtocolError } from './protocol-error.ts'
import { advertisedRefs } from './refs.ts'

/** Handles one command. */
export async function* uploadPackV2(
  store: ObjectStore,
  project: Project,
  packets: PacketReader,
): AsyncGenerator<Uint8Array> {
  const { command, lines } = await readCommand(packets)
  if (command === undefined) return
  if (command === 'ls-refs') yield* lsRefs(store, project, lines)
  else if (command === 'fetch') yield* fetchV2(store, argumentsIn(lines))
  else throw new ProtocolError(`unknown command ${command}`)
}

interface Command {
  /** Undefined in an empty request, with which clients probe for authentication. */
  command: string | undefined
  lines: string[]
}

async function readCommand(packets: PacketReader): Promise<Command> {
  let command: string | undefined
  const lines: string[] = []
  let inArguments = false
  for (let packet = await packets.next(); packet !== undefined; packet = await packets.next()) {
    if (packet.kind === 'flush') return { command, lines }
    if (packet.kind === 'delimiter') inArguments = true
    else if (packet.kind === 'line' && inArguments) lines.push(textOf(packet))
    else if (packet.kind === 'line') command = commandIn(textOf(packet)) ?? command
  }
  if (command !== undefined) throw new ProtocolError('the request ends before its flush packet')
  return { command, lines }
}

function commandIn(line: string): string | undefined {
  const [, key, value] = /^([^=]+)=(.*)$/.exec(line) ?? []
  if (key === 'object-format' && value !== 'sha1')
    throw new ProtocolError(`object format ${value} is not supported; the repository uses sha1`)
  return key === 'command' ? value : undefined
}

function argumentsIn(lines: readonly string[]): FetchArguments {
  const fetch = noArguments()
  for (const line of lines) addArgument(fetch, line)
  return fetch
}

async function* lsRefs(
  store: ObjectStore,
  project: Project,
  lines: readonly string[],
): AsyncGenerator<Uint8Array> {
  const flags = new Set(lines)
  const prefixes = lines.filter((line) => line.startsWith('ref-prefix ')).map((line) => line.slice(11))
  const { headTarget, refs } = await advertisedRefs(store, project)
  const isRequested = (name: string): boolean =>
    prefixes.length === 0 ||
    prefixes.length > limits.refPrefixes.max ||
    prefixes.some((prefix) => name.startsWith(prefix))
  const symref = flags.has('symrefs') ? ` symref-target:${headTarget}` : ''
  if (refs[0]?.name !== 'HEAD' && flags.has('unborn') && isRequested('HEAD'))
    yield pktLine(`unborn HEAD${symref}\n`)
  for (const { name, oid, peeled } of refs) {
    if (!isRequested(name)) continue
    const mark = flags.has('peel') && peeled !== undefined ? ` peeled:${peeled}` : ''
    yield pktLine(`${oid} ${name}${name === 'HEAD' ? symref : ''}${mark}\n`)
  }
  yield Buffer.from(flushPacket)
}

async function* fetchV2(store: ObjectStore, requested: FetchArguments): AsyncGenerator<Uint8Array> {
  if (requested.wants.length === 0) return
  const fetch = await Fetch.begin(store, requested)
  if (!requested.done && requested.haves.length > 0) {
    const ready = !requested.flags.has('wait-for-done') && (await fetch.isReady())
    yield pktLine('acknowledgments\n')
    if (fetch.common.length === 0) yield pktLine('NAK\n')
    for (const oid of fetch.common) yield pktLine(`ACK ${oid}\n`)
    if (ready) yield pktLine('ready\n')
    yield Buffer.from(ready ? delimiterPacket : flushPacket)
    if (!ready) return
  }
  const boundary = await fetch.boundary()
  if (
    requested.depth !== undefined ||
    requested.since !== undefined ||
    requested.not.length > 0 ||
    requested.shallow.size > 0
  ) {
    yield pktLine('shallow-info\n')
    for (const oid of boundary.shallow) yield pktLine(`shallow ${oid}\n`)
    for (const oid of boundary.unshallow) yield pktLine(`unshallow ${oid}\n`)
    yield Buffer.from(delimiterPacket)
  }
  yield pktLine('packfile\n')
  yield* fetch.pack(boundary, 'side-band-64k')
  yield Buffer.from(flushPacket)
}
