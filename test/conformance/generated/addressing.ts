/** Projects and groups by their URL-encoded paths. Spec: document 1, "Request conventions" 4. */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { prepareRequest, sendPrepared, sharedRequest, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'
import { successesOf } from './successes.ts'

/** Operations below a project. */
const inProjects = specifiedOperations.filter((operation) =>
  operations[operation].path.startsWith('/projects/{id}'),
)

/** The path addresses the same project as the ID. */
export function byPath(operation: SpecifiedOperation): Check {
  return generatedCheck('by-path', operation, `${operation} finds the project by its path.`, async (context) => {
    const prepared = await prepareRequest(context, operation)
    const id = Number(prepared.path['id'])
    const project = await context.admin.call('getProject', { path: { id } })
    const { path_with_namespace } = project.body
    const response = await sendPrepared(context, prepared, { path: { ...prepared.path, id: path_with_namespace } })
    response.expectStatusIn(...successesOf(operation))
    if (operation === 'getProject') response.expectMatch({ id })
  })
}

export const projectsByPath: readonly Check[] = inProjects.map(byPath)

/** Operations below a group. */
const inGroups = specifiedOperations.filter((operation) => operations[operation].path.startsWith('/groups/{id}'))

/** The path addresses the same group as the ID. */
export function groupByPath(operation: SpecifiedOperation): Check {
  return generatedCheck('by-path', operation, `${operation} finds the group by its path.`, async (context) => {
    const prepared = await prepareRequest(context, operation)
    const id = Number(prepared.path['id'])
    const group = await context.admin.call('getGroup', { path: { id } })
    const path = { ...prepared.path, id: group.body.full_path }
    const response = await sendPrepared(context, prepared, { path })
    response.expectStatusIn(...successesOf(operation))
    if (operation === 'getGroup') response.expectMatch({ id })
  })
}

export const groupsByPath: readonly Check[] = inGroups.map(groupByPath)

/** A path with another namespace is the path of no project, although the last part is the name of one. */
function inOtherNamespace(operation: SpecifiedOperation): Check {
  const title = `${operation} finds no project by its name in another namespace.`
  return generatedCheck('other-namespace', operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const project = await context.admin.call('getProject', { path: { id: Number(prepared.path['id']) } })
    const path = { ...prepared.path, id: `${context.stranger.username}/${project.body.path}` }
    const response = await sendPrepared(context, prepared, { path })
    response.expectStatus(404)
  })
}

/** A DELETE of a record that does not exist succeeds, so that its status tells nothing. */
export const projectsInOtherNamespaces: readonly Check[] = inProjects
  .filter((operation) => operations[operation].method !== 'DELETE')
  .map(inOtherNamespace)
