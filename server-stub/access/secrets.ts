import { createHash, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

/** Gives that many random bytes; a seeded one makes tests exact. */
export type RandomSource = (size: number) => Uint8Array

/** Makes tokens and keeps passwords: nothing else in the house touches a secret. */
export interface Secrets {
  /** A fresh token of 20 characters that are safe in addresses and headers. */
  newToken: () => string
  /** What is kept of a password. */
  hashPassword: (password: string) => Promise<string>
}

export function createSecrets(random: RandomSource): Secrets {
  return {
    newToken: () => Buffer.from(random(15)).toString('base64url'),
    hashPassword: async (password) => {
      const salt = Buffer.from(random(16))
      const key = await promisify<string, Buffer, number, Buffer>(scrypt)(password.normalize(), salt, 32)
      return `scrypt:${salt.toString('base64')}:${key.toString('base64')}`
    },
  }
}

/** What is kept of a token that is never shown again, and of a session cookie. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
