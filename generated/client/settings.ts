// Copied from scripts/pipeline/client/ by `npm run build`; do not edit.

import { credentialHeaders, readBaseUrl } from './options.ts'
import type { ForgeClientOptions } from './options.ts'
import { serializeBody, serializePath } from './serialize.ts'

type Fetch = (request: Request) => Promise<Response>

/** Settings of openapi-fetch: URL, credentials and encodings of the API. */
export function settingsOf(options: ForgeClientOptions) {
  const baseUrl = readBaseUrl(options.baseUrl)
  const origins = [baseUrl, ...(options.trustedOrigins ?? [])].map((url) => new URL(url).origin)
  return {
    baseUrl,
    headers: credentialHeaders(options),
    pathSerializer: serializePath,
    bodySerializer: serializeBody,
    // The target of a redirect would receive the token.
    redirect: 'manual',
    fetch: guarded(options.fetch ?? ((request) => globalThis.fetch(request)), origins),
  } as const
}

/** Requests contain credentials: they are sent to these origins only. */
function guarded(send: Fetch, origins: readonly string[]): Fetch {
  return (request) => {
    const { origin } = new URL(request.url)
    if (origins.includes(origin)) return send(request)
    throw new TypeError(
      `Credentials are not sent to ${origin}. Add it to trustedOrigins if it is the same server.`,
    )
  }
}
