/** Records requests and their violations of the contract, for tests of clients. */
import type { Request, Response } from 'express'
import type { OperationId } from '../../generated/operations.ts'
import { isSecret, mask, masked, withoutUserInformation } from './credentials.ts'
import { isObject, type Json, type JsonObject } from './document.ts'
import { HttpError, type HttpErrorKind, type ValidationTexts } from './errors.ts'
import type { PlacedParameters } from './parameters.ts'
import type { Route } from './routes.ts'
import { excerpt } from './excerpt.ts'
import { limits } from '../limits.ts'

/** The authenticated user of a request. */
export interface ObservedCaller {
  /** Id of the user; absent for an anonymous caller. */
  userId?: number
  /** Id of the administrator who acts as the user. */
  sudoerId?: number
}

/** A received request, with secrets masked and long values shortened. */
export interface ObservedRequest<Op extends string = OperationId> extends ObservedCaller {
  method: string
  /** Path and query, undecoded. */
  url: string
  /** Absent when no operation has this path. */
  operationId?: Op
  /** Parameters where the contract declares them; absent if the request was rejected before. */
  parameters?: { path: Readonly<Record<string, string>>; query: JsonObject; body: JsonObject }
  /** Violations of the contract that were found before the request was rejected or handled. */
  violations: string[]
  /** Status of the response; absent before it is sent. */
  status?: number
  /** The fault that was injected; absent if there was none. */
  fault?: string
}

/** Called for every request on arrival; the record is completed during its processing. @internal */
export type OnRequest<Op extends string = OperationId> = (
  observed: ObservedRequest<Op>,
  request: Request,
  response: Response,
) => void

/** The events of a request's processing that the dispatcher reports. @internal */
export interface Observer<Op extends string> {
  found(route: Route<Op>): void
  authenticated(caller: ObservedCaller): void
  received(route: Route, placed: PlacedParameters, undeclared: () => readonly string[]): void
  rejected(error: unknown): void
  intercepted(fault: string): void
}

const ignore = (): void => undefined
const unobserved: Observer<string> = {
  found: ignore,
  authenticated: ignore,
  received: ignore,
  rejected: ignore,
  intercepted: ignore,
}

/** @internal */
export function observe<Op extends string>(
  request: Request,
  response: Response,
  onRequest: OnRequest<Op> | undefined,
): Observer<Op> {
  if (onRequest === undefined) return unobserved
  const { method } = request
  const observed: ObservedRequest<Op> = { method, url: masked(request.originalUrl), violations: [] }
  const add = (violations: readonly string[]): void => {
    const remaining = limits.recordedItems.max - observed.violations.length
    for (const violation of violations.slice(0, remaining)) observed.violations.push(excerpt(violation))
  }
  response.once('finish', () => {
    observed.status = response.statusCode
  })
  onRequest(observed, request, response)
  return {
    found: ({ operation, unescaped }) => {
      observed.operationId = operation.id
      if (unescaped !== undefined) add([`${unescaped} has unescaped slashes; write %2F`])
    },
    authenticated: (caller) => {
      Object.assign(observed, caller)
    },
    received: ({ params }, { query, body }, undeclared) => {
      const record = recording()
      const path = Object.entries(params).map(([name, value]) => [
        name,
        excerpt(value, withoutUserInformation),
      ])
      observed.parameters = { path: Object.fromEntries(path), query: record(query), body: record(body) }
      add(undeclared().map((name) => `${excerpt(name)} is not declared`))
    },
    rejected: (error) => {
      add(violationsIn(error, `${method} ${observed.url}`))
    },
    intercepted: (fault) => {
      observed.fault = fault
    },
  }
}

/** Errors that mean that the request violates the contract. */
const kinds: readonly HttpErrorKind[] = ['malformed', 'invalid', 'too-large', 'unsupported-media-type']

function violationsIn(error: unknown, what: string): string[] {
  if (!(error instanceof HttpError)) return []
  const { kind, details } = error
  if (kind === 'unknown-route') return [`${what} is not an operation`]
  if (kind === 'method-not-allowed')
    return [`${what} is not an operation; allowed: ${details.headers?.['Allow']}`]
  if (!kinds.includes(kind)) return []
  return details.texts === undefined ? [error.message] : sentences(details.texts)
}

function sentences(texts: ValidationTexts): string[] {
  return Object.entries(texts).flatMap(([name, inner]) =>
    (Array.isArray(inner) ? inner : sentences(inner)).map((text) => `${name} ${text}`),
  )
}

const deepest = 4

/** Records the parameters of one request: as many properties and items at all depths together as a record may have. */
function recording(): (values: JsonObject) => JsonObject {
  let remaining: number = limits.recordedItems.max
  const taken = <Item>(items: readonly Item[]): readonly Item[] => {
    const some = items.slice(0, remaining)
    remaining -= some.length
    return some
  }

  function recordedProperties(values: JsonObject, depth: number): JsonObject {
    return Object.fromEntries(
      taken(Object.entries(values)).map(([name, value]) => [
        excerpt(name),
        recordedValue(name, value, depth),
      ]),
    )
  }

  /** The mask of a secret; of a group of CI variables, the names and a mask of each value. */
  function maskedValue(value: Json | undefined): Json {
    if (!isObject(value)) return mask
    return Object.fromEntries(taken(Object.keys(value)).map((name) => [excerpt(name), mask]))
  }

  /** A value to record: secrets masked, long values shortened. */
  function recordedValue(name: string, value: Json | undefined, depth: number): Json | undefined {
    if (isSecret(name)) return maskedValue(value)
    if (typeof value === 'string') return excerpt(value, withoutUserInformation)
    if (typeof value !== 'object' || value === null) return value
    if (depth === deepest) return '…'
    if (Array.isArray(value)) return taken(value).map((item) => recordedValue(name, item, depth + 1) ?? null)
    return isObject(value) ? recordedProperties(value, depth + 1) : undefined
  }

  return (values) => recordedProperties(values, 0)
}
