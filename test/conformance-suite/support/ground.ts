/** One database for many servers: each mutant is another app over the same house. */
import { createApp } from '../../../server-stub/index.ts'
import type { Handlers } from '../../../server-stub/contract/handler.ts'
import { reference } from '../../../server-stub/reference.ts'
import { servicesFor, servicesOf, type House, type Services } from '../../../server-stub/services.ts'
import { startStub } from '../../../server-stub/stub.ts'
import { serve, type HandServer } from './hand-server.ts'

export type Altered = Partial<Handlers<Services>>

export interface Ground extends AsyncDisposable {
  readonly baseUrl: string
  readonly adminToken: string
  /** Serves the reference handlers with some of them altered. */
  serve(altered: Altered): Promise<HandServer>
  /** Everything that the administrator may do and see. */
  administrator(): Promise<Services>
}

export async function startGround(): Promise<Ground> {
  let house: House | undefined
  const stub = await startStub({
    seed: async (given) => {
      house = given
    },
  })
  if (house === undefined) throw new Error('The server was not seeded.')
  const given = house
  return {
    baseUrl: stub.baseUrl,
    adminToken: stub.adminToken,
    serve: (altered) =>
      serve(
        createApp<Services>(
          { ...reference, ...altered },
          { context: servicesOf(given), validateResponses: false, onIncident: () => {} },
        ),
      ),
    async administrator() {
      const user = await given.db.selectFrom('user').selectAll().where('admin', '=', 1).executeTakeFirst()
      if (user === undefined) throw new Error('There is no administrator.')
      return servicesFor({ kind: 'user', user, sudoer: null }, given)
    },
    [Symbol.asyncDispose]: () => stub.close(),
  }
}
