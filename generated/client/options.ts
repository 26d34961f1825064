// Copied from scripts/pipeline/client/ by `npm run build`; do not edit.

/** URL and credentials of a client. */
export interface ForgeClientOptions {
  /** URL of the API with its version prefix, for example `https://forge.example.com/api/v4`. */
  baseUrl: string
  /** A private, personal access or impersonation token, sent in the header `PRIVATE-TOKEN`. */
  token?: string | undefined
  /** An OAuth 2 token, sent in the header `Authorization`. Excludes `token`. */
  oauthToken?: string | undefined
  /** Acts as this user (numeric ID or username). Requires the token of an administrator. */
  sudo?: string | number | undefined
  /**
   * Origins, in addition to that of `baseUrl`, that a `Link` header can lead to. Requests contain credentials, so links to other
   * origins are rejected. Required if the server generates links with another origin.
   */
  trustedOrigins?: readonly string[] | undefined
  /** Function that sends the requests. Default: `globalThis.fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

/** Returns the URL without trailing slash. Throws `TypeError` for a URL that requests cannot be built from. */
export function readBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(`baseUrl is not an absolute http or https URL: ${text}`)
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new TypeError(
      'baseUrl contains credentials, a query or a fragment. Pass the token as `token`, and the URL without them.',
    )
  }
  return url.href.replace(/\/+$/, '')
}

/** The headers with the credentials of a client. */
export function credentialHeaders(options: ForgeClientOptions): Record<string, string> {
  if (options.token !== undefined && options.oauthToken !== undefined) {
    throw new TypeError('Pass either token or oauthToken, not both')
  }
  return {
    ...(options.token === undefined ? {} : { 'PRIVATE-TOKEN': options.token }),
    ...(options.oauthToken === undefined ? {} : { Authorization: `Bearer ${options.oauthToken}` }),
    ...sudoHeader(options.sudo),
  }
}

export function sudoHeader(user: string | number | undefined): Record<string, string> {
  return user === undefined ? {} : { SUDO: String(user) }
}
