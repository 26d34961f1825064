import type { Contract, Example, Header, Json, LocatedOperation, Response } from '../pipeline/contract.ts'
import { ownBadRequest } from '../pipeline/bad-request.ts'
import { isList, operationsOf, resolve } from '../pipeline/contract.ts'
import { urlOf } from '../pipeline/samples/curl.ts'
import { sampleRequest } from '../pipeline/samples/request.ts'

export const prefix = '/api/v4'

/**
 * The contract for the mock at an origin. Prism ignores `servers`: the version prefix is part of the paths. Prism returns the
 * examples of headers, so those of a list describe the whole list as one page: a client that reads all pages ends after it.
 */
export function mockDocument(contract: Contract, origin: string): Contract {
  const document = structuredClone(contract)
  for (const located of operationsOf(document)) {
    if (isList(document, located)) describeWholeList(document, located, origin)
    useOwnBadRequest(document, located)
    preferBadRequest(located)
  }
  for (const response of Object.values(document.components.responses ?? {})) removeAnyMediaType(response)
  const paths = Object.entries(document.paths).map(([path, item]) => [prefix + path, item] as const)
  return { ...document, paths: Object.fromEntries(paths) }
}

/** Prism returns a file under a media type of its own choice where the contract accepts any, and not the declared example. */
function removeAnyMediaType({ content }: Response): void {
  delete content?.['*/*']
}

function describeWholeList(document: Contract, located: LocatedOperation, origin: string): void {
  const { responses } = located.operation
  const response = resolve<Response>(document, responses['200'] ?? {})
  const url = urlOf(sampleRequest(document, located, { origin, token: null }), [])
  const total = firstItems(document, response).length
  const perPage = 20
  const link = (relation: string): string => `<${url}?page=1&per_page=${perPage}>; rel="${relation}"`
  const examples: Readonly<Record<string, Json>> = {
    Link: `${link('first')}, ${link('last')}`,
    'X-Total': total,
    'X-Total-Pages': 1,
    'X-Per-Page': perPage,
    'X-Page': 1,
    'X-Next-Page': '',
    'X-Prev-Page': '',
  }
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const example = examples[name]
    if (example === undefined) return [name, header] as const
    // Prism counts an empty header, as that of a page that does not exist, as missing.
    return [name, { ...resolve<Header>(document, header), required: example !== '', example }] as const
  })
  responses['200'] = { ...response, headers: Object.fromEntries(headers) }
}

/** The items of the example that Prism returns if the request names none. */
function firstItems(document: Contract, { content = {} }: Response): Json[] {
  const [first = {}] = Object.values(content['application/json']?.examples ?? {})
  const { value } = resolve<Example>(document, first)
  return Array.isArray(value) ? value : []
}

/** The example of a 400 names a parameter of the operation. */
function useOwnBadRequest(document: Contract, located: LocatedOperation): void {
  const response = ownBadRequest(document, located)
  if (response !== undefined) located.operation.responses['400'] = response
}

/**
 * Prism responds to an invalid request with 422 if an operation declares it, where the contract requires 400. It prefers a
 * declared 400 to a `default` response, which it returns for `Prefer: code=422`.
 */
function preferBadRequest({ operation: { responses } }: LocatedOperation): void {
  const { 422: unprocessable } = responses
  if (unprocessable === undefined || responses['400'] === undefined) return
  delete responses['422']
  responses['default'] = unprocessable
}
