/** Writes packs. Objects are sent as they are stored: whole, without deltas, compressed long before. */
import { createHash } from 'node:crypto'
import type { StoredObject } from '../stored-object.ts'
import { renderEntryHeader } from './entry-header.ts'

/** The bytes of a pack of exactly `count` objects, piece by piece. */
export async function* writePack(
  count: number,
  objects: AsyncIterable<StoredObject>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha1')
  const header = Buffer.alloc(12)
  header.write('PACK')
  header.writeUInt32BE(2, 4)
  header.writeUInt32BE(count, 8)
  hash.update(header)
  yield header
  let written = 0
  for await (const { type, size, data } of objects) {
    const entry = renderEntryHeader(type, size)
    hash.update(entry).update(data)
    yield entry
    yield data
    written += 1
  }
  if (written !== count) throw new Error(`A pack of ${count} objects got ${written}`)
  yield hash.digest()
}
