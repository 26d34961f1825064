/** What of the contract a run has used: which parameters, attributes, media types and statuses of each operation. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import {
  contract,
  parametersOf,
  requestBodyOf,
  resolve,
  responseOf,
  type SchemaNode,
} from '../../conformance/protocol/contract.ts'
import { isOperationId } from '../../conformance/protocol/operation-ids.ts'
import type { Transcript, WrittenExchange } from '../../conformance/runner/transcript/format.ts'

/** One documented feature of an operation: a query parameter, an attribute of the body, a media type of it, or a status. */
export interface Feature {
  readonly operation: OperationId
  readonly kind: 'query' | 'attribute' | 'media-type' | 'status'
  readonly name: string
}

/** Everything that the contract documents and a run can use. */
export function documentedFeatures(): readonly Feature[] {
  return Object.keys(operations)
    .filter(isOperationId)
    .flatMap((operation) => {
      const queries = parametersOf(operation).filter((parameter) => parameter.in === 'query')
      return [
        ...queries.map(({ name }) => ({ operation, kind: 'query', name }) as const),
        ...mediaTypesOf(operation).map((name) => ({ operation, kind: 'media-type', name }) as const),
        ...attributesOf(operation).map((name) => ({ operation, kind: 'attribute', name }) as const),
        ...statusesOf(operation).map((name) => ({ operation, kind: 'status', name }) as const),
      ]
    })
}

/** What is documented and not in a transcript. */
export function unexercised({ exchanges }: Pick<Transcript, 'exchanges'>): readonly Feature[] {
  const seen = new Set(exchanges.flatMap(featuresOf).map(textOf))
  return documentedFeatures().filter((feature) => !seen.has(textOf(feature)))
}

/** For example `listIssues query state` or `createTag status 404`. */
export function textOf({ operation, kind, name }: Feature): string {
  return `${operation} ${kind} ${name}`
}

function featuresOf({ operation, request, response }: WrittenExchange): readonly Feature[] {
  if (operation === null) return []
  const type = request.headers['content-type']?.split(';')[0] ?? null
  const query = [...new URLSearchParams(request.target.split('?')[1] ?? '').keys()].map(plain)
  const fields = type === null || typeof request.body !== 'string' ? [] : fieldsOf(request.body, type)
  const status = response === undefined ? [] : [String(response.status)]
  return [
    ...query.map((name) => ({ operation, kind: 'query', name }) as const),
    ...[...query, ...fields].map((name) => ({ operation, kind: 'attribute', name }) as const),
    ...(type === null ? [] : [{ operation, kind: 'media-type', name: type } as const]),
    ...status.map((name) => ({ operation, kind: 'status', name }) as const),
  ]
}

function plain(name: string): string {
  return name.replace(/\[\]$/, '')
}

function fieldsOf(body: string, type: string): readonly string[] {
  if (type === 'application/x-www-form-urlencoded') return [...new URLSearchParams(body).keys()].map(plain)
  if (type === 'multipart/form-data') {
    return [...body.matchAll(/; name="([^"]+)"/g)].map(([, name = '']) => plain(name))
  }
  try {
    return membersOf(JSON.parse(body), '')
  } catch {
    return []
  }
}

function membersOf(value: unknown, at: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => membersOf(item, at))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const path = at === '' ? name : `${at}.${name}`
    return [path, ...membersOf(member, path)]
  })
}

function statusesOf(id: OperationId): readonly string[] {
  const { path, method } = operations[id]
  const node = contract.paths[path]?.[method.toLowerCase()]
  const documented = node !== undefined && 'responses' in node ? Object.keys(node.responses) : []
  return documented.filter((status) => responseOf(id, Number(status)) !== null)
}

function mediaTypesOf(id: OperationId): readonly string[] {
  return Object.keys(requestBodyOf(id)?.content ?? {})
}

/** Whether a request can lack something. */
export function requiresAttributes(id: OperationId): boolean {
  const media = Object.values(requestBodyOf(id)?.content ?? {})
  return media.some(({ schema }) => schema !== undefined && requiredIn(schema).length > 0)
}

function requiredIn(node: SchemaNode): readonly string[] {
  const schema = resolve<SchemaNode>(node)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [...(schema.required ?? []), ...parts.flatMap(requiredIn)]
}

function attributesOf(id: OperationId): readonly string[] {
  const media = Object.values(requestBodyOf(id)?.content ?? {})
  const names = media.flatMap(({ schema }) => (schema === undefined ? [] : propertiesOf(schema, '')))
  return [...new Set(names)]
}

function propertiesOf(node: SchemaNode, at: string): readonly string[] {
  const schema = resolve<SchemaNode>(node)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const path = at === '' ? name : `${at}.${name}`
    return [path, ...propertiesOf(member, path)]
  })
  const items = schema.items === undefined ? [] : propertiesOf(schema.items, at)
  return [...own, ...items, ...parts.flatMap((part) => propertiesOf(part, at))]
}
