/** `/provisioning`: creates, for administrators, what the API cannot create. */
import { authenticate } from '../access/authenticate.ts'
import { hasFullScope } from '../access/scopes.ts'
import { servicesFor } from '../create-services.ts'
import { createDispatcher, type ServeContract } from '../http/dispatch.ts'
import { limits } from '../limits.ts'
import type { AppContext } from '../services.ts'
import { provisioning } from './contract.ts'
import { handlers } from './handlers.ts'

/** Serves the contract of `/provisioning`. */
export function serveProvisioning(appContext: AppContext): ServeContract {
  return (settings) =>
    createDispatcher(provisioning, handlers, {
      ...settings,
      bodyLimit: limits.provisioningBytes.max,
      mediaTypes: ['application/json'],
      async context(request) {
        const { credentials, origin } = request
        // Tokens only: browsers add the cookie to every request.
        const presented = credentials.presented.filter(({ kind }) => kind !== 'session')
        const caller = await authenticate(appContext.db, { presented }, appContext.now(), hasFullScope)
        const services = servicesFor(caller, appContext, origin, request)
        services.authorize('provision')
        return services
      },
    })
}
