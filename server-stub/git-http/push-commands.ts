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
const mostUpdates = limits.pushedRefs.max

/** Reads the commands in front of the pack; there are none in a request that only probes for authentication. */
export async function readPushCommands(packets: PacketReader): Promise<PushCommands> {
  const commands: PushCommands = { updates: [], capabilities: new Set() }
  for (let packet = await packets.next(); packet?.kind === 'line'; packet = await packets.next()) {
    const [command = '', capabilities] = textOf(packet).split('\0', 2)
    for (const capability of (capabilities ?? '').split(' ')) commands.capabilities.add(capability)
    // The end of a shallow client's history is ignored: missing objects are found when the pushed ones are checked.
    if (command.startsWith('shallow ')) continue
    commands.updates.push(updateIn(command))
    if (commands.updates.length > mostUpdates)
      throw new ProtocolError(`more than ${mostUpdates} refs in one push`)
  }
  const names = new Set(commands.updates.map(({ ref }) => ref))
  if (names.size < commands.updates.length) throw new ProtocolError('one ref is updated several times')
  return commands
}

function updateIn(command: string): RefUpdate {
  const [, from, to, ref] = /^([0-9a-f]{40}) ([0-9a-f]{40}) (.+)$/.exec(command) ?? []
  if (from === undefined || to === undefined || ref === undefined)
    throw new ProtocolError(`no command of a push: ${command.slice(0, 200)}`)
  return { ref, from: orNull(from), to: orNull(to) }
}

const orNull = (oid: string): string | null => (oid === noObject ? null : oid)
