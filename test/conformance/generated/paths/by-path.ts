/** Projects and groups by their URL-encoded paths. Spec: document 1, "Request conventions" 4. */
import { operations } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { expectSameRecords } from '../effects/same-records.ts'
import { expectEffect } from '../effects/index.ts'
import { unlessInUsualRequest } from '../effects/usual.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { GivenGroup } from '../../fixtures/given.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { Shared } from '../../fixtures/shared.ts'
import { inGroups, inProjects, parentKind, parentPath } from './parent-paths.ts'
import { expectSameByPathAsById, readsByPath } from './reads-by-path.ts'
import { recordsOf } from '../effects/reads.ts'
import { isChangedByOthers, isRepeatable, requestToSucceed } from '../access/requests.ts'
import {
  prepareRequest,
  sendPrepared,
  type PreparedRequest,
  type SpecifiedOperation,
} from '../valid-request.ts'

/** The paths of its projects have three parts. */
const nestedGroup = new Shared('a nested group of projects', async (context) => {
  const { given } = context
  const { id } = await given.group({ visibility: 'public' })
  return withDottedPath(context, (path) => given.group({ visibility: 'public', parent_id: id, ...path }))
})

const nestedProject = new Shared('a project of a nested group', async (context) => {
  const project = await withDottedPath(context, (path) => context.given.project(path))
  await moveToNestedGroup(context, project.id)
  return project
})

const nestedRepository = new Shared('a repository of a nested group', async (context) => {
  const repository = await withDottedPath(context, (path) => context.given.repository(path))
  await moveToNestedGroup(context, repository.id)
  return repository
})

/** Creates a record whose path contains a full stop, if the server accepts such paths. */
async function withDottedPath<Made>(
  context: CheckContext,
  create: (options: { readonly path?: string }) => Promise<Made>,
): Promise<Made> {
  const path = `v1.${context.uniqueName('path')}`
  return (await ifPossible(() => create({ path }), null)) ?? create({})
}

/** Groups of a group. No check changes them. */
const nestedGroups = {
  private: nestedGroupOf('private'),
  public: nestedGroupOf('public'),
}

function nestedGroupOf(visibility: 'private' | 'public'): Shared<GivenGroup> {
  return new Shared(`a group of a group, ${visibility}`, (context) => givenNestedGroup(context, visibility))
}

async function givenNestedGroup(
  { given }: CheckContext,
  visibility: 'private' | 'public',
): Promise<GivenGroup> {
  const parent = await given.group({ visibility })
  return given.group({ visibility, parent_id: parent.id, request_access_enabled: true })
}

/** The project remains where it is if the server does not implement what this requires. */
async function moveToNestedGroup(context: CheckContext, project_id: number): Promise<void> {
  await ifPossible(async () => {
    const { path } = await context.use(nestedGroup)
    await context.admin.call('transferProject', { path: { ...path, project_id } })
  }, undefined)
}

/** The path identifies the same project or group as the ID. */
export function byPath(operation: SpecifiedOperation): Check {
  const title = `${operation} finds the ${parentKind(operation)} by its path.`
  return generatedCheck('by-path', operation, title, async (context) => {
    await expectSameByPath(context, await requestToSucceed(context, operation))
  })
}

/** A project of a nested group is found by the paths of both groups and its own. */
function nestedByPath(operation: SpecifiedOperation): Check {
  const title = `${operation} finds a project of a nested group by its path.`
  return generatedCheck('by-nested-path', operation, title, async (context) => {
    const isShared = isRead(operation) ? !isChangedByOthers(operation) : isRepeatable(operation)
    if (isShared) {
      context.given.useShared({
        visibility: 'private',
        project: () => context.use(nestedProject),
        repository: () => context.use(nestedRepository),
      })
    }
    const prepared = await prepareRequest(context, operation)
    if (!isShared) await moveToNestedGroup(context, Number(prepared.path['id']))
    await expectSameByPath(context, prepared)
  })
}

export const projectsByPath: readonly Check[] = [...inProjects.map(byPath), ...inProjects.map(nestedByPath)]

function isRead(operation: SpecifiedOperation): boolean {
  return operations[operation].method === 'GET'
}

async function expectSameByPath(context: CheckContext, prepared: PreparedRequest): Promise<void> {
  const { fullPath } = await parentPath(context, prepared)
  const path = { ...prepared.path, id: fullPath }
  await expectSameRecord(context, prepared, path)
  await expectSearched(context, prepared, path)
}

/** A list is searched by the path as well: nothing matches. */
async function expectSearched(
  context: CheckContext,
  prepared: PreparedRequest,
  path: Parameters,
): Promise<void> {
  const { operation, query } = prepared
  const search = operations[operation].parameters.query.find((name) => name === 'search' || name === 'query')
  if (search === undefined) return
  const searched = { ...query, [search]: context.uniqueName('none') }
  const response = await sendPrepared(context, prepared, { path, query: searched })
  response.expectStatus(200)
  if (recordsOf([response]).length > 0) response.fail(`No items with \`${search}\`.`)
}

/** A read returns the same record or items, and a write has its effect. */
async function expectSameRecord(
  context: CheckContext,
  prepared: PreparedRequest,
  path: Parameters,
): Promise<void> {
  const { operation } = prepared
  if (operations[operation].list) return expectSameRecords(context, prepared, { path })
  if (isRead(operation)) return expectSameByPathAsById(context, prepared, path)
  await unlessInUsualRequest(context, operation, async () => {
    const expectEffectByPath = await readsByPath(context, { ...prepared, path })
    await expectEffectByPath(await expectEffect(context, prepared, { path }, { isShared: true }))
  })
}

/** A nested group is identified by the paths of its parent and its own. */
function nestedGroupByPath(operation: SpecifiedOperation): Check {
  const title = `${operation} finds a nested group by its path.`
  return generatedCheck('by-nested-path', operation, title, async (context) => {
    const { given } = context
    const isPrivate = !operation.endsWith('AccessRequest')
    const visibility = isPrivate ? 'private' : 'public'
    const nested = isRead(operation)
      ? await context.use(nestedGroups[visibility])
      : await givenNestedGroup(context, visibility)
    given.useShared({ visibility, group: async () => nested })
    const prepared = await prepareRequest(context, operation, visibility)
    await expectSameByPath(context, prepared)
  })
}

export const groupsByPath: readonly Check[] = [
  ...inGroups.map(byPath),
  ...inGroups.filter((operation) => operation !== 'getGroup').map(nestedGroupByPath),
]
