import { createHash, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

/** Returns this number of random bytes. */
export type RandomSource = (size: number) => Uint8Array

/** Creates tokens, and hashes and verifies passwords. */
export interface Secrets {
  /** A new token of 20 characters that are safe in URLs and headers, and as the value of an option. */
  newToken: () => string
  /** The hash of a password, to be stored. */
  hashPassword: (password: string) => Promise<string>
  /** Whether the password has this hash; takes the same time without a hash. */
  isPassword: (password: string, hash: string | null) => Promise<boolean>
}

/**
 * The cost of a password hash, as scrypt's N: for a database on disk or a server, and for one in memory, whose hashes end
 * with the process.
 */
export const passwordCost = { persistent: 2 ** 14, inMemory: 2 ** 4 } as const

export function createSecrets(random: RandomSource, cost: number = passwordCost.persistent): Secrets {
  return {
    // A command line takes a value that starts with a hyphen for the next option.
    newToken: () => Buffer.from(random(15)).toString('base64url').replace(/^-/, '_'),
    hashPassword: async (password) => {
      const salt = Buffer.from(random(16))
      const key = await keyOf(password, salt, cost)
      return `scrypt:${cost}:${salt.toString('base64')}:${key.toString('base64')}`
    },
    isPassword: async (password, hash) => {
      const [, hashCost = cost, salt = '', key = ''] = (hash ?? '').split(':')
      const actual = await keyOf(password, Buffer.from(salt, 'base64'), Number(hashCost))
      const expected = Buffer.from(key, 'base64')
      return expected.length === actual.length && timingSafeEqual(expected, actual)
    },
  }
}

function keyOf(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)(password.normalize(), salt, 32, {
    N: cost,
  })
}

/** The digest of an access token or session cookie, to be stored. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
