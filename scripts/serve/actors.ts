import type { DatabaseLocation, demoTokens } from '../../server-stub/index.ts'
import type { Actor } from '../reference/pages/edition.ts'

interface Occasion {
  /** Available as soon as the server runs. */
  readonly adminToken: () => string | undefined
  readonly database: DatabaseLocation
  /** The private tokens of the demo users; absent without them. */
  readonly people: typeof demoTokens | undefined
}

/**
 * The users whose tokens the reference contains. The administrator is among them only if the data is in memory: data in a
 * file may be in use.
 */
export function actors({ adminToken, database, people }: Occasion): () => Actor[] {
  return () => {
    const token = adminToken()
    return [
      ...(people === undefined
        ? []
        : [
            { name: 'mira', role: 'owner', token: people.mira },
            { name: 'tom', role: 'developer', token: people.tom },
            { name: 'yuki', role: 'reporter', token: people.yuki },
            { name: 'lena', role: 'guest', token: people.lena },
          ]),
      ...(token === undefined || database.kind !== 'memory'
        ? []
        : [{ name: 'root', role: 'administrator', token, administrator: true }]),
      { name: 'anonymous', role: 'no token', token: null },
    ]
  }
}
