/** The reference server behind a proxy, with one mutant at a time. */
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
import { listening, startProxy, type ActiveMutant } from './proxy.ts'
import type { Mutant } from './mutant.ts'

export interface Target extends AsyncDisposable {
  readonly baseUrl: string
  readonly adminToken: string
  /** Resets the data and activates one mutant, or none. The result returns whether the defect has altered anything since. */
  mutate(mutant: Mutant | null): Promise<() => boolean>
}

/** Starts a server in memory, and the proxy. */
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
  const initialState = await stub.snapshot()
  let active = activate(null)
  const current = () => active
  const server = await listening(createServer(mutatedApp(appContext, administrator, current)))
  const proxy = await startProxy(server.port, current, {
    adminToken: stub.adminToken,
    keep: async () => {
      const kept = await stub.snapshot()
      return () => stub.restore(kept)
    },
  })
  return {
    baseUrl: `http://127.0.0.1:${proxy.port}/api/v4`,
    adminToken: stub.adminToken,
    async mutate(mutant) {
      active = activate(null)
      await stub.restore(initialState)
      const next = activate(mutant)
      active = next
      return () => next.fired
    },
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
      await stub.close()
    },
  }
}

function activate(mutant: Mutant | null): ActiveMutant {
  return { mutant, fired: false, memory: new Map() }
}

/** The reference server, except for the parts that the active mutant replaces. */
function mutatedApp(appContext: AppContext, administrator: Services, current: () => ActiveMutant) {
  return createApp<Services>(mutatedHandlers(administrator, current), {
    context: async (request) => {
      const services = await requestServices(appContext)(request)
      const active = current()
      const { mutant } = active
      const altered = mutant?.operation === request.operationId ? mutant.fault.services : undefined
      if (altered === undefined) return services
      active.fired = true
      return altered(services, administrator)
    },
    contracts: { [provisioningContract.basePath]: serveProvisioning(appContext) },
    validateResponses: false,
    onIncident: () => {},
  })
}

function mutatedHandlers(administrator: Services, current: () => ActiveMutant): Handlers<Services> {
  return new Proxy(reference, {
    get(handlers, operation, receiver) {
      const active = current()
      const changed: unknown = Reflect.get(active.mutant?.fault.handlers?.(administrator) ?? {}, operation)
      if (changed === undefined) return Reflect.get(handlers, operation, receiver)
      active.fired = true
      return changed
    },
  })
}
