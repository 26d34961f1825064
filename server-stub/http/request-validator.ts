/**
 * Validates requests. The generated validators let valid requests pass; express-openapi-validator, which takes much longer to
 * load, decides about all others and describes their errors.
 */
import { limits } from '../limits.ts'
import { intendedProblems } from './any-of-errors.ts'
import { withConstants } from './const-messages.ts'
import type { OperationValidators } from './contract.ts'
import type { Json, JsonObject } from './document.ts'
import { failureOf } from './failures.ts'
import { invalidRequest } from './invalid-request.ts'
import { numberProblems, restoreTexts } from './numbers.ts'
import type { PlacedParameters } from './parameters.ts'
import { ContractProblems } from './problems.ts'
import type { Route } from './routes.ts'
import { withKnownAttributes } from './unknown-attributes.ts'
import type { Validated } from './validated.ts'

/** The request, converted and completed, if the generated validators are loaded and accept it: nothing is waited for. */
export function validateAtOnce(route: Route, placed: PlacedParameters): Validated | undefined {
  const { validators } = route.operation
  const candidate = validators && acceptedBy(validators, route, placed)
  return candidate === undefined || numbersIn(route, placed).length > 0 ? undefined : candidate
}

/** Converts and completes a request, or throws 400 (or the status of all failures of the operation) with all errors. */
export async function validateRequest(route: Route, placed: PlacedParameters): Promise<Validated> {
  const problems = numbersIn(route, placed)
  try {
    const validators = await route.operation.loadValidators()
    const valid = acceptedBy(validators, route, placed) ?? (await validateByLibrary(route, placed))
    if (problems.length === 0) return valid
  } catch (error) {
    if (!(error instanceof ContractProblems)) throw error
    problems.push(...error.problems.slice(0, limits.reportedErrors.max))
  }
  const { operation } = route
  const intended = intendedProblems(operation, placed.body, problems)
  const explained = withKnownAttributes(operation, withConstants(operation, intended))
  throw failureOf(operation.id, invalidRequest(explained, operation.declared))
}

async function validateByLibrary(route: Route, placed: PlacedParameters): Promise<Validated> {
  const library = await import('./library-validator.ts')
  return library.validateByLibrary(route, placed)
}

function numbersIn({ operation, params }: Route, { query }: PlacedParameters) {
  return numberProblems(params, query, operation.declared)
}

function acceptedBy(
  validators: OperationValidators,
  { params }: Route,
  { query, body }: PlacedParameters,
): Validated | undefined {
  const candidate = { path: { ...params }, query: copyOf(query), body }
  if (!isValid(validators, candidate)) return undefined
  restoreTexts(candidate.path, params)
  return candidate
}

/** Converts the parameters and completes the body. */
export function isValid(validators: OperationValidators, { body, ...rest }: Validated): boolean {
  return validators.parameters?.(rest) === true && validators.body?.(body) !== false
}

/** A copy, so that the library gets unconverted values after the generated validator has converted some. */
function copyOf(query: JsonObject): JsonObject {
  const copy: JsonObject = {}
  for (const name in query) copy[name] = copyOfValue(query[name])
  return copy
}

function copyOfValue(value: Json | undefined): Json | undefined {
  return Array.isArray(value) ? [...value] : value
}
