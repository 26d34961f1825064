import type { Contract, Place } from '../pipeline/contract.ts'
import { operationsOf } from '../pipeline/contract.ts'

/** An endpoint to add, with the names of everything that belongs to it. */
export interface Endpoint {
  readonly path: string
  readonly area: string
  readonly isList: boolean
  readonly operationId: string
  /** `list-project-languages`: name of files and prefix of rules. */
  readonly slug: string
  /** `ProjectLanguage`: name of the schema of one record. */
  readonly schema: string
  /** `project language`, in sentences. */
  readonly noun: string
  /** The existing operation that is most similar: its parameters and error responses are the starting point. */
  readonly neighbour: Place
}

/** Derives the names of an endpoint. Throws an `Error` for a path that exists or has no similar operation. */
export function describeEndpoint(contract: Contract, method: string, path: string): Endpoint {
  if (method !== 'GET') throw new Error(`Only GET is supported. Copy a similar operation for ${method}.`)
  if (!/^(?:\/(?:[a-z_]+|\{[a-z_]+\}))+$/.test(path))
    throw new Error(`${path} is not a path template such as /projects/{id}/languages.`)
  if (contract.paths[path] !== undefined) throw new Error(`${path} exists already.`)
  const neighbour = neighbourOf(contract, path)
  const segments = path.split('/').slice(1)
  const names = segments.filter((segment) => !segment.startsWith('{'))
  const isList = !segments.at(-1)?.startsWith('{')
  const owners = names.slice(0, -1).map(singular)
  const schema = pascal([...owners, singular(names.at(-1) ?? '')].join('_'))
  const operationId = isList ? `list${pascal([...owners, names.at(-1) ?? ''].join('_'))}` : `get${schema}`
  if (operationsOf(contract).some(({ operation }) => operation.operationId === operationId))
    throw new Error(`The operation ${operationId} exists already.`)
  return {
    path,
    area: neighbour.operation.tags?.[0] ?? '',
    isList,
    operationId,
    slug: kebab(operationId),
    schema,
    noun: kebab(schema).replaceAll('-', ' '),
    neighbour,
  }
}

/** The GET with the same path parameters that shares most of the path; a list for a list, if there is one. */
function neighbourOf(contract: Contract, path: string): Place {
  const isList = !path.endsWith('}')
  const similarity = (place: Place) =>
    sharedWith(place.path, path) +
    (place.operation.operationId.startsWith('list') === isList ? path.length : 0)
  const [best] = operationsOf(contract)
    .filter((place) => place.method === 'get' && parametersIn(place.path) === parametersIn(path))
    .toSorted((a, b) => similarity(b) - similarity(a))
  if (best !== undefined) return best
  throw new Error(`No GET has the path parameters of ${path}. Copy a similar path by hand.`)
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
