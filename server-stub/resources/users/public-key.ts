/** Public keys as OpenSSH writes them: `ssh-ed25519 AAAA... comment`. RFC 4253, section 6.6, and RFC 5656. */
import { createHash } from 'node:crypto'

/** Number of fields after the type in a key of each type. */
const fieldsAfterType: Readonly<Record<string, number>> = {
  'ssh-rsa': 2,
  'ssh-dss': 4,
  'ssh-ed25519': 1,
  'ecdsa-sha2-nistp256': 2,
  'ecdsa-sha2-nistp384': 2,
  'ecdsa-sha2-nistp521': 2,
}

const ed25519Bytes = 32
/** Bytes of an uncompressed point on each curve. */
const pointBytes: Readonly<Record<string, number>> = { nistp256: 65, nistp384: 97, nistp521: 133 }
const minRsaBits = 768

/** The fingerprint of a public key, regardless of its comment; undefined if the text is not a public key. */
export function fingerprintOf(text: string): string | undefined {
  const [, type, encoded] = /^(\S+) +([A-Za-z0-9+/]+={0,2})(?: [^\r\n]*)?$/.exec(text) ?? []
  if (type === undefined || encoded === undefined || encoded.length % 4 !== 0) return undefined
  const body = Buffer.from(encoded, 'base64')
  const fields = fieldsOf(body)
  if (fields === undefined || fields[0]?.toString('latin1') !== type || !isWellFormed(type, fields.slice(1)))
    return undefined
  return `SHA256:${createHash('sha256').update(body).digest('base64').replace(/=+$/, '')}`
}

function isWellFormed(type: string, fields: readonly Buffer[]): boolean {
  const [first, second] = fields
  if (
    first === undefined ||
    fields.length !== fieldsAfterType[type] ||
    fields.some((field) => field.length === 0)
  )
    return false
  if (type === 'ssh-ed25519') return first.length === ed25519Bytes
  if (type === 'ssh-rsa') return bitsOf(second) >= minRsaBits
  if (type === 'ssh-dss') return true
  const curve = first.toString('latin1')
  return type.endsWith(curve) && second?.length === pointBytes[curve] && second?.[0] === 4
}

/** Splits length-prefixed fields; undefined if the lengths do not match the bytes. */
function fieldsOf(body: Buffer): Buffer[] | undefined {
  const fields: Buffer[] = []
  let offset = 0
  while (offset < body.length) {
    if (offset + 4 > body.length) return undefined
    const end = offset + 4 + body.readUInt32BE(offset)
    if (end > body.length) return undefined
    fields.push(body.subarray(offset + 4, end))
    offset = end
  }
  return fields
}

/** Number of bits of a positive number, whose leading byte may be zero. */
function bitsOf(number: Buffer | undefined): number {
  const start = number?.findIndex((byte) => byte !== 0) ?? -1
  if (number === undefined || start < 0) return 0
  return (number.length - start - 1) * 8 + (32 - Math.clz32(number[start] ?? 0))
}
