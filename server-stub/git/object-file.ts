/** The loose-object file: how Git itself keeps an object on disk. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflate, deflateSync, inflate, inflateSync } from 'node:zlib'
import { GitRefusal } from './types.ts'

export type ObjectType = 'blob' | 'tree' | 'commit' | 'tag'

/** An object before it is stored, or after it is read: its type and plain content. */
export interface PlainObject {
  type: ObjectType
  body: Buffer
}

/** An object as it is stored. */
export interface StoredObject {
  oid: string
  data: Uint8Array
}

const types: readonly ObjectType[] = ['blob', 'tree', 'commit', 'tag']

// Up to this size the work is done before another thread could take it over.
const smallBytes = 32 * 1024

/** Names and packs an object. */
export async function pack({ type, body }: PlainObject): Promise<StoredObject> {
  const file = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body])
  const oid = createHash('sha1').update(file).digest('hex')
  const data = file.length <= smallBytes ? deflateSync(file) : await promisify(deflate)(file)
  return { oid, data }
}

/** Unpacks an object file; throws `GitRefusal` when it is none. */
export async function unpack({ oid, data }: StoredObject): Promise<PlainObject> {
  const file = await inflated(oid, data)
  const end = file.indexOf(0)
  const [name = '', length = ''] = file.toString('latin1', 0, Math.max(end, 0)).split(' ')
  const type = types.find((candidate) => candidate === name)
  const body = file.subarray(end + 1)
  if (!type || Number(length) !== body.length) throw corrupt(oid)
  return { type, body }
}

export const corrupt = (oid: string): GitRefusal =>
  new GitRefusal('corrupt', `Object ${oid} is damaged or of an unexpected type`)

async function inflated(oid: string, data: Uint8Array): Promise<Buffer> {
  try {
    return data.length <= smallBytes ? inflateSync(data) : await promisify(inflate)(data)
  } catch {
    throw corrupt(oid)
  }
}
