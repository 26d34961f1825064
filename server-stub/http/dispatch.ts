/** Processes a request: route, context (the caller), validation, handler, validation of the response. */
import type { Request, RequestHandler, Response } from 'express'
import type { OperationId } from '../../generated/operations.ts'
import { originOf, splitTarget } from './request-target.ts'
import { createBodyReader } from './body.ts'
import { masked, type Credentials } from './credentials.ts'
import type { Contract } from './contract.ts'
import { HttpError, isDeclaredKind, responseTo, type HttpErrorOf } from './errors.ts'
import { exampleResponse } from './example.ts'
import { failureOf } from './failures.ts'
import type { Incident } from './log.ts'
import { pageRequest } from './paging.ts'
import { observe, type ObservedCaller, type Observer, type OnRequest } from './observe.ts'
import { isValidResponse, responseProblems, withBody, writeResponse, type AnyResponse } from './response.ts'
import { createRouteTable, type Route } from './routes.ts'
import { plainName } from './text-values.ts'
import { withinTime, type TimeLimit } from './time-limit.ts'
import { readRequest } from './read-request.ts'
import { assignRequestId } from './request-id.ts'
import { validateAtOnce, validateRequest } from './request-validator.ts'

/** The parts of a request from which its context is created. */
export interface ContextRequest<Op extends string = OperationId> {
  operationId: Op
  credentials: Credentials
  /** Scheme, host and port of the request's URL. */
  origin: string
  /** Aborted when the request has taken too long: nothing may be committed any more. */
  signal: AbortSignal
}

/** Creates the second argument of handlers; throws `HttpError` if the credentials are invalid. */
export type MakeContext<Context, Op extends string = OperationId> = (
  request: ContextRequest<Op>,
) => Promise<Context>

/** A call of an operation, the argument of `Intercept`. @internal */
export interface InterceptedCall<Op extends string = OperationId> {
  operationId: Op
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
export type Intercept<Op extends string = OperationId> = (
  call: InterceptedCall<Op>,
  perform: () => Promise<AnyResponse>,
) => Promise<AnyResponse | undefined>

/** What all contracts of an app have in common. @internal */
export interface CommonSettings {
  validateResponses: boolean
  onIncident: (incident: Incident) => void
  httpErrorOf: HttpErrorOf
  /** Milliseconds until an operation has a response. */
  timeLimit: number
}

/** Serves a contract with the settings of the app. @internal */
export type ServeContract = (settings: CommonSettings) => RequestHandler

/** @internal */
export interface DispatcherSettings<Op extends string, Context> extends CommonSettings {
  context: MakeContext<Context, Op> | undefined
  /** Maximum size of a request body in bytes. */
  bodyLimit: number
  /** Media types of request bodies; default: JSON and both kinds of forms. */
  mediaTypes?: readonly string[]
  onRequest?: OnRequest<Op> | undefined
  intercept?: Intercept<Op> | undefined
  callerOf?: ((context: Context) => ObservedCaller) | undefined
  /** Receives the tokens of requests that are valid. */
  trust?: ((token: string) => void) | undefined
}

/** A request with its operation. */
interface Exchange<Op extends string> {
  request: Request
  response: Response
  route: Route<Op>
  /** The query string, undecoded. */
  query: string
  origin: string
  observer: Observer<Op>
}

/**
 * A handler of any operation. A method, since the compiler cannot follow that the validated request is the one that the
 * handler's type declares, and compares the parameters of methods in both directions.
 */
type AnyHandler = { handle(request: object, services: object): Promise<AnyResponse | undefined> }['handle']

/** Handlers by operation. @internal */
export type HandlerTable<Op extends string> = Readonly<Partial<Record<Op, AnyHandler>>>

type Respond<Op extends string> = (exchange: Exchange<Op>) => Promise<AnyResponse | undefined>

/** @internal */
export function createDispatcher<Op extends string, Context extends object>(
  contract: Contract<Op>,
  handlers: HandlerTable<Op>,
  settings: DispatcherSettings<Op, Context>,
): RequestHandler {
  const routes = createRouteTable(contract)
  const respondTo = createResponder(handlers, settings)
  const respond = async (request: Request, response: Response, observer: Observer<Op>): Promise<void> => {
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
    if (settings.validateResponses && !isValidResponse(route.operation, result)) {
      const problems = await responseProblems(route.operation, result)
      if (problems.length > 0) {
        settings.onIncident(violation(exchange, result, problems))
        throw new HttpError('unexpected')
      }
    }
    const links = (): string => linkBase(exchange)
    await writeResponse(response, links, withBody(route.operation, result))
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
 * The base URL of the links of a list: the request's own, with the parameters that its operation accepts. Others
 * have no effect, and would be repeated in each link.
 */
function linkBase({ request, route, query, origin }: Exchange<string>): string {
  const { path } = splitTarget(request.originalUrl)
  if (query === '') return `${origin}${path}`
  const { declared } = route.operation
  const kept = [...new URLSearchParams(query)].filter(([given]) => {
    const name = plainName(given)
    return declared.query.has(name) || declared.further.has(name)
  })
  return `${origin}${path}?${new URLSearchParams(kept)}`
}

/** Creates the function that returns the response to a request: a handler's, an error, or the contract's example. */
function createResponder<Op extends string, Context extends object>(
  handlers: HandlerTable<Op>,
  settings: DispatcherSettings<Op, Context>,
): Respond<Op> {
  const { context, bodyLimit, mediaTypes, httpErrorOf, intercept, callerOf, timeLimit, trust } = settings
  const readBody = createBodyReader(bodyLimit, mediaTypes)
  return async ({ request, response, route, query, origin, observer }) => {
    const { id: operationId, facts } = route.operation
    const received = await readRequest(request, response, route, query, readBody)
    const { credentials } = received
    const perform = async (limit: TimeLimit): Promise<AnyResponse> => {
      if (credentials.presented.length === 0 && !facts.anonymous) throw new HttpError('unauthenticated')
      const services = await context?.(contextRequest({ operationId, credentials, origin }, limit))
      if (services !== undefined) {
        observer.authenticated(callerOf?.(services) ?? {})
        for (const { kind, secret } of credentials.presented) if (kind !== 'session') trust?.(secret)
      }
      const placed = received.parameters()
      observer.received(route, placed, received.undeclared)
      const valid = validateAtOnce(route, placed) ?? (await validateRequest(route, placed))
      const { paging, query: parameters } = pageRequest(valid.query)
      const handler = handlers[operationId]
      if (handler === undefined) {
        response.set('X-Forge-Contract', 'example')
        return exampleResponse(route.operation, paging)
      }
      const running = handler({ ...valid, query: parameters, paging, origin, operationId }, services ?? {})
      return errorsAsResponses(operationId, running, httpErrorOf)
    }
    const performInTime = (): Promise<AnyResponse> => withinTime(timeLimit, perform)
    if (intercept === undefined) return performInTime()
    const note = (fault: string): void => observer.intercepted(fault)
    return intercept({ operationId, credentials, request, response, note }, performInTime)
  }
}

function contextRequest<Op extends string>(
  parts: Omit<ContextRequest<Op>, 'signal'>,
  limit: TimeLimit,
): ContextRequest<Op> {
  return {
    ...parts,
    get signal() {
      return limit.signal
    },
  }
}

/** Turns errors that a handler throws into responses, so that they are validated, except those that no operation declares. */
async function errorsAsResponses(
  operation: string,
  running: Promise<AnyResponse | undefined>,
  httpErrorOf: HttpErrorOf,
): Promise<AnyResponse> {
  try {
    return (await running) ?? { status: 0 }
  } catch (error) {
    const httpError = httpErrorOf(error)
    if (httpError === undefined || !isDeclaredKind(httpError)) throw error
    return responseTo(failureOf(operation, httpError))
  }
}

function violation(
  { request, response, route }: Exchange<string>,
  { status }: AnyResponse,
  problems: readonly string[],
): Incident {
  return {
    kind: 'violation',
    requestId: assignRequestId(request, response),
    method: request.method,
    url: masked(request.originalUrl),
    operationId: route.operation.id,
    status,
    problems,
  }
}
