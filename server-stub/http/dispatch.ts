/** Processes a request: route, context (the caller), validation, handler, validation of the response. */
import type { Request, RequestHandler, Response } from 'express'
import type { OperationId } from '../../generated/operations.ts'
import { originOf, splitTarget } from './request-target.ts'
import { createBodyReader } from './body.ts'
import { intendedProblems } from './branches.ts'
import { masked, type Credentials } from './credentials.ts'
import { declarationsOf, type Declarations } from './declarations.ts'
import { HttpError, responseTo, type HttpErrorOf } from './errors.ts'
import { exampleResponse } from './example.ts'
import type { Handlers } from './handler.ts'
import { invalidRequest } from './invalid-request.ts'
import type { Incident } from './log.ts'
import { limits } from '../limits.ts'
import { numberProblems } from './numbers.ts'
import { pageRequest } from './paging.ts'
import { observe, type ObservedCaller, type Observer, type OnRequest } from './observe.ts'
import type { PlacedParameters } from './parameters.ts'
import { ContractProblems } from './problems.ts'
import { isValidResponse, responseProblems, withBody, writeResponse, type AnyResponse } from './response.ts'
import { createRouteTable, factsOf, type Route } from './routes.ts'
import { plainName } from './text-values.ts'
import { withinTime } from './time-limit.ts'
import { readRequest } from './read-request.ts'
import { assignRequestId } from './request-id.ts'
import { acceptedByGenerated, validateRequest } from './request-validator.ts'
import type { Validated } from './validated.ts'

/** The parts of a request from which its context is created. */
export interface ContextRequest {
  operationId: OperationId
  credentials: Credentials
  /** Scheme, host and port of the request's URL. */
  origin: string
  /** Aborted when the request has taken too long: nothing may be committed any more. */
  signal: AbortSignal
}

/** Creates the second argument of handlers; throws `HttpError` if the credentials are invalid. */
export type MakeContext<Context> = (request: ContextRequest) => Promise<Context>

/** A call of an operation, the argument of `Intercept`. @internal */
export interface InterceptedCall {
  operationId: OperationId
  credentials: Credentials
  request: Request
  response: Response
  /** Adds the injected fault to the record of the request. */
  note(fault: string): void
}

/**
 * Runs around every call of an operation. `perform` authenticates, validates and calls the handler; the result is undefined if
 * the response has been written already, or if there is none.
 * @internal
 */
export type Intercept = (
  call: InterceptedCall,
  perform: () => Promise<AnyResponse>,
) => Promise<AnyResponse | undefined>

/** @internal */
export interface DispatcherSettings<Context> {
  context: MakeContext<Context> | undefined
  validateResponses: boolean
  bodyLimit: number
  onIncident: (incident: Incident) => void
  httpErrorOf: HttpErrorOf
  onRequest?: OnRequest | undefined
  intercept?: Intercept | undefined
  callerOf?: ((context: Context) => ObservedCaller) | undefined
  /** Milliseconds until an operation has a response. */
  timeLimit: number
  /** Receives the tokens of requests that are valid. */
  trust?: ((token: string) => void) | undefined
}

/** A request whose operation is known. */
interface Exchange {
  request: Request
  response: Response
  route: Route
  /** The query string, undecoded. */
  query: string
  origin: string
  observer: Observer
}

/** A handler of any operation, as the dispatcher calls it. */
type AnyHandler = (request: object, services: object) => Promise<AnyResponse | undefined>
type Respond = (exchange: Exchange) => Promise<AnyResponse | undefined>

/** @internal */
export function createDispatcher<Context extends object>(
  handlers: Partial<Handlers<Context>>,
  settings: DispatcherSettings<Context>,
): RequestHandler {
  const routes = createRouteTable()
  const respondTo = createResponder(handlers, settings)
  const respond = async (request: Request, response: Response, observer: Observer): Promise<void> => {
    const { path, query } = splitTarget(request.originalUrl)
    if (request.method === 'OPTIONS') {
      response.status(204).set('Allow', routes.methods(path).join(', ')).end()
      return
    }
    const route = routes.find(request.method, path)
    observer.found(route)
    const exchange = { request, response, route, query, origin: originOf(request), observer }
    const result = await respondTo(exchange)
    if (result === undefined) return
    if (settings.validateResponses && !isValidResponse(route.operationId, result)) {
      const problems = await responseProblems(route.operationId, result)
      if (problems.length > 0) {
        settings.onIncident(violation(exchange, result, problems))
        throw new HttpError('unexpected')
      }
    }
    const links = (): string => linkBase(exchange, declarationsOf(route.operationId))
    await writeResponse(response, links, withBody(route.operationId, result))
  }
  return async (request, response) => {
    const observer = observe(request, response, settings.onRequest)
    try {
      await respond(request, response, observer)
    } catch (error) {
      observer.rejected(error)
      throw error
    }
  }
}

/**
 * The base URL of the links of a list: the request's own, with the parameters that its operation declares. Others
 * have no effect, and would be repeated in each link.
 */
function linkBase({ request, query, origin }: Exchange, declared: Declarations): string {
  const { path } = splitTarget(request.originalUrl)
  if (query === '') return `${origin}${path}`
  const kept = [...new URLSearchParams(query)].filter(([name]) => declared.query.has(plainName(name)))
  return `${origin}${path}?${new URLSearchParams(kept)}`
}

/** Creates the function that returns the response to a request: a handler's, an error, or the contract's example. */
function createResponder<Context extends object>(
  handlers: Partial<Handlers<Context>>,
  settings: DispatcherSettings<Context>,
): Respond {
  const { context, bodyLimit, httpErrorOf, intercept, callerOf, timeLimit, trust } = settings
  const readBody = createBodyReader(bodyLimit)
  return async ({ request, response, route, query, origin, observer }) => {
    const { operationId } = route
    const declared = declarationsOf(operationId)
    const received = await readRequest(request, response, route, query, readBody, declared)
    const { credentials } = received
    const perform = async (signal: AbortSignal): Promise<AnyResponse> => {
      if (credentials.presented.length === 0 && !factsOf(operationId).anonymous)
        throw new HttpError('unauthenticated')
      const services = await context?.({ operationId, credentials, origin, signal })
      if (services !== undefined) {
        observer.authenticated(callerOf?.(services) ?? {})
        for (const { kind, secret } of credentials.presented) if (kind !== 'session') trust?.(secret)
      }
      const placed = received.parameters()
      observer.received(route, placed, received.undeclared())
      const valid = validateAtOnce(route, placed, declared) ?? (await validated(route, placed, declared))
      const paging = pageRequest(valid.query)
      const handler = handlers[operationId]
      if (handler === undefined) {
        response.set('X-Forge-Contract', 'example')
        return exampleResponse(operationId, paging)
      }
      // The type of a handler matches the request of its operation; the compiler cannot follow the lookup by operation id.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const call = handler as unknown as AnyHandler
      return errorsAsResponses(call({ ...valid, paging, origin, operationId }, services ?? {}), httpErrorOf)
    }
    const performInTime = (): Promise<AnyResponse> => withinTime(timeLimit, perform)
    if (intercept === undefined) return performInTime()
    const note = (fault: string): void => observer.intercepted(fault)
    return intercept({ operationId, credentials, request, response, note }, performInTime)
  }
}

/** The validated request if the generated validators accept it, as most requests: nothing is waited for. */
function validateAtOnce(
  route: Route,
  parameters: PlacedParameters,
  declared: Declarations,
): Validated | undefined {
  const candidate = acceptedByGenerated(route, parameters)
  if (candidate === undefined) return undefined
  return numberProblems(route.params, parameters.query, declared).length === 0 ? candidate : undefined
}

async function validated(
  route: Route,
  parameters: PlacedParameters,
  declared: Declarations,
): Promise<Validated> {
  const problems = numberProblems(route.params, parameters.query, declared)
  try {
    const valid = await validateRequest(route, parameters)
    if (problems.length === 0) return valid
  } catch (error) {
    if (!(error instanceof ContractProblems)) throw error
    problems.push(...error.problems.slice(0, limits.reportedErrors.max))
  }
  const intended = intendedProblems(route.operationId, parameters.body, problems)
  throw invalidRequest(intended, declared.required)
}

/** Turns errors that a handler throws into responses, so that they are validated, except 503, which no operation declares. */
async function errorsAsResponses(
  running: Promise<AnyResponse | undefined>,
  httpErrorOf: HttpErrorOf,
): Promise<AnyResponse> {
  try {
    return (await running) ?? { status: 0 }
  } catch (error) {
    const httpError = httpErrorOf(error)
    if (httpError === undefined || httpError.kind === 'unavailable') throw error
    const { status, body } = responseTo(httpError)
    return { status, body }
  }
}

function violation(
  { request, response, route }: Exchange,
  { status }: AnyResponse,
  problems: readonly string[],
): Incident {
  return {
    kind: 'violation',
    requestId: assignRequestId(request, response),
    method: request.method,
    url: masked(request.originalUrl),
    operationId: route.operationId,
    status,
    problems,
  }
}
