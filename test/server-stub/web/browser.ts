/** A browser without display: stores cookies, follows no redirect, and sends the forms of pages. */
import type { Forge } from '../../support/forge.ts'

export interface Shown {
  status: number
  headers: Headers
  html: string
  /** Where it leads; empty: nowhere. */
  location: string
}

export interface Browser {
  cookies: Map<string, string>
  get(path: string): Promise<Shown>
  /** Sends a form with the CSRF token of the last page that had one. */
  send(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Shown>
}

export function browse({ origin }: Pick<Forge, 'origin'>): Browser {
  const cookies = new Map<string, string>()
  let csrfToken = ''
  const request = async (path: string, init: RequestInit): Promise<Shown> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie }
    const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) keep(cookies, set)
    const html = await response.text()
    csrfToken = /name="csrf_token" value="(\w+)"/.exec(html)?.[1] ?? csrfToken
    return {
      status: response.status,
      headers: response.headers,
      html,
      location: response.headers.get('location') ?? '',
    }
  }
  return {
    cookies,
    get: (path) => request(path, {}),
    send: (path, fields = {}, headers = {}) =>
      request(path, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ csrf_token: csrfToken, ...fields }),
      }),
  }
}

function keep(cookies: Map<string, string>, set: string): void {
  const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=')
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}
