/** Git objects as the database stores them: type, size, and the zlib stream of the content, as in packs. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflate, deflateSync, inflate, inflateSync } from 'node:zlib'
import { GitError } from './types.ts'

export type ObjectType = 'blob' | 'tree' | 'commit' | 'tag'

/** An object before it is stored, or after it is read: its type and plain content. */
export interface PlainObject {
  type: ObjectType
  body: Buffer
}

/** An object as it is stored. */
export interface StoredObject {
  oid: string
  type: ObjectType
  /** Bytes of the content. */
  size: number
  /** The content as a zlib stream, without Git's object header. */
  data: Uint8Array
}

/** An object that is about to be stored, with its plain content. */
export interface NewObject extends StoredObject {
  body: Buffer
}

// Up to this size the work is done before another thread could take it over.
const smallBytes = 32 * 1024

/** A window of 4 KiB is enough for such an object; the default would allocate a quarter of a megabyte for it. */
const tiny = { windowBits: 12, memLevel: 5, chunkSize: 1024 }
const tinyBytes = 4 * 1024

/** Names and compresses an object. */
export async function encodeObject({ type, body }: PlainObject): Promise<NewObject> {
  const data =
    body.length <= smallBytes
      ? deflateSync(body, body.length <= tinyBytes ? tiny : {})
      : await promisify(deflate)(body)
  return { oid: objectId(type, body), type, size: body.length, data, body }
}

/** The name of an object: SHA-1 of its header and content, 40 hexadecimal digits. */
export function objectId(type: ObjectType, body: Uint8Array): string {
  return createHash('sha1').update(objectHeader(type, body.length)).update(body).digest('hex')
}

/** What Git hashes in front of the content. */
export const objectHeader = (type: ObjectType, size: number): string => `${type} ${size}\0`

/** Decompresses an object; throws `GitError` when its data are damaged. */
export async function decodeObject({ oid, type, size, data }: StoredObject): Promise<PlainObject> {
  const body = await inflated(oid, size, data)
  if (body.length !== size) throw corrupt(oid)
  return { type, body }
}

export const corrupt = (oid: string): GitError =>
  new GitError('corrupt', `Object ${oid} is damaged or of an unexpected type`)

/** The smallest size of a chunk that zlib accepts. */
const smallestChunk = 64

async function inflated(oid: string, size: number, data: Uint8Array): Promise<Buffer> {
  // One chunk for the whole result: the default allocates 16 KiB for a file of some bytes.
  const options = { maxOutputLength: Math.max(size, 1), chunkSize: Math.max(size + 1, smallestChunk) }
  try {
    return data.length <= smallBytes && size <= smallBytes
      ? inflateSync(data, options)
      : await promisify<Uint8Array, typeof options, Buffer>(inflate)(data, options)
  } catch {
    throw corrupt(oid)
  }
}
