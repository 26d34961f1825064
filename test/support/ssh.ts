/** Fresh public keys in the form that OpenSSH writes. */
import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'

/** `ssh-ed25519 AAAA... comment`, new each time. */
export function ed25519Key(comment = 'tester@loom'): string {
  const { publicKey } = generateKeyPairSync('ed25519')
  return line('ssh-ed25519', [number(publicKey.export({ format: 'jwk' }), 'x')], comment)
}

/** `ssh-rsa AAAA...`, new each time. */
export function rsaKey(bits = 2048): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const jwk = publicKey.export({ format: 'jwk' })
  const positive = (name: 'e' | 'n'): Buffer => {
    const bytes = number(jwk, name)
    return (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes
  }
  return line('ssh-rsa', [positive('e'), positive('n')])
}

/** `ecdsa-sha2-nistp256 AAAA...`, new each time. */
export function ecdsaKey(): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), number(jwk, 'x'), number(jwk, 'y')])
  return line('ecdsa-sha2-nistp256', [Buffer.from('nistp256'), point])
}

function number(jwk: JsonWebKey, name: 'e' | 'n' | 'x' | 'y'): Buffer {
  return Buffer.from(jwk[name] ?? '', 'base64url')
}

/** Type and fields, each after its length, in base64. */
function line(type: string, fields: readonly Buffer[], comment?: string): string {
  const parts = [Buffer.from(type), ...fields].flatMap((field) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(field.length)
    return [length, field]
  })
  const key = `${type} ${Buffer.concat(parts).toString('base64')}`
  return comment === undefined ? key : `${key} ${comment}`
}
