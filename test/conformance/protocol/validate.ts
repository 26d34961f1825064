/**
 * Validates every exchange against the contract, independent of the checks: documented statuses, media types, schemas
 * and headers.
 */
import { operations, type OperationFacts, type OperationId } from '../../../generated/operations.ts'
import { codingsOf, describeCodings } from './content-encoding.ts'
import { resolve, responseOf, type HeaderNode, type ResponseNode } from './contract.ts'
import { headerOf, mediaTypeOf, type Exchange, type WireResponse } from './exchange.ts'
import { jsonBodyOf, jsonOf } from './json-body.ts'
import { validate, validateHeader } from './schemas.ts'
import { isNotImplemented } from './unimplemented.ts'
import type { Violation } from './violation.ts'

/** All violations of the contract in one exchange; empty if it conforms. */
export function violationsOf(exchange: Exchange): readonly Violation[] {
  const { outcome, operation } = exchange
  if (outcome.kind === 'fault') {
    const { kind, text } = outcome.fault
    return [
      {
        kind: 'no-response',
        key: `no-response|${kind}`,
        operation,
        status: null,
        expected: 'A complete HTTP response.',
        actual: text,
      },
    ]
  }
  const { response } = outcome
  // An operation that is not implemented violates nothing; the blocked checks report it.
  if (operation !== null && isNotImplemented(exchange)) return []
  if (response.status >= 500) return [serverError(exchange, response)]
  const codings = codingsOf(response)
  if (codings.length > 0) return [wrongCoding(exchange, response.status, codings)]
  if (operation === null || exchange.isMalformed === true) return []
  const documented = responseOf(operation, response.status)
  if (documented === null) return [undocumented(operation, response)]
  const subject: Subject = { operation, exchange, response, documented }
  return [...validateBody(subject), ...validateHeaders(subject), ...validateTotal(subject)]
}

interface Subject {
  readonly operation: OperationId
  readonly exchange: Exchange
  readonly response: WireResponse
  readonly documented: ResponseNode
}

function validateBody(subject: Subject): Violation[] {
  const { exchange, response, documented } = subject
  const mediaTypes = Object.keys(documented.content ?? {})
  const empty = response.body.length === 0
  if (mediaTypes.length === 0) return []
  if (empty && documented['x-body'] === 'optional') return []
  if (empty && mediaTypes.some((type) => !isJson(type))) return []
  if (empty)
    return [violation(subject, 'missing-body', `A body of ${mediaTypes.join(' or ')}.`, 'An empty body.')]
  const actual = mediaTypeOf(exchange)
  const matching = mediaTypes.find((type) => matches(type, actual))
  if (matching === undefined) {
    return [wrongMediaType(subject, mediaTypes, actual ?? 'missing')]
  }
  return isJson(matching) ? validateJson(subject, matching) : []
}

/** Codings are added in one place, so that those of all responses have one cause. */
function wrongCoding({ operation }: Exchange, status: number, codings: readonly string[]): Violation {
  const name = 'Content-Encoding'
  return {
    kind: 'encoding',
    key: `encoding|${name}|${codings.join(' ')}`,
    about: { kind: 'header', name },
    operation,
    status,
    expected: `A body that is encoded as ${name} states: gzip, deflate, br, or no header.`,
    actual: `${describeCodings(codings)}.`,
  }
}

/** The same media type in the responses of all statuses is one cause. */
function wrongMediaType(subject: Subject, mediaTypes: readonly string[], actual: string): Violation {
  const expected = `Content-Type ${mediaTypes.join(' or ')}.`
  const found = violation(subject, 'media-type', expected, `Content-Type ${actual}.`)
  return { ...found, key: `media-type|${subject.operation}|${actual}`, formerKeys: [found.key] }
}

function validateJson(subject: Subject, mediaType: string): Violation[] {
  const { operation, response, documented } = subject
  const body = jsonBodyOf(response)
  if (body.kind === 'not-utf-8')
    return [violation(subject, 'encoding', 'JSON in UTF-8.', 'Bytes that are not UTF-8.')]
  if (body.kind === 'not-json') return [violation(subject, 'encoding', 'JSON.', body.problem)]
  const schema = documented.content?.[mediaType]?.schema
  if (schema === undefined) return []
  return validate(schema, body.value).map(
    ({ where, path, cause, formerCauses, missing, expected, actual }) => {
      const name = where === '' ? 'The body' : where
      const others = [...new Set(formerCauses)].filter((former) => former !== cause)
      return {
        kind: 'schema',
        key: `schema|${cause}`,
        ...(others.length === 0 ? {} : { formerKeys: others.map((former) => `schema|${former}`) }),
        about: { kind: 'property', path },
        ...(missing === null ? {} : { missing: { record: name, path: where, name: missing } }),
        operation,
        status: response.status,
        expected: `${name} ${expected}.`,
        actual: `${name} ${actual}.`,
      }
    },
  )
}

function validateHeaders(subject: Subject): Violation[] {
  const { exchange, operation, documented, response } = subject
  const found: Violation[] = []
  const missing: string[] = []
  for (const [name, node] of Object.entries(documented.headers ?? {})) {
    const header = resolve<HeaderNode>(node)
    const value = headerOf(exchange, name.toLowerCase())
    const key = `header|${name}`
    if (value === null) {
      if (header.required === true) missing.push(name)
      continue
    }
    for (const problem of validateHeader(header.schema, value)) {
      found.push({
        kind: 'header',
        key: `${key}|${problem}`,
        about: { kind: 'header', name },
        operation,
        status: response.status,
        expected: `The header ${name} ${problem}.`,
        actual: value === '' ? `${name} is empty.` : `${name}: ${value}`,
      })
    }
  }
  return [...missingHeaders(subject, missing), ...found]
}

/** Headers that one response lacks together have one cause. */
function missingHeaders({ operation, response }: Subject, names: readonly string[]): Violation[] {
  if (names.length === 0) return []
  const [noun, verb] = names.length === 1 ? ['header', 'is'] : ['headers', 'are']
  const name = names.join(', ')
  return [
    {
      kind: 'header',
      key: `header|${names.join(' ')}|missing`,
      ...(names.length === 1 ? {} : { mergedKeys: names.map((each) => `header|${each}|missing`) }),
      about: { kind: 'header', name },
      operation,
      status: response.status,
      expected: `The ${noun} ${name}.`,
      actual: `The ${noun} ${name} ${verb} missing.`,
    },
  ]
}

/**
 * Lists that few checks change at a time: those of one project, group or user, and those that a text narrows down. A server
 * may count and select the items at different times; runners that are shared are in the lists of all projects.
 */
function isNarrow({ list, path }: OperationFacts, { target }: Exchange['request']): boolean {
  return list && !path.endsWith('/runners') && (ofFewPattern.test(path) || searchPattern.test(target))
}

const ofFewPattern = /^\/(?:(?:projects|groups)\/\{id\}\/|users\/\{id\}\/(?:keys|emails)$|user\/|todos$)/
/** The texts that checks search for are names of their own records. */
const searchPattern = /[?&](?:search|username|extern_uid)=[^&]/

const totalKey = 'header|X-Total|is not the number of items'

/** Whether the total of a list is not the number of its items: a server may have read them at different times. */
export function isDifferentTotal({ key }: Violation): boolean {
  return key === totalKey
}

/** A first page that is not full has all items, so that their number is the total. Spec: document 1, "Limits". */
function validateTotal({ exchange, operation, response }: Subject): Violation[] {
  const isCompared = response.status === 200 && isNarrow(operations[operation], exchange.request)
  const items = isCompared ? jsonOf(exchange) : undefined
  const [total, size, page] = ['x-total', 'x-per-page', 'x-page'].map((name) => headerOf(exchange, name))
  if (!Array.isArray(items) || total == null || page !== '1' || items.length >= Number(size)) return []
  if (Number(total) === items.length) return []
  return [
    {
      kind: 'header',
      key: totalKey,
      about: { kind: 'header', name: 'X-Total' },
      operation,
      status: response.status,
      expected: `X-Total: ${items.length}, the number of items, on a first page that is not full.`,
      actual: `X-Total: ${total}`,
    },
  ]
}

function violation(subject: Subject, kind: Violation['kind'], expected: string, actual: string): Violation {
  const { operation, response } = subject
  return {
    kind,
    key: `${kind}|${operation}|${response.status}`,
    operation,
    status: response.status,
    expected,
    actual,
  }
}

function serverError({ operation, isMalformed }: Exchange, response: WireResponse): Violation {
  const key = `server-error|${operation ?? 'no operation'}`
  const actual = `Status ${response.status}.`
  return {
    kind: 'server-error',
    key,
    ...(isMalformed === true ? { formerKeys: ['server-error|no operation'] } : {}),
    operation,
    status: response.status,
    expected: 'A status below 500.',
    actual,
  }
}

function undocumented(operation: OperationId, response: WireResponse): Violation {
  return {
    kind: 'undocumented-status',
    key: `undocumented-status|${operation}|${response.status}`,
    operation,
    status: response.status,
    expected: `One of the documented statuses ${statusesOf(operation)}.`,
    actual: `Status ${response.status}.`,
  }
}

function statusesOf(operation: OperationId): string {
  return Object.keys(operations[operation].responses).join(', ')
}

function matches(documented: string, actual: string | null): boolean {
  if (documented === '*/*') return true
  if (actual === null) return false
  if (documented.endsWith('/*')) return actual.startsWith(documented.slice(0, -1))
  return documented.toLowerCase() === actual
}

function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json')
}
