/** SSH public keys that nobody else has. */
import { createHash } from 'node:crypto'
import type { RunFacts } from './run-facts.ts'

/**
 * A fresh Ed25519 public key in OpenSSH's one-line form, for example `ssh-ed25519 AAAA… somebody`. Its point is drawn
 * from the run's names, so that a transcript answers for it, and nobody knows the private half.
 */
export function freshPublicKey(run: RunFacts, comment = 'conformance'): string {
  const raw = pointFrom(`${run.id} ${run.tag} ${run.serial()}`)
  const type = 'ssh-ed25519'
  const blob = Buffer.concat([field(Buffer.from(type)), field(raw)])
  return `${type} ${blob.toString('base64')} ${comment}`
}

/** The first of the texts `seed 0`, `seed 1`, … whose hash encodes a point of the curve; every second one does. */
function pointFrom(seed: string): Buffer {
  for (let attempt = 0; ; attempt += 1) {
    const bytes = createHash('sha256').update(`${seed} ${attempt}`).digest()
    if (isPoint(bytes)) return bytes
  }
}

const prime = 2n ** 255n - 19n
/** -121665 / 121666, the curve's constant. */
const d = modulo(-121_665n * power(121_666n, prime - 2n))

/** Whether 32 bytes encode a point: `x² = (y² - 1) / (d y² + 1)` has a root. RFC 8032, section 5.1.3. */
export function isPoint(bytes: Buffer): boolean {
  const y = BigInt(`0x${Buffer.from(bytes.toReversed()).toString('hex')}`) & (2n ** 255n - 1n)
  if (y >= prime) return false
  const square = modulo((y * y - 1n) * power(modulo(d * y * y + 1n), prime - 2n))
  return power(square, (prime - 1n) / 2n) === 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let rest = exponent, square = modulo(base); rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = modulo(result * square)
    square = modulo(square * square)
  }
  return result
}

function modulo(value: bigint): bigint {
  return ((value % prime) + prime) % prime
}

function field(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}
