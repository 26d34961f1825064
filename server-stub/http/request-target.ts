/** The target of a request: path, query string and origin. */
import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'

/**
 * Converts a target in absolute form to origin form: path and query as the target, the host in the `Host` header. Clients
 * send it to proxies, and servers must accept it. Source: RFC 9112, 3.2.2.
 */
export function normalizeTarget(request: IncomingMessage & { originalUrl?: string }): void {
  const { url = '' } = request
  if (url.startsWith('/')) return
  const [, authority, rest] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? []
  if (authority === undefined || rest === undefined) return
  const target = rest.startsWith('/') ? rest : `/${rest}`
  request.url = target
  request.originalUrl = target
  request.headers.host = authority
}

/** Scheme, host and port of the request's URL; those of the socket if the Host header is invalid. */
export function originOf(request: Request): string {
  const named = `${request.protocol}://${request.host ?? ''}`
  const { localAddress, localPort } = request.socket
  const host = localAddress?.includes(':') === true ? `[${localAddress}]` : localAddress
  return isOrigin(named) ? named : `${request.protocol}://${host ?? 'localhost'}:${localPort ?? 80}`
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text)
}

/** Whether the text is an origin as browsers write it: lower case, without a default port, path or trailing slash. */
export function isCanonicalOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** The path of a request target, undecoded, and its query string. */
export function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf('?')
  return mark < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) }
}
