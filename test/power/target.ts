/** The reference server with room for a defect: one house, one gateway, and one mutant at a time. */
import { createServer } from 'node:http'
import type { Handlers } from '../../server-stub/http/handler.ts'
import { createApp } from '../../server-stub/index.ts'
import { firstAdministrator } from '../../server-stub/administrator.ts'
import { provisioning as provisioningContract } from '../../server-stub/provisioning/contract.ts'
import { serveProvisioning } from '../../server-stub/provisioning/http.ts'
import { reference } from '../../server-stub/reference.ts'
import { servicesFor, requestServices } from '../../server-stub/create-services.ts'
import type { AppContext, Services } from '../../server-stub/services.ts'
import { startStub } from '../../server-stub/stub.ts'
import { listening, openGateway, type Present } from './proxy.ts'
import type { Mutant } from './mutant.ts'

export interface Target extends AsyncDisposable {
  readonly baseUrl: string
  readonly adminToken: string
  /** Resets the data and gives the server one defect, or none. The result returns whether the defect has altered anything since. */
  mutate(mutant: Mutant | null): Promise<() => boolean>
}

/** Starts a house in memory with a gateway before it. */
export async function startTarget(): Promise<Target> {
  let seeded: AppContext | undefined
  const stub = await startStub({
    seed: async (given) => {
      seeded = given
    },
  })
  if (seeded === undefined) throw new Error('The server was not seeded.')
  const appContext = seeded
  const user = await firstAdministrator(appContext.db)
  const administrator = servicesFor({ kind: 'user', user, sudoer: null }, appContext, stub.origin)
  const beginning = await stub.snapshot()
  let present = presenting(null)
  const current = () => present
  const inner = await listening(createServer(brokenApp(appContext, administrator, current)))
  const gateway = await openGateway(inner.port, current, {
    adminToken: stub.adminToken,
    keep: async () => {
      const kept = await stub.snapshot()
      return () => stub.restore(kept)
    },
  })
  return {
    baseUrl: `http://127.0.0.1:${gateway.port}/api/v4`,
    adminToken: stub.adminToken,
    async mutate(mutant) {
      present = presenting(null)
      await stub.restore(beginning)
      const next = presenting(mutant)
      present = next
      return () => next.fired
    },
    async [Symbol.asyncDispose]() {
      await gateway[Symbol.asyncDispose]()
      await inner[Symbol.asyncDispose]()
      await stub.close()
    },
  }
}

function presenting(mutant: Mutant | null): Present {
  return { mutant, fired: false, memory: new Map() }
}

/** The reference server, except for what the present mutant puts in place of its parts. */
function brokenApp(appContext: AppContext, administrator: Services, current: () => Present) {
  return createApp<Services>(brokenHandlers(administrator, current), {
    context: async (request) => {
      const own = await requestServices(appContext)(request)
      const present = current()
      const { mutant } = present
      const altered = mutant?.operation === request.operationId ? mutant.fault.services : undefined
      if (altered === undefined) return own
      present.fired = true
      return altered(own, administrator)
    },
    contracts: { [provisioningContract.basePath]: serveProvisioning(appContext) },
    validateResponses: false,
    onIncident: () => {},
  })
}

function brokenHandlers(administrator: Services, current: () => Present): Handlers<Services> {
  return new Proxy(reference, {
    get(sound, operation, receiver) {
      const present = current()
      const changed: unknown = Reflect.get(present.mutant?.fault.handlers?.(administrator) ?? {}, operation)
      if (changed === undefined) return Reflect.get(sound, operation, receiver)
      present.fired = true
      return changed
    },
  })
}
