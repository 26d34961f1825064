/** Packs and pushes made by hand, well-formed or not, with code that shares nothing with the server's. */
import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

export type Kind = 'commit' | 'tree' | 'blob' | 'tag'

export interface Entry {
  /** The number of the type in the header of the entry. */
  type: number
  body: Buffer
  /** Between header and data: the base of a delta. */
  base?: Buffer
  /** Bytes that the header declares, if not those of the body. */
  declared?: number
  /** The zlib stream, if not that of the body. */
  data?: Buffer
}

const typeNumbers = { commit: 1, tree: 2, blob: 3, tag: 4 }

export const whole = (kind: Kind, body: Buffer | string): Entry => ({
  type: typeNumbers[kind],
  body: Buffer.from(body),
})

/** A delta to the object of this name. */
export const refDelta = (base: string, body: Buffer): Entry => ({
  type: 7,
  body,
  base: Buffer.from(base, 'hex'),
})

/** A delta to the entry that begins so many bytes (less than 128) before. */
export const ofsDelta = (distance: number, body: Buffer): Entry => ({
  type: 6,
  body,
  base: Buffer.from([distance]),
})

export const oidOf = (kind: Kind, body: Buffer | string): string => {
  const bytes = Buffer.from(body)
  return createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex')
}

/** A pack; `count` is what its header declares. */
export function packOf(entries: readonly Entry[], { count = entries.length, version = 2 } = {}): Buffer {
  const header = Buffer.alloc(12)
  header.write('PACK')
  header.writeUInt32BE(version, 4)
  header.writeUInt32BE(count, 8)
  return signed(Buffer.concat([header, ...entries.map(rendered)]))
}

/** Appends the checksum. */
export function signed(pack: Buffer): Buffer {
  return Buffer.concat([pack, createHash('sha1').update(pack).digest()])
}

export function rendered({
  type,
  body,
  base = Buffer.alloc(0),
  declared = body.length,
  data,
}: Entry): Buffer {
  const header = [(type << 4) | (declared % 16)]
  for (let rest = Math.floor(declared / 16); rest > 0; rest = Math.floor(rest / 128)) {
    header[header.length - 1] = (header.at(-1) ?? 0) | 0x80
    header.push(rest % 128)
  }
  return Buffer.concat([Buffer.from(header), base, data ?? deflateSync(body)])
}

/** A size in the header of a delta. */
function size(of: number): Buffer {
  const bytes: number[] = []
  for (let rest = of; ; rest = Math.floor(rest / 128)) {
    bytes.push((rest % 128) | (rest >= 128 ? 0x80 : 0))
    if (rest < 128) return Buffer.from(bytes)
  }
}

/** A delta: sizes of base and result, and instructions. */
export const delta = (from: number, to: number, ...instructions: Buffer[]): Buffer =>
  Buffer.concat([size(from), size(to), ...instructions])

export const insert = (text: string): Buffer => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])

/** Copies up to 255 bytes from an offset below 256. */
export const copy = (at: number, length: number): Buffer => Buffer.from([0x91, at, length])

/** Copies 64 KiB from the start. */
export const copyMuch = Buffer.from([0x80])

export interface Line {
  mode: string
  name: string
  oid: string
}

export const tree = (...lines: Line[]): Buffer =>
  Buffer.concat(
    lines.map(({ mode, name, oid }) =>
      Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]),
    ),
  )

const someone = 'Ada <ada@example.com> 1767225600 +0100'

export const commit = (
  treeOid: string,
  { parents = [] as string[], author = someone, committer = someone, message = 'Change\n' } = {},
): string =>
  `tree ${treeOid}\n${parents.map((each) => `parent ${each}\n`).join('')}author ${author}\ncommitter ${committer}\n\n${message}`

export const noObject = '0'.repeat(40)

/** Where a ref is to point, and where the client believes that it points. */
export interface PushCommand {
  ref: string
  from: string
  to: string
}

/** The body of a push: one ref, then the pack. */
export function pushBody(
  ref: string,
  from: string,
  to: string,
  pack: Buffer,
  capabilities = 'report-status',
): Buffer {
  return pushBodyOf([{ ref, from, to }], pack, capabilities)
}

/** The body of a push of several refs. */
export function pushBodyOf(
  commands: readonly PushCommand[],
  pack: Buffer,
  capabilities = 'report-status',
): Buffer {
  const lines = commands.map(({ ref, from, to }, index) => {
    const line = Buffer.from(`${from} ${to} ${ref}${index === 0 ? `\0 ${capabilities}` : ''}`)
    return Buffer.concat([Buffer.from((line.length + 4).toString(16).padStart(4, '0')), line])
  })
  return Buffer.concat([...lines, Buffer.from('0000'), pack])
}
