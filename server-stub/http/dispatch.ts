/** One request's way: route, context (who is calling), validation, handler, judgement, response. */
import type { Request, RequestHandler, Response } from 'express'
import type { OperationId } from '../../generated/operations.ts'
import { originOf, splitAddress } from './address.ts'
import { createBodyReader } from './body.ts'
import { meantProblems } from './branches.ts'
import { masked, type Credentials } from './credentials.ts'
import { declarationsOf, type Declarations } from './declarations.ts'
import { Failure, responseTo, type FailureOf } from './errors.ts'
import { exampleReply } from './example.ts'
import type { Handlers } from './handler.ts'
import { invalidRequest } from './invalid-request.ts'
import type { Incident } from './log.ts'
import { limits } from '../limits.ts'
import { numberProblems } from './numbers.ts'
import { pageRequest } from './paging.ts'
import { observe, type Observer, type OnRequest } from './observe.ts'
import type { PlacedParameters } from './parameters.ts'
import { ContractProblems } from './problems.ts'
import { replyProblems, withBody, writeReply, type AnyReply } from './reply.ts'
import { createRouteTable, factsOf, type Route } from './routes.ts'
import { plainName } from './text-values.ts'
import { understand } from './understand.ts'
import { validateRequest, type Validated } from './request-validator.ts'

/** What a context is made of. */
export interface ContextRequest {
  operationId: OperationId
  credentials: Credentials
  /** Scheme, host and port as the client addressed them. */
  origin: string
}

/** Makes what handlers are given beside the request; throws `Failure` when the credentials are no good. */
export type MakeContext<Context> = (request: ContextRequest) => Promise<Context>

/** A call of an operation, as `Intercept` gets it. @internal */
export interface InterceptedCall {
  operationId: OperationId
  credentials: Credentials
  request: Request
  response: Response
  /** Adds what was done to the record of the request. */
  note(fault: string): void
}

/**
 * Runs around every call of an operation. `perform` authenticates, validates and calls the handler; undefined as result says
 * that the response is already written, or that there will be none.
 * @internal
 */
export type Intercept = (
  call: InterceptedCall,
  perform: () => Promise<AnyReply>,
) => Promise<AnyReply | undefined>

/** @internal */
export interface DispatcherSettings<Context> {
  context: MakeContext<Context> | undefined
  validateResponses: boolean
  bodyLimit: number
  onIncident: (incident: Incident) => void
  failureOf: FailureOf
  onRequest?: OnRequest | undefined
  intercept?: Intercept | undefined
}

/** A request that has found its operation. */
interface Exchange {
  request: Request
  response: Response
  route: Route
  /** The query string as it was sent. */
  query: string
  origin: string
  observer: Observer
}

/** A handler of any operation, as the dispatcher calls it. */
type AnyHandler = (request: object, services: object) => Promise<AnyReply | undefined>
type Answer = (exchange: Exchange) => Promise<AnyReply | undefined>

/** @internal */
export function createDispatcher<Context extends object>(
  handlers: Partial<Handlers<Context>>,
  settings: DispatcherSettings<Context>,
): RequestHandler {
  const routes = createRouteTable()
  const answer = createAnswer(handlers, settings)
  const respond = async (request: Request, response: Response, observer: Observer): Promise<void> => {
    const { path, query } = splitAddress(request.originalUrl)
    if (request.method === 'OPTIONS') {
      response.status(204).set('Allow', routes.methods(path).join(', ')).end()
      return
    }
    const route = routes.find(request.method, path)
    observer.found(route)
    const exchange = { request, response, route, query, origin: originOf(request), observer }
    const reply = await answer(exchange)
    if (reply === undefined) return
    if (settings.validateResponses && !(await isHeld(exchange, reply, settings.onIncident))) {
      throw new Failure('unexpected')
    }
    const links = (): string => linkBase(exchange, declarationsOf(route.operationId))
    await writeReply(response, links, withBody(route.operationId, reply))
  }
  return async (request, response) => {
    const observer = observe(request, response, settings.onRequest)
    try {
      await respond(request, response, observer)
    } catch (error) {
      observer.refused(error)
      throw error
    }
  }
}

/**
 * The URL that the links of a list are made of: the request's own, with the parameters that its operation declares. Others
 * have no effect, and three links would repeat them three times.
 */
function linkBase({ request, query, origin }: Exchange, declared: Declarations): string {
  const { path } = splitAddress(request.originalUrl)
  if (query === '') return `${origin}${path}`
  const kept = [...new URLSearchParams(query)].filter(([name]) => declared.query.has(plainName(name)))
  return `${origin}${path}?${new URLSearchParams(kept)}`
}

/** What the server has to say to a request: a handler's reply, a refusal, or the contract's example. */
function createAnswer<Context extends object>(
  handlers: Partial<Handlers<Context>>,
  { context, bodyLimit, failureOf, intercept }: DispatcherSettings<Context>,
): Answer {
  const readBody = createBodyReader(bodyLimit)
  return async ({ request, response, route, query, origin, observer }) => {
    const { operationId } = route
    const declared = declarationsOf(operationId)
    const understood = await understand(request, response, route, query, readBody, declared)
    const { credentials } = understood
    const perform = async (): Promise<AnyReply> => {
      if (credentials.presented.length === 0 && !factsOf(operationId).anonymous)
        throw new Failure('unauthenticated')
      const services = (await context?.({ operationId, credentials, origin })) ?? {}
      const placed = understood.parameters()
      observer.understood(route, placed, understood.undeclared())
      const valid = await validated(route, placed, declared)
      const paging = pageRequest(valid.query)
      const handler = handlers[operationId]
      if (handler === undefined) {
        response.set('X-Forge-Contract', 'example')
        return exampleReply(operationId, paging)
      }
      // The contract pairs requests with handlers one by one; the compiler has seen the pairs and cannot see the choice.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const call = handler as unknown as AnyHandler
      return refusalsAsReplies(call({ ...valid, paging, origin, operationId }, services), failureOf)
    }
    if (intercept === undefined) return perform()
    const note = (fault: string): void => observer.intercepted(fault)
    return intercept({ operationId, credentials, request, response, note }, perform)
  }
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
  const meant = meantProblems(route.operationId, parameters.body, problems)
  throw invalidRequest(meant, declared.required)
}

/** A handler's refusal is validated like its other responses, except 503, which is no operation's own. */
async function refusalsAsReplies(
  answering: Promise<AnyReply | undefined>,
  failureOf: FailureOf,
): Promise<AnyReply> {
  try {
    return (await answering) ?? { status: 0 }
  } catch (error) {
    const failure = failureOf(error)
    if (failure === undefined || failure.kind === 'unavailable') throw error
    const { status, body } = responseTo(failure)
    return { status, body }
  }
}

/** Whether the contract allows the reply; if not, it is told. */
async function isHeld(
  { request, response, route }: Exchange,
  reply: AnyReply,
  onIncident: (incident: Incident) => void,
): Promise<boolean> {
  const problems = await replyProblems(route.operationId, reply)
  if (problems.length === 0) return true
  onIncident({
    kind: 'violation',
    requestId: String(response.get('X-Request-Id')),
    method: request.method,
    url: masked(request.originalUrl),
    operationId: route.operationId,
    status: reply.status,
    problems,
  })
  return false
}
