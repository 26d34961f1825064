/** Several streams in one: pack data, progress for the user's terminal, and a fatal error. See gitprotocol-pack(5). */
import { longestLine, pktLine } from './pkt-line.ts'

/** The side-band of a pack: none, or packets of at most so many bytes. */
export type SideBand = 'none' | 'side-band' | 'side-band-64k'

const bytesAtOnce: Record<Exclude<SideBand, 'none'>, number> = {
  'side-band': 995,
  'side-band-64k': longestLine - 1,
}

const bands = { data: 1, progress: 2, error: 3 } as const

/** Puts bytes into packets of one band; without side-band, data alone are sent, as they are. */
export function* inBand(
  sideBand: SideBand,
  band: keyof typeof bands,
  content: Uint8Array | string,
): Generator<Uint8Array> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  if (sideBand === 'none') {
    if (band === 'data') yield bytes
    return
  }
  const most = bytesAtOnce[sideBand]
  for (let at = 0; at < bytes.length; at += most) {
    yield pktLine(Buffer.concat([Buffer.from([bands[band]]), bytes.subarray(at, at + most)]))
  }
}

/** The side-band among a client's capabilities. */
export function sideBandOf(capabilities: ReadonlySet<string>): SideBand {
  if (capabilities.has('side-band-64k')) return 'side-band-64k'
  return capabilities.has('side-band') ? 'side-band' : 'none'
}
