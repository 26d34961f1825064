import { createHash, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

/** Gives that many random bytes; a seeded one makes tests exact. */
export type RandomSource = (size: number) => Uint8Array

/** Makes tokens and keeps passwords: nothing else in the house touches a secret. */
export interface Secrets {
  /** A fresh token of 20 characters that are safe in addresses and headers. */
  newToken: () => string
  /** What is kept of a password. */
  hashPassword: (password: string) => Promise<string>
  /** Whether it is the password of which this was kept; takes as long where nothing was (null). */
  isPassword: (password: string, kept: string | null) => Promise<boolean>
}

/** What one guess at a password costs, as scrypt's N: for data that is kept, and for data that dies with the process. */
export const passwordCost = { kept: 2 ** 14, passing: 2 ** 10 } as const

export function createSecrets(random: RandomSource, cost: number = passwordCost.kept): Secrets {
  return {
    newToken: () => Buffer.from(random(15)).toString('base64url'),
    hashPassword: async (password) => {
      const salt = Buffer.from(random(16))
      const key = await keyOf(password, salt, cost)
      return `scrypt:${cost}:${salt.toString('base64')}:${key.toString('base64')}`
    },
    isPassword: async (password, kept) => {
      const [, keptCost = cost, salt = '', key = ''] = (kept ?? '').split(':')
      const given = await keyOf(password, Buffer.from(salt, 'base64'), Number(keptCost))
      const right = Buffer.from(key, 'base64')
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}

function keyOf(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)(password.normalize(), salt, 32, {
    N: cost,
  })
}

/** What is kept of a token that is never shown again, and of a session cookie. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
