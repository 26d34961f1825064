/** Reads parameters and credentials of an HTTP request in any encoding. */
import type { Request, Response } from 'express'
import type { ReadBody, RequestBody } from './body.ts'
import { credentialsOf, isCallerParameter, type Credentials } from './credentials.ts'
import type { Declarations } from './declarations.ts'
import { HttpError, type HttpErrorKind } from './errors.ts'
import { callerParametersOf, placeParameters, undeclaredIn, type PlacedParameters } from './parameters.ts'
import type { Route } from './routes.ts'
import { parsePairs, type TextParameters } from './text-values.ts'

/** The contents of a request before validation. */
export interface RequestContents {
  credentials: Credentials
  /** The parameters at their declared places. Throws deferred parse errors: authentication errors precede them. */
  parameters: () => PlacedParameters
  /** Names of undeclared parameters, which are ignored. */
  undeclared: () => string[]
}

export async function readRequest(
  request: Request,
  response: Response,
  { operation }: Route,
  query: string,
  readBody: ReadBody,
): Promise<RequestContents> {
  const pairs = attempt(() => parsePairs(query))
  const hasBody = operation.facts.method !== 'GET'
  const sent = hasBody ? await attemptAsync(readBody(request, response)) : emptyBody
  const inQuery: TextParameters = 'value' in pairs ? pairs.value : new Map()
  const inBody: RequestBody = 'value' in sent ? sent.value : { empty: true }
  return {
    credentials: credentialsOf(request, callerParametersOf(inQuery, inBody)),
    parameters: () => {
      for (const result of [pairs, sent])
        if ('error' in result && isRelevant(result.error, operation.declared)) throw result.error
      return placeParameters(inQuery, inBody, operation.declared)
    },
    undeclared: () => undeclaredIn(inQuery, inBody, operation.declared),
  }
}

/**
 * Whether a parse error concerns the operation. One without parameters declares no 400: it ignores a query string or body that
 * cannot be parsed, as it ignores undeclared parameters. Limits apply to all requests.
 */
function isRelevant(error: unknown, { query, body }: Declarations): boolean {
  const hasParameters = body !== undefined || [...query.keys()].some((name) => !isCallerParameter(name))
  return hasParameters || !(error instanceof HttpError) || !unparsable.has(error.kind)
}

const unparsable: ReadonlySet<HttpErrorKind> = new Set(['malformed', 'unsupported-media-type'])

type Result<Value> = { value: Value } | { error: unknown }

/** The body of a GET request is ignored. */
const emptyBody: Result<RequestBody> = { value: { empty: true } }

function attempt<Value>(action: () => Value): Result<Value> {
  try {
    return { value: action() }
  } catch (error) {
    return { error }
  }
}

async function attemptAsync<Value>(promise: Promise<Value>): Promise<Result<Value>> {
  try {
    return { value: await promise }
  } catch (error) {
    return { error }
  }
}
