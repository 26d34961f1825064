import type { Contract, LocatedOperation } from '../pipeline/contract.ts'
import { operationsOf } from '../pipeline/contract.ts'

/** What an endpoint does: the first word of its operation. */
type Verb = 'list' | 'get' | 'create' | 'update' | 'delete'

/** An endpoint to add, with the names of everything that belongs to it. */
export interface Endpoint {
  readonly path: string
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly verb: Verb
  readonly area: string
  readonly operationId: string
  /** `list-project-languages`: name of files and prefix of rules. */
  readonly slug: string
  /** `ProjectLanguage`: name of the schema of one record. */
  readonly schema: string
  /** `project-languages`: name of the file of the path. */
  readonly pathName: string
  /** `project language`, in sentences. */
  readonly noun: string
  /** The existing operation that is most similar: its parameters and error responses are the starting point. */
  readonly similar: LocatedOperation
}

const methods = { list: 'get', get: 'get', create: 'post', update: 'put', delete: 'delete' } as const

/** Derives the names of an endpoint. Throws an `Error` for a path that exists or has no similar operation. */
export function describeEndpoint(contract: Contract, given: string, path: string): Endpoint {
  if (!/^(?:\/(?:[a-z_]+|\{[a-z_]+\}))+$/.test(path))
    throw new Error(`${path} is not a path template such as /projects/{id}/languages.`)
  const verb = verbOf(given, path)
  const method = methods[verb]
  if (contract.paths[path]?.[method] !== undefined) throw new Error(`${given} ${path} exists already.`)
  const similar = mostSimilar(contract, method, path)
  const segments = path.split('/').slice(1)
  const names = segments.filter((segment) => !segment.startsWith('{'))
  const owners = names.slice(0, -1).map(singular)
  const schema = recordAt(contract, path) ?? pascal([...owners, singular(names.at(-1) ?? '')].join('_'))
  const plural = pascal([...owners, names.at(-1) ?? ''].join('_'))
  const operationId = `${verb}${verb === 'list' ? plural : schema}`
  if (operationsOf(contract).some(({ operation }) => operation.operationId === operationId))
    throw new Error(`The operation ${operationId} exists already.`)
  return {
    path,
    method,
    verb,
    area: similar.operation.tags?.[0] ?? '',
    operationId,
    slug: kebab(operationId),
    schema,
    pathName: kebab(path.endsWith('}') ? schema : plural),
    noun: kebab(schema).replaceAll('-', ' '),
    similar,
  }
}

/** `Issue` for the path of `getIssue`. */
function recordAt(contract: Contract, path: string): string | undefined {
  const read = contract.paths[path]?.get?.operationId
  return read?.startsWith('get') === true ? read.slice('get'.length) : undefined
}

function verbOf(method: string, path: string): Verb {
  const isRecord = path.endsWith('}')
  if (method === 'GET') return isRecord ? 'get' : 'list'
  if (method === 'POST' && !isRecord) return 'create'
  if (method === 'PUT') return 'update'
  if (method === 'DELETE') return 'delete'
  throw new Error(`${method} ${path} is not supported: copy a similar operation by hand.`)
}

/**
 * The operation of the method with the same path parameters that shares most of the path; a list for a list, if there is
 * one. Otherwise another operation on the path.
 */
function mostSimilar(contract: Contract, method: Endpoint['method'], path: string): LocatedOperation {
  const isList = !path.endsWith('}')
  const similarity = (located: LocatedOperation) =>
    sharedWith(located.path, path) +
    (located.operation.operationId.startsWith('list') === isList ? path.length : 0)
  const [best] = operationsOf(contract)
    .filter((located) => located.method === method && parametersIn(located.path) === parametersIn(path))
    .toSorted((a, b) => similarity(b) - similarity(a))
  const similar = best ?? operationsOf(contract).find((located) => located.path === path)
  if (similar !== undefined) return similar
  throw new Error(
    `No ${method.toUpperCase()} has the path parameters of ${path}. Copy a similar path by hand.`,
  )
}

const parametersIn = (path: string): string => (path.match(/\{[a-z_]+\}/g) ?? []).join()

function sharedWith(other: string, path: string): number {
  const segments = path.split('/')
  const different = other.split('/').findIndex((segment, index) => segment !== segments[index])
  return different === -1 ? segments.length : different
}

/** `languages` as `language`, `branches` as `branch`, `repositories` as `repository`. */
function singular(noun: string): string {
  return noun
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/(?<!s)s$/, '')
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** `listProjectLanguages` as `list-project-languages`. */
function kebab(name: string): string {
  return name.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase()
}
