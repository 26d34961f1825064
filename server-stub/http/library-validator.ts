/**
 * express-openapi-validator, which says what is wrong with a request. One instance for each area and process, created when
 * first needed: it prepares in milliseconds what takes the whole document seconds, and none knows more than it must.
 */
import type { Request, RequestHandler, Response } from 'express'
import { middleware } from 'express-openapi-validator'
import type { OperationId } from '../../generated/operations.ts'
import {
  basePath,
  isObject,
  readContract,
  requestsOf,
  type ContractDocument,
  type Json,
  type JsonObject,
} from './document.ts'
import { limits } from '../limits.ts'
import { memo } from './memo.ts'
import type { PlacedParameters } from './parameters.ts'
import { ContractProblems, type Problem } from './problems.ts'
import type { Validated } from './request-validator.ts'
import { factsOf, operationIds, type Route } from './routes.ts'

/** The library's steps: which find the operation, which judge the request. */
interface Instance {
  locate: readonly RequestHandler[]
  judge: readonly RequestHandler[]
}

const instanceOf = (allErrors: boolean) =>
  memo((area: string) => instantiate(requestsOf(readContract(), pathsOf(area)), allErrors))
const thorough = instanceOf(true)
// Errors cost much more than what is right: of many values only the first error is told.
const hasty = instanceOf(false)

// The library compiles its routes anew for each request; which of them is meant has been found out before.
const located = memo(async (operationId: OperationId) => {
  const { locate } = thorough(factsOf(operationId).area)
  const view = requestView(operationId, { query: {}, body: {}, values: 0 })
  for (const step of locate) await pass(step, view)
  return view.openapi
})

/** Converts and completes a request, or throws `ContractProblems` that say all that is wrong with it. */
export async function validateByLibrary(
  { operationId, params }: Route,
  parameters: PlacedParameters,
): Promise<Validated> {
  const isLarge = parameters.values > limits.fullyValidatedValues.max
  const { judge } = (isLarge ? hasty : thorough)(factsOf(operationId).area)
  const view = requestView(operationId, parameters)
  view.openapi = { ...(await located(operationId)), pathParams: { ...params } }
  for (const step of judge) await pass(step, view)
  return { path: view.params, query: view.query, body: view.body }
}

function pathsOf(area: string): string[] {
  const facts = operationIds.map(factsOf).filter((operation) => operation.area === area)
  return [...new Set(facts.map(({ path }) => path))]
}

/** The library changes the options it is given, so each instance gets its own. */
function instantiate(document: ContractDocument, allErrors: boolean): Instance {
  const options = {
    apiSpec: document,
    validateApiSpec: false,
    validateSecurity: false,
    validateResponses: false,
    fileUploader: false,
    ajvFormats: { mode: 'full' },
    // JSON is taken at its word. Text from forms and query strings was read by its declared types before.
    validateRequests: { allErrors, allowUnknownQueryParameters: true, coerceTypes: false },
  }
  // The document is data here, not the library's model of OpenAPI; what it may hold is the build's concern.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const steps = middleware(options as unknown as LibraryOptions)
  return { locate: steps.slice(0, 2), judge: steps.slice(2) }
}

type LibraryOptions = Parameters<typeof middleware>[0]

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
  /** What the library found out about the operation. */
  openapi?: object | undefined
}

/**
 * What the library gets to see of a request: parameters at their declared places, whatever they came in. Without the
 * query string, since it refuses reserved characters there (`created_after=2026-01-01T00:00:00Z`) and empty values.
 */
function requestView(operationId: OperationId, { query, body }: PlacedParameters): RequestView {
  const { method, path, requestMediaTypes } = factsOf(operationId)
  const [mediaType] = requestMediaTypes
  const address = basePath + path.replaceAll(/[{}]/g, '')
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

/** Runs one step; its findings come as `ContractProblems`. */
async function pass(step: RequestHandler, view: RequestView): Promise<void> {
  await new Promise<void>((done, failed) => {
    const next = (error?: unknown): void => (error === undefined ? done() : failed(problemsIn(error)))
    // The view holds all that the library touches of Express's own request; the response it leaves alone.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    void step(view as unknown as Request, {} as Response, next)
  })
}

/** The library's findings as problems; its own failures stay what they are. */
function problemsIn(error: unknown): unknown {
  if (!isObject(error) || error['status'] !== 400) return error
  const { errors, path, message } = error
  if (Array.isArray(errors)) return new ContractProblems(errors.map((item) => problem(item)))
  return new ContractProblems([{ path: textOf(path), keyword: '', message: textOf(message) }])
}

function problem(item: Json): Problem {
  const { path, message, errorCode } = isObject(item) ? item : {}
  return {
    path: textOf(path),
    keyword: textOf(errorCode).replace('.openapi.validation', ''),
    message: textOf(message),
  }
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}
