/**
 * Validates requests. The generated validators let valid requests pass; express-openapi-validator, which takes much longer to
 * load, decides about all others and describes their errors.
 */
import type { OperationId } from '../../generated/operations.ts'
import { validators as bodies } from '../../generated/validators/bodies.js'
import { validators as parameters } from '../../generated/validators/parameters.js'
import type { Json, JsonObject } from './document.ts'
import type { PlacedParameters } from './parameters.ts'
import type { Route } from './routes.ts'
import type { Validated } from './validated.ts'

/** Converts and completes a request, or throws `ContractProblems`. */
export async function validateRequest(route: Route, placed: PlacedParameters): Promise<Validated> {
  const accepted = acceptedByGenerated(route, placed)
  if (accepted !== undefined) return accepted
  const { validateByLibrary } = await import('./library-validator.ts')
  return validateByLibrary(route, placed)
}

/** The request, converted and completed, if the generated validators accept it. */
export function acceptedByGenerated(route: Route, placed: PlacedParameters): Validated | undefined {
  const candidate = { path: { ...route.params }, query: copyOf(placed.query), body: placed.body }
  return isValid(route.operationId, candidate) ? candidate : undefined
}

/** Converts the parameters and completes the body. */
export function isValid(operationId: OperationId, { body, ...rest }: Validated): boolean {
  return parameters[operationId](rest) && bodies[operationId]?.(body) !== false
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
