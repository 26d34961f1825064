/** Finds runners. */
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import { authorizedBy } from '../../authorized.ts'
import { parseRows } from '../../database/json-rows.ts'
import type { NamespaceRow, ProjectRow } from '../../database/tables.ts'
import { notFound } from '../../http/errors.ts'
import { findRunnerById, type LoadedRunner } from './queries.ts'
import type { Runner } from './record.ts'

/** Wraps operations on the runner of the path. */
export const inRunner = authorizedBy(({ id }: { id: number }, { find }) => find.runner(id))

/** The runner of this id. Throws 404 unless the caller sees it. */
export async function findRunner(context: QueryContext, id: number): Promise<Runner> {
  const row = await findRunnerById(context, keptId(id))
  if (row === undefined) throw notFound('Runner')
  return toRunner(row)
}

interface LoadedProject extends Pick<ProjectRow, 'id' | 'name' | 'path'> {
  namespace_path: NamespaceRow['full_path']
  namespace_name: NamespaceRow['full_name']
}

function toRunner({ project_rows, project_count, managed_count, ...row }: LoadedRunner): Runner {
  const isManagedWhole = managed_count === project_count ? 'all' : 'some'
  return {
    ...row,
    managed: managed_count === 0 ? 'none' : isManagedWhole,
    projects: parseRows<LoadedProject>(project_rows).map(({ id, name, path, ...namespace }) => ({
      id,
      name,
      path,
      full_path: `${namespace.namespace_path}/${path}`,
      namespace: { full_name: namespace.namespace_name },
    })),
  }
}
