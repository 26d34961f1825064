/** The commands of a client to `git-receive-pack`. See gitprotocol-pack(5). */
import type { RefUpdate } from '../resources/branches/commands/push.ts'
import { limits } from '../limits.ts'
import { textOf, type PacketReader } from './pkt-line.ts'
import { ProtocolError } from './protocol-error.ts'

export interface PushCommands {
  updates: RefUpdate[]
  capabilities: Set<string>
}

const noObject = '0'.repeat(40)

/** Reads the commands in front of the pack; there are none in a request that only probes for authentication. */
export async function readPushCommands(packets: PacketReader): Promise<PushCommands> {
  const updates: RefUpdate[] = []
  let capabilities = ''
  let bytes = 0
  for (let packet = await packets.next(); packet?.kind === 'line'; packet = await packets.next()) {
    bytes += packet.bytes.length
    if (bytes > limits.pushCommandBytes.max)
      throw new ProtocolError(`more than ${limits.pushCommandBytes.max} bytes of commands in one push`)
    const line = textOf(packet)
    // The end of a shallow client's history is ignored: missing objects are found when the pushed ones are checked.
    if (line.startsWith('shallow ')) continue
    const [command = '', words = ''] = line.split('\0', 2)
    if (updates.length === 0) capabilities = words
    updates.push(updateIn(command))
    if (updates.length > limits.pushedRefs.max)
      throw new ProtocolError(`more than ${limits.pushedRefs.max} refs in one push`)
  }
  const names = new Set(updates.map(({ ref }) => ref))
  if (names.size < updates.length) throw new ProtocolError('one ref is updated several times')
  return { updates, capabilities: new Set(capabilities.split(' ')) }
}

function updateIn(command: string): RefUpdate {
  const [, from, to, ref] = /^([0-9a-f]{40}) ([0-9a-f]{40}) (.+)$/.exec(command) ?? []
  if (from === undefined || to === undefined || ref === undefined)
    throw new ProtocolError(`no command of a push: ${command.slice(0, 200)}`)
  return { ref, from: orNull(from), to: orNull(to) }
}

const orNull = (oid: string): string | null => (oid === noObject ? null : oid)
