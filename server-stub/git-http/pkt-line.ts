/** The framing of Git's protocols: lines with their length in front. See gitprotocol-common(5). */
import { ProtocolError } from './protocol-error.ts'

/** A line with its content, or one of the special packets. */
export type Packet =
  | { kind: 'line'; bytes: Buffer }
  | { kind: 'flush' }
  | { kind: 'delimiter' }
  | { kind: 'end' }

/** Bytes of a line's content at most. */
export const longestLine = 65_516

const lengthDigits = 4

export const flushPacket = '0000'
export const delimiterPacket = '0001'

/** A line as it is sent. */
export function pktLine(content: string | Uint8Array): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  if (bytes.length > longestLine) throw new RangeError(`A line of ${bytes.length} bytes is too long`)
  const length = (bytes.length + lengthDigits).toString(16).padStart(lengthDigits, '0')
  return Buffer.concat([Buffer.from(length), bytes])
}

/** The text of a line, without the line feed that may end it. */
export function textOf({ bytes }: { bytes: Buffer }): string {
  return bytes.toString().replace(/\n$/, '')
}

/** Reads packets from a body that arrives in pieces, and then what follows them. */
export class PacketReader {
  readonly #source: AsyncIterator<Uint8Array>
  #buffer: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next packet; undefined at the end of the body. Throws `ProtocolError` when there is something else. */
  async next(): Promise<Packet | undefined> {
    if (!(await this.#fill(lengthDigits))) {
      if (this.#buffer.length > 0) throw new ProtocolError('The request ends within a packet')
      return undefined
    }
    const digits = this.#buffer.toString('latin1', 0, lengthDigits)
    if (!/^[0-9a-f]{4}$/i.test(digits))
      throw new ProtocolError(`The request is no sequence of packets: ${JSON.stringify(digits)} is no length`)
    const length = Number.parseInt(digits, 16)
    if (length < lengthDigits) {
      this.#take(lengthDigits)
      return special(length)
    }
    if (!(await this.#fill(length))) throw new ProtocolError('The request ends within a packet')
    return { kind: 'line', bytes: this.#take(length).subarray(lengthDigits) }
  }

  /** What is left of the body, piece by piece. */
  async *rest(): AsyncGenerator<Uint8Array> {
    if (this.#buffer.length > 0) yield this.#take(this.#buffer.length)
    for (let step = await this.#source.next(); step.done !== true; step = await this.#source.next())
      yield step.value
  }

  async #fill(length: number): Promise<boolean> {
    const pieces: Uint8Array[] = [this.#buffer]
    let filled = this.#buffer.length
    while (filled < length) {
      const step = await this.#source.next()
      if (step.done === true) break
      pieces.push(step.value)
      filled += step.value.length
    }
    if (pieces.length > 1) this.#buffer = Buffer.concat(pieces)
    return filled >= length
  }

  #take(length: number): Buffer {
    const taken = this.#buffer.subarray(0, length)
    this.#buffer = this.#buffer.subarray(length)
    return taken
  }
}

function special(length: number): Packet {
  if (length === 0) return { kind: 'flush' }
  if (length === 1) return { kind: 'delimiter' }
  if (length === 2) return { kind: 'end' }
  throw new ProtocolError('A packet has the impossible length 0003')
}
