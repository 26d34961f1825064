/** The operations below projects and groups, and the paths of these. */
import { operations } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { GivenRepositoryProject } from '../../fixtures/repository.ts'
import { specifiedOperations, type PreparedRequest, type SpecifiedOperation } from '../valid-request.ts'

/** Operations below a project. */
export const inProjects = specifiedOperations.filter((operation) =>
  operations[operation].path.startsWith('/projects/{id}'),
)

/** Operations below a group. */
export const inGroups = specifiedOperations.filter((operation) =>
  operations[operation].path.startsWith('/groups/{id}'),
)

/** What the ID in the path of an operation identifies. */
export function parentKind(operation: SpecifiedOperation): 'project' | 'group' {
  return operations[operation].path.startsWith('/groups/{') ? 'group' : 'project'
}

/** The path parameter that identifies the project or group of an operation; undefined if it belongs to none. */
export function scopeOf(operation: SpecifiedOperation): string | undefined {
  const [, scope] = /^(?:\/projects|\/groups)?\/\{(\w+)\}/.exec(operations[operation].path) ?? []
  return scope
}

/** How the project or group of a request is called. */
export interface ParentPath {
  /** The last part of its path. */
  readonly path: string
  readonly fullPath: string
}

/** The path of the project or group of a request. */
export async function parentPath(
  { admin }: CheckContext,
  { operation, path }: Pick<PreparedRequest, 'operation' | 'path'>,
): Promise<ParentPath> {
  const parent = { path: { id: Number(path[scopeOf(operation) ?? 'id']) } }
  if (parentKind(operation) === 'group') {
    const { body } = await admin.call('getGroup', parent)
    return { path: body.path, fullPath: body.full_path }
  }
  const { body } = await admin.call('getProject', parent)
  return { path: body.path, fullPath: body.path_with_namespace }
}

/** The project of a request, whose caller is its owner. */
export function projectOf({ by: owner, path }: PreparedRequest): GivenRepositoryProject {
  const id = Number(path['id'])
  return { id, name: '', path: { id }, owner, branch: 'master', commit: '', parents: [] }
}
