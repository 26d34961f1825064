/** Where a request was sent to. */
import type { Request } from 'express'

/**
 * Brings a request whose target is a whole URL into the usual form: its path and query as the target, its host in the
 * `Host` header. Clients send it to a server that they take for a proxy, and a server accepts it. Source: RFC 9112, 3.2.2.
 */
export function normalizeTarget(request: Request): void {
  const [, authority, rest] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(request.url) ?? []
  if (authority === undefined || rest === undefined) return
  const target = rest.startsWith('/') ? rest : `/${rest}`
  request.url = target
  request.originalUrl = target
  request.headers.host = authority
}

/** Scheme, host and port as the caller addressed them; the socket's own when the Host header is no host. */
export function originOf(request: Request): string {
  const named = `${request.protocol}://${request.host ?? ''}`
  const { localAddress, localPort } = request.socket
  const host = localAddress?.includes(':') === true ? `[${localAddress}]` : localAddress
  return isOrigin(named) ? named : `${request.protocol}://${host ?? 'localhost'}:${localPort ?? 80}`
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[\w.:[\]-]+$/.test(text)
}

/** Whether the text is an origin as browsers write it: lower case, without a default port, path or trailing slash. */
export function isCanonicalOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** The path of a request as it was sent, still encoded, and its query string. */
export function splitAddress(address: string): { path: string; query: string } {
  const mark = address.indexOf('?')
  return mark < 0
    ? { path: address, query: '' }
    : { path: address.slice(0, mark), query: address.slice(mark + 1) }
}
