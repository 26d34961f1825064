import type { RequestHandler } from 'express'
import type { ServeContract } from '../http/dispatch.ts'
import type { AppContext } from '../services.ts'

/** Serves `/provisioning`. Its contract is loaded by the first request: most servers have none. */
export function serveProvisioning(appContext: AppContext): ServeContract {
  return (settings) => {
    let loading: Promise<RequestHandler> | undefined
    const load = async (): Promise<RequestHandler> => {
      const { createProvisioningHandler } = await import('./dispatcher.ts')
      return createProvisioningHandler(appContext, settings)
    }
    return async (request, response, next) => {
      loading ??= load()
      const handle = await loading
      await handle(request, response, next)
    }
  }
}
