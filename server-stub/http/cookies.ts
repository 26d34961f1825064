import type { Request } from 'express'

/** The value of a cookie that `cookie-parser` has read; undefined if there is none. */
export function cookieOf(request: Request, name: string): string | undefined {
  // cookie-parser leaves `cookies` untyped.
  const cookies: unknown = request.cookies
  if (typeof cookies !== 'object' || cookies === null || !Object.hasOwn(cookies, name)) return undefined
  const value: unknown = Reflect.get(cookies, name)
  return typeof value === 'string' ? value : undefined
}
