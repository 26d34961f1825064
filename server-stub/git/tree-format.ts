import { decodeFileName, encodeFileName } from './file-name.ts'
import { corrupt } from './stored-object.ts'
import type { FileMode } from './types.ts'

/** One line of a tree object; `name` is a single path component. */
export interface TreeLine {
  name: string
  mode: FileMode
  oid: string
}

// What older Git versions wrote (group-writable files, short directory mode) reads as its present-day equal.
const modes: Record<string, FileMode> = {
  '40000': '040000',
  '040000': '040000',
  '100644': '100644',
  '100664': '100644',
  '100755': '100755',
  '120000': '120000',
  '160000': '160000',
}

const hashBytes = 20

/** Reads a tree object. */
export function parseTree(oid: string, body: Buffer): TreeLine[] {
  const lines: TreeLine[] = []
  for (let at = 0; at < body.length;) {
    const space = body.indexOf(0x20, at)
    const end = body.indexOf(0, space + 1)
    const mode = modes[body.toString('latin1', at, space)]
    if (space < 0 || end < 0 || end + hashBytes >= body.length + 1 || !mode) throw corrupt(oid)
    at = end + 1 + hashBytes
    lines.push({
      name: decodeFileName(body.subarray(space + 1, end)),
      mode,
      oid: body.toString('hex', end + 1, at),
    })
  }
  return lines
}

/** Writes a tree object; the lines may come in any order. */
export function renderTree(lines: readonly TreeLine[]): Buffer {
  const keyed = lines.map((line) => ({ line, key: sortKey(line) }))
  keyed.sort((a, b) => Buffer.compare(a.key, b.key))
  return Buffer.concat(
    keyed.flatMap(({ line }) => [
      Buffer.from(`${line.mode.replace(/^0/, '')} `),
      encodeFileName(line.name),
      Buffer.from([0]),
      Buffer.from(line.oid, 'hex'),
    ]),
  )
}

/** Git sorts a directory as if its name ended with a slash. */
const sortKey = ({ name, mode }: TreeLine): Buffer => encodeFileName(mode === '040000' ? `${name}/` : name)
