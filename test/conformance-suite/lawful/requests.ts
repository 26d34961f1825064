/** Requests that the specification does not describe: the reference server accepts them, another server may reject them. */
import type { OperationId } from '../../../generated/operations.ts'
import { api } from '../../../server-stub/http/api.ts'
import { createRouteTable } from '../../../server-stub/http/routes.ts'
import { parametersOf, requestBodyOf, resolve, type SchemaNode } from '../../conformance/protocol/contract.ts'
import { isRecord } from './json.ts'
import type { ApiRequest, Variation } from './variation.ts'

const routes = createRouteTable(api)

export const requests: readonly Variation[] = [
  {
    id: 'slashes-must-be-encoded',
    varies:
      'The server returns the response for an unknown route if a slash within a name in the path is not encoded.',
    lawful:
      '1 § Request conventions 4: "`/` is written `%2F`". The specification does not state what a slash that is not encoded means.',
    isAvoided: true,
    rejects: ({ method, target, operation }) => {
      if (operation === null) return undefined
      const { unescaped } = routes.find(method, `/api/v4${target.split('?', 1)[0] ?? ''}`)
      return unescaped === undefined ? undefined : { status: 404, message: '404 Not Found' }
    },
  },
  {
    id: 'booleans-are-true-or-false',
    varies: 'The server rejects a boolean in the query string other than `true` and `false`.',
    lawful: 'Spellings of booleans other than `true` and `false` are not specified.',
    isAvoided: true,
    rejects: ({ target, operation }) => {
      const names = booleansOf(operation)
      const query = new URLSearchParams(target.split('?', 2)[1] ?? '')
      const wrong = [...query].find(
        ([name, value]) => names.has(name) && !['true', 'false', ''].includes(value),
      )
      return wrong && { status: 400, message: `${wrong[0]} is invalid` }
    },
  },
  {
    id: 'null-is-no-body',
    varies: 'The server rejects the JSON body `null`.',
    lawful:
      '1 § Request conventions: a body contains parameters. The meaning of `null` in its place is not specified.',
    isAvoided: true,
    rejects: (request) => {
      const isNull = isJson(request) && request.body.toString().trim() === 'null'
      return isNull ? { status: 400, message: 'the body is invalid' } : undefined
    },
  },
  {
    id: 'null-is-no-value',
    varies: 'The server rejects `null` for a parameter whose type does not include null.',
    lawful:
      'The tables of parameters state types. The meaning of `null` for a parameter of another type is not specified.',
    isAvoided: true,
    rejects: (request) => {
      const name = nullsIn(request).find((each) => !mayBeNull(request.operation, each))
      return name === undefined ? undefined : { status: 400, message: `${name} is invalid` }
    },
  },
  {
    id: 'forms-have-no-records',
    varies: 'The server rejects a form with fields of objects, such as `actions[][action]`.',
    lawful: '1 § Request conventions 3: "Creating a commit with several actions is sent as a JSON body".',
    isAvoided: true,
    rejects: ({ contentType, body }) => {
      if (!/^application\/x-www-form-urlencoded\b/i.test(contentType)) return undefined
      const names = [...new URLSearchParams(body.toString()).keys()]
      return names.some((name) => /\]\[./.test(name))
        ? { status: 415, message: '415 Unsupported' }
        : undefined
    },
  },
]

function booleansOf(operation: OperationId | null): ReadonlySet<string> {
  const parameters = operation === null ? [] : parametersOf(operation)
  const booleans = parameters.filter(
    (parameter) => parameter.in === 'query' && resolve<SchemaNode>(parameter.schema).type === 'boolean',
  )
  return new Set(booleans.map(({ name }) => name))
}

const isJson = ({ contentType }: ApiRequest): boolean => /^application\/json\b/i.test(contentType)

/** Names of the parameters of a JSON body that are null. */
function nullsIn(request: ApiRequest): readonly string[] {
  if (!isJson(request)) return []
  try {
    const body: unknown = JSON.parse(request.body.toString())
    return isRecord(body) ? Object.keys(body).filter((name) => body[name] === null) : []
  } catch {
    return []
  }
}

/** Whether the contract allows null for a parameter of the body, or does not declare the parameter. */
function mayBeNull(operation: OperationId | null, name: string): boolean {
  const schema = operation && requestBodyOf(operation)?.content['application/json']?.schema
  const property = schema && propertyOf(schema, name)
  if (!property) return true
  const text = JSON.stringify(resolve<SchemaNode>(property))
  return text.includes('null')
}

function propertyOf(node: SchemaNode, name: string): SchemaNode | undefined {
  const schema = resolve<SchemaNode>(node)
  const own = schema.properties?.[name]
  if (own !== undefined) return own
  for (const part of schema.allOf ?? []) {
    const found = propertyOf(part, name)
    if (found !== undefined) return found
  }
  return undefined
}
