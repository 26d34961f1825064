/** SSH public keys that nobody else has. */
import { generateKeyPairSync } from 'node:crypto'

/** A fresh Ed25519 public key in OpenSSH's one-line form, for example `ssh-ed25519 AAAA… somebody`. */
export function freshPublicKey(comment = 'conformance'): string {
  const { publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const type = 'ssh-ed25519'
  const blob = Buffer.concat([field(Buffer.from(type)), field(raw)])
  return `${type} ${blob.toString('base64')} ${comment}`
}

function field(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}
