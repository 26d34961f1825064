import type { DatabaseLocation, demoTokens } from '../../server-stub/index.ts'
import type { Actor } from '../reference/pages/edition.ts'

interface ActorOptions {
  /** Available as soon as the server runs. */
  readonly adminToken: () => string | undefined
  readonly database: DatabaseLocation
  /** The private tokens of the demo users; absent without them. */
  readonly tokens: typeof demoTokens | undefined
}

/**
 * The users whose tokens the reference contains. The administrator is among them only if the data is in memory: data in a
 * file may be in use.
 */
export function actors({ adminToken, database, tokens }: ActorOptions): () => Actor[] {
  return () => {
    const token = adminToken()
    return [
      ...(tokens === undefined
        ? []
        : [
            { name: 'mira', role: 'owner', token: tokens.mira },
            { name: 'tom', role: 'developer', token: tokens.tom },
            { name: 'yuki', role: 'reporter', token: tokens.yuki },
            { name: 'lena', role: 'guest', token: tokens.lena },
          ]),
      ...(token === undefined || database.kind !== 'memory'
        ? []
        : [{ name: 'root', role: 'administrator', token, administrator: true }]),
      { name: 'anonymous', role: 'no token', token: null },
    ]
  }
}
