/**
 * express-openapi-validator behind two questions: is this request, is this reply as the contract says? One instance a
 * path item, made when first needed: an instance over the whole document compiles every route's pattern anew on every
 * request, and one over a part is ready in milliseconds.
 */
import type { Request, RequestHandler, Response } from 'express'
import { excerpt, isObject, type ContractDocument, type Json, type JsonObject } from './document.ts'
import type { PlacedParameters } from './parameters.ts'
import { factsOf, type Route } from './routes.ts'

/** A request with values converted and defaults filled in. */
export interface Validated {
  path: JsonObject
  query: JsonObject
  body: JsonObject
}

/** One thing that is wrong: where (`/body/title`, `/query/page`), after which keyword, in the library's words. */
export interface Problem {
  path: string
  keyword: string
  message: string
}

/** Thrown when a request or reply is not as the contract says. */
export class ContractProblems extends Error {
  override readonly name = 'ContractProblems'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, message }) => `${path} ${message}`).join('; '))
    this.problems = problems
  }
}

export interface Validator {
  /** Converts and completes a request, or throws `ContractProblems`. `address` is its path as sent, still encoded. */
  request(route: Route, address: string, parameters: PlacedParameters): Promise<Validated>
  /** Throws `ContractProblems` unless the status is documented and the JSON body is what its schema says. */
  reply(route: Route, address: string, status: number, body: Json): Promise<void>
}

/** The library's steps: the first finds the operation, the last judges replies. */
interface Instance {
  beforeHandler: readonly RequestHandler[]
  locate: readonly RequestHandler[]
  judge: RequestHandler
}

export function createValidator(document: ContractDocument): Validator {
  const instances = new Map<string, Promise<Instance>>()
  const instanceOf = (path: string): Promise<Instance> => {
    const instance = instances.get(path) ?? instantiate(excerpt(document, path))
    instances.set(path, instance)
    return instance
  }
  return {
    request: async (route, address, parameters) => {
      const { beforeHandler } = await instanceOf(route.path)
      const request = requestView(route, address, parameters)
      for (const step of beforeHandler) await pass(step, request, responseView(200))
      return { path: request.params, query: request.query, body: request.body }
    },
    reply: async (route, address, status, body) => {
      const { locate, judge } = await instanceOf(route.path)
      const request = requestView(route, address, { query: {}, body: {} })
      for (const step of locate) await pass(step, request, responseView(status))
      await judged(judge, request, status, body)
    },
  }
}

/** The library changes the options it is given, so each instance gets its own; it is loaded when first needed. */
async function instantiate(document: ContractDocument): Promise<Instance> {
  const { middleware } = await import('express-openapi-validator')
  const options = {
    apiSpec: document,
    validateApiSpec: false,
    validateSecurity: false,
    fileUploader: false,
    ajvFormats: { mode: 'full' },
    // JSON is taken at its word. Text from forms and query strings was read by its declared types before.
    validateRequests: { allErrors: true, allowUnknownQueryParameters: true, coerceTypes: false },
    validateResponses: { allErrors: true },
  }
  // The document is data here, not the library's model of OpenAPI; what it may hold is the build's concern.
  const steps = middleware(options as unknown as LibraryOptions)
  const judge = steps.at(-1)
  if (judge === undefined || steps.length < 4) throw new Error('The validator has fewer steps than expected')
  return { locate: steps.slice(0, 2), beforeHandler: steps.slice(0, -1), judge }
}

type LibraryOptions = Parameters<(typeof import('express-openapi-validator'))['middleware']>[0]

/** The members of a request that the library reads and writes. */
interface RequestView {
  method: string
  originalUrl: string
  path: string
  baseUrl: string
  headers: Record<string, string>
  params: JsonObject
  query: JsonObject
  body: JsonObject
  app: { param(): void; enabled(): boolean }
}

/**
 * What the library gets to see of a request: parameters at their declared places, whatever they came in. Without the
 * query string, since it refuses reserved characters there (`created_after=2026-01-01T00:00:00Z`) and empty values.
 */
function requestView(
  { operationId }: Route,
  address: string,
  { query, body }: PlacedParameters,
): RequestView {
  const { method, requestMediaTypes } = factsOf(operationId)
  const [mediaType] = requestMediaTypes
  return {
    method,
    originalUrl: address,
    path: address,
    baseUrl: '',
    headers: mediaType === undefined ? {} : { 'content-type': mediaType },
    params: {},
    query,
    body,
    app: { param: () => undefined, enabled: () => false },
  }
}

interface ResponseView {
  statusCode: number
  headersSent: false
  getHeaders(): Record<string, string>
  json(body: Json): void
}

function responseView(statusCode: number, json: () => void = () => undefined): ResponseView {
  return { statusCode, headersSent: false, getHeaders: () => ({ 'content-type': 'application/json' }), json }
}

/** Runs one step; its errors come as `ContractProblems`. */
async function pass(step: RequestHandler, request: RequestView, response: ResponseView): Promise<void> {
  await new Promise<void>((done, failed) => run(step, request, response, done, failed))
}

/** Lets the library take hold of `json` and judge what passes through it. */
async function judged(step: RequestHandler, request: RequestView, status: number, body: Json): Promise<void> {
  await new Promise<void>((done, failed) => {
    const response = responseView(status, done)
    run(step, request, response, () => response.json(body), failed)
  })
}

function run(
  step: RequestHandler,
  request: RequestView,
  response: ResponseView,
  done: () => void,
  failed: (error: unknown) => void,
): void {
  const next = (error?: unknown): void => (error === undefined ? done() : failed(problemsIn(error)))
  // The views hold all that the library touches of Express's own objects.
  void step(request as unknown as Request, response as unknown as Response, next)
}

/** The library's errors as problems; anything else (its own failure) stays what it is. */
function problemsIn(error: unknown): unknown {
  if (!isObject(error)) return error
  const { errors, path, message, status } = error
  if (Array.isArray(errors)) return new ContractProblems(errors.map((item) => problem(item)))
  if (status !== 400 && status !== 500) return error
  return new ContractProblems([{ path: String(path), keyword: '', message: String(message) }])
}

function problem(item: Json): Problem {
  const { path, message, errorCode } = isObject(item) ? item : {}
  return {
    path: String(path),
    keyword: String(errorCode).replace('.openapi.validation', ''),
    message: String(message),
  }
}
