/** The response of a server to a route that does not exist: frameworks send it for operations without a handler as well. */
import type { Actor } from '../fixtures/actor.ts'
import { mediaTypeOf, statusOf, textOf, withoutQuery, type Exchange } from '../protocol/exchange.ts'
import { Blocked } from '../protocol/signals.ts'

/** Requests a route that does not exist. Null for a transcript of a run that did not. */
export async function readUnknownRoute(admin: Actor): Promise<Exchange | null> {
  try {
    const { exchange } = await admin.sendRaw({ method: 'GET', target: '/no-such-route' })
    return exchange
  } catch (error) {
    if (error instanceof Blocked) return null
    throw error
  }
}

/** Whether two responses are the same rejection, but for the method, the path and the time of the request. */
export function isSameRejection(one: Exchange, other: Exchange): boolean {
  const status = statusOf(one)
  return (
    status !== null &&
    status >= 400 &&
    status === statusOf(other) &&
    mediaTypeOf(one) === mediaTypeOf(other) &&
    anonymousText(one) === anonymousText(other)
  )
}

function anonymousText(exchange: Exchange): string {
  const { method, target } = exchange.request
  const path = withoutQuery(target)
  const parts = [target, path, decoded(path)].toSorted((a, b) => b.length - a.length)
  return parts
    .reduce((text, part) => text.replaceAll(part, 'PATH'), textOf(exchange))
    .replaceAll(new RegExp(String.raw`\b${method}\b`, 'g'), 'METHOD')
    .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?/g, 'TIME')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
