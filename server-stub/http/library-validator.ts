/**
 * express-openapi-validator, which describes the errors of a request. One instance for a few areas, created at first use: an
 * instance takes time of its own, and more with each of its operations, so that neither one for each area nor one for all of
 * them would be better.
 */
import { setImmediate } from 'node:timers/promises'
import { middleware } from 'express-openapi-validator'
import type { Contract, Operation } from './contract.ts'
import { isObject, requestsOf, type Json, type JsonObject } from './document.ts'
import { limits } from '../limits.ts'
import { memo } from './memo.ts'
import type { PlacedParameters } from './parameters.ts'
import { ContractProblems, type Problem } from './problems.ts'
import type { Validated } from './validated.ts'
import type { Route } from './routes.ts'

/**
 * One step of the library, as it is called here: with the parts of a request that it reads and writes. It does not use the
 * response. A method, since the compiler compares the parameters of methods in both directions.
 */
type Step = {
  run(request: LibraryRequest, response: object, next: (error?: unknown) => void): unknown
}['run']

type LibraryOptions = Omit<Parameters<typeof middleware>[0], 'apiSpec'> & { apiSpec: object | string }

/** The library, with the document as data, not as its model of OpenAPI; the build validates the document. */
const createSteps: { create(options: LibraryOptions): readonly Step[] }['create'] = middleware

/** The library's steps: those that read the document, find the operation, and validate the request. */
interface Instance {
  read: readonly Step[]
  locate: readonly Step[]
  validate: readonly Step[]
}

const areasOfInstance = 3

const instanceOf = (allErrors: boolean) =>
  memo((contract: Contract) => {
    const areas = [...new Set([...contract.operations.values()].map(({ facts }) => facts.area))]
    const instance = memo((first: number) => {
      const paths = pathsOf(contract, areas.slice(first, first + areasOfInstance))
      return instantiate(contract, paths, allErrors)
    })
    return (area: string): Instance => {
      const index = areas.indexOf(area)
      return instance(index - (index % areasOfInstance))
    }
  })
const reportingAllErrors = instanceOf(true)
// Errors are much more expensive than valid values: for a large request, only the first one is reported.
const reportingFirstError = instanceOf(false)

let warmUp: Promise<unknown> | undefined

// The library compiles its routes again for each request; here the route is known already.
const locatedOperation = memo(async (operation: Operation) => {
  const { contract, facts } = operation
  const view = requestView(operation, { query: {}, body: {}, values: 0 })
  // The first instance takes several times as long as the next, so it is one without operations.
  await (warmUp ??= inTurn(() => passAll(instantiate(contract, [], true).read, view)))
  await inTurn(async () => {
    const { read, locate } = reportingAllErrors(contract)(facts.area)
    await passAll([...read, ...locate], view)
  })
  return view.openapi
})

let lastTurn: Promise<unknown> = Promise.resolve()

/** Does work that takes long, with a turn of all other requests before and after it. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(turnOfOthers).then(work)
  lastTurn = turn.catch(() => undefined)
  await turn
  await turnOfOthers()
}

/** Twice, since the first immediate can come before the event loop reads the next requests. */
async function turnOfOthers(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

/** Converts and completes a request, or throws `ContractProblems` with all errors. */
export async function validateByLibrary(
  { operation, params }: Route,
  parameters: PlacedParameters,
): Promise<Validated> {
  const located = await locatedOperation(operation)
  const isLarge = parameters.values > limits.fullyValidatedValues.max
  const instances = isLarge ? reportingFirstError : reportingAllErrors
  const { validate } = instances(operation.contract)(operation.facts.area)
  const view = requestView(operation, parameters)
  view.openapi = { ...located, pathParams: { ...params } }
  await passAll(validate, view)
  return { path: view.params, query: view.query, body: view.body }
}

function pathsOf({ operations }: Contract, areas: readonly string[]): string[] {
  const within = [...operations.values()].filter(({ facts }) => areas.includes(facts.area))
  return [...new Set(within.map(({ facts }) => facts.path))]
}

/** The library modifies its options, so each instance gets its own. */
function instantiate(contract: Contract, paths: readonly string[], allErrors: boolean): Instance {
  const steps = createSteps({
    apiSpec: requestsOf(contract.document(), contract.basePath, paths),
    validateApiSpec: false,
    validateSecurity: false,
    validateResponses: false,
    fileUploader: false,
    ajvFormats: { mode: 'full' },
    // JSON is not converted. Text of forms and query strings has been converted to its declared types already.
    validateRequests: { allErrors, allowUnknownQueryParameters: true, coerceTypes: false },
  })
  return { read: steps.slice(0, 1), locate: steps.slice(1, 2), validate: steps.slice(2) }
}

/** The properties of a request that the library reads and writes. */
interface LibraryRequest {
  method: string
  originalUrl: string
  path: string
  baseUrl: string
  headers: object
  params: object
  query: object
  body: unknown
  app: object
  /** The operation that the library has found. */
  openapi?: object | undefined
}

interface RequestView extends LibraryRequest {
  params: JsonObject
  query: JsonObject
  body: JsonObject
}

/**
 * The request that the library validates: parameters at their declared places, independent of their encoding. Without the
 * query string, since the library rejects reserved characters there (`created_after=2026-01-01T00:00:00Z`) and empty values.
 */
function requestView({ contract, facts }: Operation, { query, body }: PlacedParameters): RequestView {
  const { method, path, requestMediaTypes } = facts
  const [mediaType] = requestMediaTypes
  const target = contract.basePath + path.replaceAll(/[{}]/g, '')
  return {
    method,
    originalUrl: target,
    path: target,
    baseUrl: '',
    headers: mediaType === undefined ? {} : { 'content-type': mediaType },
    params: {},
    query,
    body,
    app: { param: () => undefined, enabled: () => false },
  }
}

async function passAll(steps: readonly Step[], view: RequestView): Promise<void> {
  for (const step of steps) await pass(step, view)
}

/** Runs one step; its errors become `ContractProblems`. */
async function pass(step: Step, view: RequestView): Promise<void> {
  await new Promise<void>((done, failed) => {
    const next = (error?: unknown): void => (error === undefined ? done() : failed(problemsIn(error)))
    void step(view, {}, next)
  })
}

/** Validation errors of the library as problems; other errors unchanged. */
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
