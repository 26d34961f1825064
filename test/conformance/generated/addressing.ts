/** Projects and groups by their URL-encoded paths wherever they are addressed by IDs. Spec: document 1, "Request conventions" 4. */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { prepare, send, sweptOperations, type SweptOperation } from './valid-request.ts'
import { successesOf } from './successes.ts'

/** Operations on something below a project. */
const inProjects = sweptOperations.filter((operation) =>
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

/** Operations on something below a group. */
const inGroups = sweptOperations.filter((operation) => operations[operation].path.startsWith('/groups/{id}'))

/** The path leads to the same group as the ID. */
export function groupByPath(operation: SweptOperation): Check {
  return generatedCheck('by-path', operation, `${operation} with the group’s path`, async (world) => {
    const prepared = await prepare(world, operation)
    const id = Number(prepared.path['id'])
    const group = await world.admin.does('getGroup', { path: { id } })
    const path = { ...prepared.path, id: group.body.full_path }
    const answer = await send(world, prepared, { path })
    answer.isOneOf(...successesOf(operation))
    if (operation === 'getGroup') answer.shows({ id })
  })
}

export const groupsByPath: readonly Check[] = inGroups.map(groupByPath)
