/** The paths of the projects and groups in which operations are tested. */
import { operations } from '../../../generated/operations.ts'
import type { CheckContext } from '../fixtures/context.ts'
import type { PreparedRequest } from './valid-request.ts'

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
  const parent = { path: { id: Number(path['id']) } }
  if (operations[operation].path.startsWith('/groups/{id}')) {
    const { body } = await admin.call('getGroup', parent)
    return { path: body.path, fullPath: body.full_path }
  }
  const { body } = await admin.call('getProject', parent)
  return { path: body.path, fullPath: body.path_with_namespace }
}
