/** Requests that the specification does not name, and that the reference server accepts: another server may reject them. */
import type { OperationId } from '../../../generated/operations.ts'
import { api } from '../../../server-stub/http/api.ts'
import { createRouteTable } from '../../../server-stub/http/routes.ts'
import { parametersOf, requestBodyOf, resolve, type SchemaNode } from '../../conformance/protocol/contract.ts'
import { isRecord } from './json.ts'
import type { ApiRequest, Variation } from './variation.ts'

const routes = createRouteTable(api)

export const requests: readonly Variation[] = [
  {
    id: 'slashes-must-be-escaped',
    varies: 'A slash in a name within the path that is not escaped makes an unknown route.',
    lawful:
      '1 § Request conventions: names in paths are URL-encoded. What a slash that is not encoded means is not shown.',
    aside: true,
    rejects: ({ method, target, operation }) => {
      if (operation === null) return undefined
      const { unescaped } = routes.find(method, `/api/v4${target.split('?', 1)[0] ?? ''}`)
      return unescaped === undefined ? undefined : { status: 404, message: '404 Not Found' }
    },
  },
  {
    id: 'booleans-are-true-or-false',
    varies: 'A boolean in a query string that is neither `true` nor `false` is rejected.',
    lawful: 'Other spellings of booleans than `true` and `false` are not shown.',
    aside: true,
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
    varies: 'The JSON body `null` is rejected.',
    lawful: '1 § Request conventions: a body has parameters. What `null` in its place means is not shown.',
    aside: true,
    rejects: (request) => {
      const isNull = isJson(request) && request.body.toString().trim() === 'null'
      return isNull ? { status: 400, message: 'the body is invalid' } : undefined
    },
  },
  {
    id: 'null-is-no-value',
    varies: '`null` for a parameter is rejected, unless the parameter may be null.',
    lawful:
      'The tables of parameters name types. What `null` means for a parameter of another type is not shown.',
    aside: true,
    rejects: (request) => {
      const name = nullsIn(request).find((each) => !mayBeNull(request.operation, each))
      return name === undefined ? undefined : { status: 400, message: `${name} is invalid` }
    },
  },
  {
    id: 'forms-have-no-records',
    varies: 'A form with fields of records, such as `actions[][action]`, is rejected.',
    lawful: '3 § Commits: a commit with several actions is shown as JSON only.',
    aside: true,
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

/** Whether the contract allows null for a parameter of the body, or does not know the parameter. */
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
