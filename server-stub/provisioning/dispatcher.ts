/** Handles the requests of `/provisioning`: for administrators, what the API cannot create. */
import type { RequestHandler } from 'express'
import { authenticate } from '../access/authenticate.ts'
import { hasFullScope } from '../access/scopes.ts'
import { servicesFor } from '../create-services.ts'
import { createDispatcher, type CommonSettings } from '../http/dispatch.ts'
import { limits } from '../limits.ts'
import type { AppContext } from '../services.ts'
import { provisioning } from './contract.ts'
import { handlers } from './handlers.ts'

/** Creates the handler of `/provisioning`. */
export function createProvisioningHandler(appContext: AppContext, settings: CommonSettings): RequestHandler {
  return createDispatcher(provisioning, handlers, {
    ...settings,
    bodyLimit: limits.provisioningBytes.max,
    mediaTypes: ['application/json'],
    async context({ credentials, origin, signal }) {
      // Tokens only: browsers add the cookie to every request.
      const presented = credentials.presented.filter(({ kind }) => kind !== 'session')
      const caller = await authenticate(appContext.db, { presented }, appContext.now(), hasFullScope)
      const services = servicesFor(caller, appContext, origin, signal)
      services.authorize('provision')
      return services
    },
  })
}
