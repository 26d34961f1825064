/** A project by its URL-encoded path wherever it is addressed by its ID. Spec: document 1, "Request conventions" 4. */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../run/check.ts'
import { prepare, send, sweptOperations, type SweptOperation } from './prepare.ts'
import { successesOf } from './successes.ts'

/** Operations on something below a project. */
export const inProjects = sweptOperations.filter((operation) =>
  operations[operation].path.startsWith('/projects/{id}'),
)

/** The path leads to the same project as the ID. */
export function byPath(operation: SweptOperation): Check {
  return generatedCheck('by-path', operation, `${operation} with the project’s path`, async (world) => {
    const prepared = await prepare(world, operation)
    const id = Number(prepared.path['id'])
    const project = await world.admin.does('getProject', { path: { id } })
    const { path_with_namespace } = project.body
    const answer = await send(world, prepared, { path: { ...prepared.path, id: path_with_namespace } })
    answer.isOneOf(...successesOf(operation))
    if (operation === 'getProject') answer.shows({ id })
  })
}

export const projectsByPath: readonly Check[] = inProjects.map(byPath)
