/** A server with some variations: the reference server below, layers over its handlers, and a proxy before it. */
import type { ServerResponse } from 'node:http'
import type { OperationId } from '../../../generated/operations.ts'
import { createApp } from '../../../server-stub/index.ts'
import type { Handlers } from '../../../server-stub/http/handler.ts'
import { operationIds } from '../../../server-stub/http/api.ts'
import { provisioning as provisioningContract } from '../../../server-stub/provisioning/contract.ts'
import { serveProvisioning } from '../../../server-stub/provisioning/http.ts'
import { reference } from '../../../server-stub/reference.ts'
import { servicesFor, requestServices } from '../../../server-stub/create-services.ts'
import type { AppContext, Services } from '../../../server-stub/services.ts'
import { startStub } from '../../../server-stub/stub.ts'
import { operationAt } from '../../support/operation-at.ts'
import { serve } from '../support/hand-server.ts'
import { rewriting, type Passing, type Reject } from '../support/proxy.ts'
import type { PassingResponse, Below, Call, InnerResponse, ResponseMessage, Variation } from './variation.ts'
import { write } from './write.ts'

export interface VariedServer extends AsyncDisposable {
  readonly baseUrl: string
  readonly adminToken: string
  /** How often each variation has made a difference, by its id. */
  readonly fired: ReadonlyMap<string, number>
}

type Count = (id: string, times?: number) => void

/** Starts a server with these variations and its own instance. */
export async function startVariedServer(variations: readonly Variation[]): Promise<VariedServer> {
  const fired = new Map(variations.map(({ id }) => [id, 0]))
  const count: Count = (id, times = 1) => void fired.set(id, (fired.get(id) ?? 0) + times)
  let appContext: AppContext | undefined
  const stub = await startStub({
    now: () => variations.reduce((now, variation) => clockOf(variation, now, count), new Date()),
    seed: async (given) => {
      appContext = given
      for (const { id, seed } of variations) count(id, (await seed?.(given)) ?? 0)
    },
  })
  if (appContext === undefined) throw new Error('The server was not seeded.')
  const behind = await serve(layered(variations, appContext, count))
  const before = await rewriting(
    behind.baseUrl,
    alteration(variations, count),
    sending(variations, count),
    rejecting(variations, count),
  )
  return {
    baseUrl: before.baseUrl,
    adminToken: stub.adminToken,
    fired,
    async [Symbol.asyncDispose]() {
      await before[Symbol.asyncDispose]()
      await behind[Symbol.asyncDispose]()
      await stub.close()
    },
  }
}

function clockOf({ id, clock }: Variation, now: Date, count: Count): Date {
  if (clock === undefined) return now
  count(id)
  return clock(now)
}

/** The reference handlers with the layers of the variations; the layer of the first variation is the innermost. */
function layered(variations: readonly Variation[], appContext: AppContext, count: Count) {
  const administrator = async (): Promise<Services> => {
    const row = await appContext.db
      .selectFrom('user')
      .selectAll()
      .where('admin', '=', 1)
      .executeTakeFirstOrThrow()
    return servicesFor({ kind: 'user', user: row, sudoer: null }, appContext, 'http://localhost')
  }
  const layers = variations.map(({ id, layers: layersOf }) =>
    layersOf?.({ fired: () => count(id), administrator }),
  )
  const handlerOf = (operation: OperationId): Below =>
    layers.reduce<Below>((below, own) => {
      const layer = own?.[operation]
      return layer === undefined ? below : (call) => layer(call, below)
    }, asBelow(operation))
  const handlers = Object.fromEntries(
    operationIds.map((operation) => [operation, merged(handlerOf(operation))]),
  )
  // Each entry handles the operation that it is named by, with the reference server's handler at the bottom.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return createApp<Services>(handlers as unknown as Partial<Handlers<Services>>, {
    context: requestServices(appContext),
    validateResponses: false,
    onIncident: () => {},
    contracts: { [provisioningContract.basePath]: serveProvisioning(appContext) },
  })
}

/** The contract types each handler by its operation; layers handle requests of any operation. */
function asBelow(operation: OperationId): Below {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const handler = reference[operation] as unknown as (
    request: Call,
    services: Services,
  ) => Promise<InnerResponse>
  return (call) => handler(call, call)
}

/** Layers get the request and the services as one call. */
function merged(layered: Below) {
  return (request: Call, services: Services): Promise<InnerResponse> => layered({ ...services, ...request })
}

/** Rejects the requests that a variation rejects. */
function rejecting(variations: readonly Variation[], count: Count): Reject {
  return (request) => {
    if (request.target.startsWith(provisioningContract.basePath)) return undefined
    const operation = operationAt(request.method, `/api/v4${request.target}`)
    for (const { id, rejects } of variations) {
      const rejection = rejects?.({ ...request, operation })
      if (rejection === undefined) continue
      count(id)
      const { status, message } = rejection
      const body = Buffer.from(JSON.stringify({ message }))
      return { status, headers: { 'content-type': 'application/json' }, body }
    }
    return undefined
  }
}

/** Alters a response: first the record, then its encoding. */
function alteration(variations: readonly Variation[], count: Count): (passing: Passing) => void {
  return (passing) => {
    if (passing.target.startsWith(provisioningContract.basePath)) return
    const passed: PassingResponse = Object.assign(passing, {
      operation: operationAt(passing.method, `/api/v4${passing.target}`),
      json: jsonIn(passing),
    })
    const { json } = passed
    const altering = variations.filter((variation) => variation.alterResponse?.(passed) === true)
    for (const { id } of altering) count(id)
    if (altering.length > 0 && passed.json !== undefined)
      passing.body = Buffer.from(JSON.stringify(passed.json))
    if (json === undefined && passed.json === undefined) return
    for (const { id, encodeJson } of variations) {
      if (encodeJson === undefined || passing.body.length === 0) continue
      const text = passing.body.toString('utf8')
      const other = encodeJson(text)
      if (other !== text) count(id)
      passing.body = Buffer.from(other)
    }
  }
}

function jsonIn({ headers, body }: Passing): unknown {
  if (!(headers['content-type'] ?? '').includes('json') || body.length === 0) return undefined
  return JSON.parse(body.toString('utf8'))
}

function sending(variations: readonly Variation[], count: Count) {
  return (response: ServerResponse, passing: Passing): void => {
    const passed: ResponseMessage = {
      ...passing,
      delay: 0,
      framing: 'length',
      reason: undefined,
      repeated: {},
    }
    for (const { id, alterMessage } of variations) if (alterMessage?.(response, passed) === true) count(id)
    write(response, passed)
  }
}
