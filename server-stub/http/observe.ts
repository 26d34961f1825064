/** What clients send, as the contract sees it: for those who test a client. */
import type { Request, Response } from 'express'
import type { OperationId } from '../../generated/operations.ts'
import { isSecret, masked } from './credentials.ts'
import { isObject, type Json, type JsonObject } from './document.ts'
import { Failure, type FailureKind, type ValidationTexts } from './errors.ts'
import type { PlacedParameters } from './parameters.ts'
import type { Route } from './routes.ts'
import { excerpt } from './excerpt.ts'
import { limits } from '../limits.ts'

/** A request as it came, secrets masked and long values cut. */
export interface ObservedRequest {
  method: string
  /** Path and query as they were sent. */
  url: string
  /** Absent when no operation has this path. */
  operationId?: OperationId
  /** Parameters where the contract declares them; absent when the caller was turned away before. */
  parameters?: { path: Readonly<Record<string, string>>; query: JsonObject; body: JsonObject }
  /** What the contract does not allow in it, as far as it was looked at. */
  violations: string[]
  /** What it was answered with; absent while it is not. */
  status?: number
  /** The fault that was injected into it; absent when there was none. */
  fault?: string
}

/** Hears of every request when it comes in; the record is completed as more becomes known. @internal */
export type OnRequest = (observed: ObservedRequest, request: Request, response: Response) => void

/** What the dispatcher tells about a request on its way. @internal */
export interface Observer {
  found(route: Route): void
  understood(route: Route, placed: PlacedParameters, undeclared: readonly string[]): void
  refused(error: unknown): void
  intercepted(fault: string): void
}

const ignore = (): void => undefined
const unobserved: Observer = { found: ignore, understood: ignore, refused: ignore, intercepted: ignore }

/** @internal */
export function observe(request: Request, response: Response, onRequest: OnRequest | undefined): Observer {
  if (onRequest === undefined) return unobserved
  const { method } = request
  const observed: ObservedRequest = { method, url: masked(request.originalUrl), violations: [] }
  const add = (violations: readonly string[]): void => {
    const room = limits.recordedItems.max - observed.violations.length
    for (const violation of violations.slice(0, room)) observed.violations.push(excerpt(violation))
  }
  response.once('finish', () => {
    observed.status = response.statusCode
  })
  onRequest(observed, request, response)
  return {
    found: ({ operationId, unescaped }) => {
      observed.operationId = operationId
      if (unescaped !== undefined) add([`${unescaped} has unescaped slashes; write %2F`])
    },
    understood: ({ params }, { query, body }, undeclared) => {
      observed.parameters = { path: { ...params }, query: members(query, 0), body: members(body, 0) }
      add(undeclared.slice(0, limits.recordedItems.max).map((name) => `${excerpt(name)} is not declared`))
    },
    refused: (error) => {
      add(violationsIn(error, `${method} ${observed.url}`))
    },
    intercepted: (fault) => {
      observed.fault = fault
    },
  }
}

/** Refusals that say that the request itself was wrong. */
const kinds: readonly FailureKind[] = ['malformed', 'invalid', 'too-large', 'unsupported-media-type']

function violationsIn(error: unknown, what: string): string[] {
  if (!(error instanceof Failure)) return []
  const { kind, details } = error
  if (kind === 'unknown-route') return [`${what} is no operation`]
  if (kind === 'method-not-allowed')
    return [`${what} is no operation; allowed: ${details.headers?.['Allow']}`]
  if (!kinds.includes(kind)) return []
  return details.texts === undefined ? [error.message] : sentences(details.texts)
}

function sentences(texts: ValidationTexts): string[] {
  return Object.entries(texts).flatMap(([name, inner]) =>
    (Array.isArray(inner) ? inner : sentences(inner)).map((text) => `${name} ${text}`),
  )
}

const deepest = 4

function members(values: JsonObject, depth: number): JsonObject {
  const entries = Object.entries(values).slice(0, limits.recordedItems.max)
  return Object.fromEntries(entries.map(([name, value]) => [excerpt(name), shown(name, value, depth)]))
}

/** A value fit to be kept: no secret, and not all of what is long. */
function shown(name: string, value: Json | undefined, depth: number): Json | undefined {
  if (isSecret(name)) return '[masked]'
  if (typeof value === 'string') return excerpt(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return '…'
  if (Array.isArray(value))
    return value.slice(0, limits.recordedItems.max).map((item) => shown(name, item, depth + 1) ?? null)
  return isObject(value) ? members(value, depth + 1) : undefined
}
