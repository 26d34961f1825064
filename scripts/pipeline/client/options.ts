/** How to reach a server and who calls it. Each way to authenticate is enough alone. */
export interface ForgeClientOptions {
  /** Address of the API with its version prefix, for example `https://forge.example.com/api/v4`. */
  baseUrl: string
  /** A private, personal access or impersonation token; travels in the `PRIVATE-TOKEN` header. */
  token?: string | undefined
  /** An OAuth 2 token; travels in the `Authorization` header. */
  oauthToken?: string | undefined
  /** Act as this user (numeric ID or username); needs the private token of an administrator. */
  sudo?: string | number | undefined
  /**
   * Origins besides that of `baseUrl` to which lists may lead. Requests carry credentials, so a `Link` to any other
   * origin is refused. Needed where a server is reached under another address than the one it knows of itself.
   */
  trustedOrigins?: readonly string[] | undefined
  /** What sends the requests; `globalThis.fetch` unless given. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

/** The address without trailing slash. Throws `TypeError` when requests could not be built on it. */
export function readBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(`baseUrl is no absolute http or https address: ${text}`)
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new TypeError(
      'baseUrl must hold neither credentials nor a query or fragment; give the token as `token`',
    )
  }
  return url.href.replace(/\/+$/, '')
}

/** The headers that say who calls. */
export function credentialHeaders(options: ForgeClientOptions): Record<string, string> {
  if (options.token !== undefined && options.oauthToken !== undefined) {
    throw new TypeError('Give either token or oauthToken: each is enough alone')
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
