/** Responses of operations without a handler: the contract's examples. */
import type { Operation } from './contract.ts'
import { isObject, resolve, type ContractDocument, type Json, type JsonObject } from './document.ts'
import { slice } from './handler.ts'
import { responseOf } from './operation.ts'
import type { PageRequest } from '../page.ts'
import type { AnyResponse } from './response.ts'

/** The example of the operation's first success status; of a list, the requested page. */
export function exampleResponse(operation: Operation, paging: PageRequest): AnyResponse {
  const document = operation.contract.document()
  const { responses } = operation.facts
  const status = Number(Object.keys(responses).find((code) => code.startsWith('2')) ?? 200)
  const { content } = resolve(document, responseOf(operation, status))
  const [mediaType] = responses[status] ?? []
  if (mediaType === undefined || !isObject(content)) return { status }
  const body = exampleOf(document, resolve(document, content[mediaType]))
  if (operation.declared.query.has('page') && Array.isArray(body)) {
    const { rows, ...page } = slice(body, paging)
    return { status, body: [...rows], page }
  }
  return mediaType.endsWith('json')
    ? { status, body }
    : { status, mediaType, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

function exampleOf(document: ContractDocument, media: JsonObject): Json {
  if (media['example'] !== undefined) return media['example']
  const examples = isObject(media['examples']) ? Object.values(media['examples']) : []
  const value = resolve(document, examples[0])['value']
  if (value !== undefined) return value
  const schemaExamples = resolve(document, media['schema'])['examples']
  return Array.isArray(schemaExamples) ? (schemaExamples[0] ?? null) : null
}
