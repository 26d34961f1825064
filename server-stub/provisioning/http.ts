/** What the API cannot create, over HTTP: JSON in, JSON out, for administrators. */
import type { Request, RequestHandler } from 'express'
import { authenticate } from '../access/authenticate.ts'
import { hasFullScope } from '../access/scopes.ts'
import { asId } from '../access/identifier.ts'
import { originOf } from '../http/request-target.ts'
import { createBodyReader } from '../http/body.ts'
import { credentialsOf } from '../http/credentials.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { sendJson } from '../http/send-json.ts'
import { limits } from '../limits.ts'
import { servicesFor } from '../create-services.ts'
import type { AppContext } from '../services.ts'
import { schemaOf } from './fields.ts'
import { resources } from './index.ts'
import type { Bench, Changeable, Resource } from './resource.ts'

/** Where the interface is. */
export const provisioningPath = '/provisioning'

/** Serves `/provisioning`: a list of resources, `POST` of a new one, `PUT` of what becomes of one. */
export function provisioningHandler(appContext: AppContext): RequestHandler {
  const readBody = createBodyReader(limits.provisioningBytes.max, ['application/json'])
  return async (request, response) => {
    const bench = await benchOf(appContext, request)
    const [, name = '', id] = /^\/?([a-z_]*)(?:\/([^/]+))?\/?$/.exec(request.path) ?? []
    if (name === '' && id === undefined && request.path.length <= 1) {
      allow(request, 'GET')
      sendJson(response, { resources: described() })
      return
    }
    const resource = Object.hasOwn(resources, name) ? resources[name] : undefined
    if (resource === undefined) throw new HttpError('unknown-route')
    allow(request, id === undefined ? 'POST' : 'PUT')
    const body = await readBody(request, response)
    const given = 'json' in body ? body.json : {}
    if (id === undefined) sendJson(response.status(201), await resource.create(bench, given))
    else sendJson(response, await changed(resource, bench, id, given))
  }
}

async function changed(
  resource: Resource<object> | Changeable<object>,
  bench: Bench,
  id: string,
  given: unknown,
): Promise<object> {
  if (!('change' in resource)) throw new HttpError('unknown-route')
  const number = asId(id)
  if (number === undefined) throw notFound()
  return resource.change(bench, number, given)
}

/** Tokens alone count: a browser would send its cookie unasked. */
async function benchOf(appContext: AppContext, request: Request): Promise<Bench> {
  const none = { private_token: [], access_token: [], sudo: [] }
  const { presented } = credentialsOf(request, none)
  const tokens = presented.filter(({ kind }) => kind !== 'session')
  const caller = await authenticate(appContext.db, { presented: tokens }, appContext.now(), hasFullScope)
  const services = servicesFor(caller, appContext, originOf(request))
  services.authorize('provision')
  return { services }
}

function allow(request: Request, method: string): void {
  if (request.method !== method) throw new HttpError('method-not-allowed', { headers: { Allow: method } })
}

function described(): object {
  return Object.fromEntries(
    Object.entries(resources).map(([name, resource]) => [
      name,
      {
        summary: resource.summary,
        create: schemaOf(resource.fields),
        ...('changes' in resource ? { change: schemaOf(resource.changes) } : {}),
      },
    ]),
  )
}
