/** Responses with another status, or in another format. */
import { mutant, type Mutant } from '../mutant.ts'
import {
  altersResponse,
  returnsSuccessFor,
  returnsErrorBody,
  succeedsWith,
  replacesStatus,
} from '../vocabulary/responses.ts'
import { isSuccess } from '../message.ts'
import { attributesOf } from '../../conformance/generated/attributes/attributes.ts'
import type { OperationFacts } from '../../../generated/operations.ts'
import { responseOf } from '../../conformance/protocol/contract.ts'
import { sites, successesOf, type Site } from './sites.ts'

function ofSuccess({ operation, facts }: Site): readonly Mutant[] {
  const statuses = successesOf(facts)
  if (statuses.length !== 1) return []
  const [status] = statuses
  if (status === 201)
    return [mutant('STA-01', operation, 'general/created-is-201', 'returns 200 for 201', succeedsWith(200))]
  if (status === 204)
    return [
      mutant('STA-01', operation, 'general/no-content-is-204', 'returns 200 for 204', succeedsWith(200)),
    ]
  if (status === 202) return [mutant('STA-01', operation, [], 'returns 200 for 202', succeedsWith(200))]
  const found = mutant(
    'STA-01',
    operation,
    'general/success-is-200',
    'returns 201 for 200',
    succeedsWith(201),
  )
  // A run begins with the user of the token.
  return [operation === 'getCurrentUser' ? { ...found, rejectedWith: /requires status 200/ } : found]
}

/** All attributes are optional texts, and the specification does not state which texts are invalid. */
const acceptsAnyText: ReadonlySet<string> = new Set(['updateBroadcastMessage'])

function rejectionMutants({ operation, facts }: Site): readonly Mutant[] {
  const found: Mutant[] = []
  const [success = 200] = successesOf(facts)
  if (facts.responses[401] !== undefined && !facts.anonymous) {
    const rule = 'general/unauthenticated-is-401'
    found.push(mutant('STA-02', operation, rule, 'returns 403 for 401', replacesStatus(401, 403)))
    const body = { error: 'unauthorized' }
    found.push(
      mutant('STA-04', operation, rule, 'returns another body with 401', returnsErrorBody(401, body)),
    )
  }
  if (namesResource(facts)) {
    const rule = 'general/not-found-is-404'
    found.push(mutant('STA-02', operation, rule, 'returns 403 for 404', replacesStatus(404, 403)))
    found.push(
      mutant('STA-03', operation, rule, 'returns a success for 404', returnsSuccessFor(404, success)),
    )
  }
  if (
    !acceptsAnyText.has(operation) &&
    attributesOf(operation).some(({ in: location }) => location === 'body')
  ) {
    const rule = 'general/invalid-attribute-is-400'
    found.push(mutant('STA-02', operation, rule, 'returns 422 for 400', replacesStatus(400, 422)))
    found.push(
      mutant('STA-03', operation, rule, 'returns a success for 400', returnsSuccessFor(400, success)),
    )
    found.push(
      mutant(
        'STA-04',
        operation,
        ['general/missing-attribute-body', 'general/validation-failure-body'],
        'returns plain text with 400',
        returnsErrorBody(400, 'bad'),
      ),
    )
  }
  return found
}

/** A deletion of an unknown resource succeeds, unless the specification states an exception. */
function namesResource({ path, method, responses }: OperationFacts): boolean {
  return responses[404] !== undefined && method !== 'DELETE' && path.includes('{')
}

/** JSON with the media type of a page. */
const asHtml = altersResponse((response) =>
  isSuccess(response) && response.headers['content-type']?.includes('json') === true
    ? { ...response, headers: { ...response.headers, 'content-type': 'text/html' } }
    : response,
)

function ofMediaType({ operation, facts }: Site): readonly Mutant[] {
  const json = successesOf(facts).some(
    (status) => facts.responses[status]?.includes('application/json') === true,
  )
  return json && !isOptional(operation)
    ? [mutant('HDR-04', operation, [], 'returns JSON as text/html', asHtml)]
    : []
}

/** Whether a success may have no body. */
function isOptional(operation: Site['operation']): boolean {
  return responseOf(operation, 200)?.['x-body'] === 'optional'
}

export const statusMutants: readonly Mutant[] = sites.flatMap((site) => [
  ...ofSuccess(site),
  ...rejectionMutants(site),
  ...ofMediaType(site),
])
