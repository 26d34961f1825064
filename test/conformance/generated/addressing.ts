/** Projects and groups by their URL-encoded paths. Spec: document 1, "Request conventions" 4. */
import { operations } from '../../../generated/operations.ts'
import type { CheckContext } from '../fixtures/context.ts'
import type { Parameters } from '../protocol/encode.ts'
import { expectSameRecords } from './same-records.ts'
import { expectEffect } from './effects/index.ts'
import { expectStillThere } from './effects/listed.ts'
import { expectItemsUnchanged } from './effects/unchanged.ts'
import { isOwn, readsOf, readState, recordsOf, type Reads } from './reads.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import type { GivenGroup } from '../fixtures/fixtures.ts'
import { ifPossible } from '../fixtures/if-possible.ts'
import { Shared } from '../fixtures/shared.ts'
import { parentPath, type ParentPath } from './parent-paths.ts'
import { isRepeatable, requestToSucceed, sharedRequest } from './access/requests.ts'
import { beginningOf, unusedIds } from './unknown-ids.ts'
import {
  prepareRequest,
  sendPrepared,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
} from './valid-request.ts'

/** Operations below a project. */
const inProjects = specifiedOperations.filter((operation) =>
  operations[operation].path.startsWith('/projects/{id}'),
)

/** The paths of its projects have three parts. */
const nestedGroup = new Shared('a nested group of projects', async ({ given }) => {
  const { id } = await given.group({ visibility: 'public' })
  return given.group({ visibility: 'public', parent_id: id })
})

const nestedProject = new Shared('a project of a nested group', async (context) => {
  const project = await context.given.project()
  await moveToNestedGroup(context, project.id)
  return project
})

const nestedRepository = new Shared('a repository of a nested group', async (context) => {
  const repository = await context.given.repository()
  await moveToNestedGroup(context, repository.id)
  return repository
})

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

/** The path identifies the same project as the ID. */
export function byPath(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'by-path',
    operation,
    `${operation} finds the project by its path.`,
    async (context) => {
      await expectSameByPath(context, await requestToSucceed(context, operation))
    },
  )
}

/** A project of a nested group is found by the paths of both groups and its own. */
function nestedByPath(operation: SpecifiedOperation): Check {
  const title = `${operation} finds a project of a nested group by its path.`
  return generatedCheck('by-nested-path', operation, title, async (context) => {
    const isShared = isRead(operation) || isRepeatable(operation)
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
  await expectSameRecord(context, prepared, { ...prepared.path, id: fullPath })
}

/** A read returns the same record or items, and a write has its effect. */
async function expectSameRecord(
  context: CheckContext,
  prepared: PreparedRequest,
  path: Parameters,
): Promise<void> {
  const { operation } = prepared
  if (isRead(operation)) await expectSameRecords(context, prepared, { path })
  else await expectEffect(context, prepared, { path }, { isShared: true })
}

/** Operations below a group. */
const inGroups = specifiedOperations.filter((operation) =>
  operations[operation].path.startsWith('/groups/{id}'),
)

/** The path identifies the same group as the ID. */
export function groupByPath(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'by-path',
    operation,
    `${operation} finds the group by its path.`,
    async (context) => {
      await expectSameByPath(context, await requestToSucceed(context, operation))
    },
  )
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
  ...inGroups.map(groupByPath),
  ...inGroups.filter((operation) => operation !== 'getGroup').map(nestedGroupByPath),
]

/** A path with another namespace is the path of no project or group, although the last part is the name of one. */
function inOtherNamespace(operation: SpecifiedOperation): Check {
  const kind = inProjects.includes(operation) ? 'project' : 'group'
  const title = `${operation} finds no ${kind} by its name in another namespace.`
  return generatedCheck('other-namespace', operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    for (const id of pathsInOtherNamespaces(context, await parentPath(context, prepared))) {
      const response = await sendPrepared(context, prepared, { path: { ...prepared.path, id } })
      response.expectStatus(404)
    }
  })
}

/** The last part of the path with another namespace, the whole path as the namespace of an unknown name, and its beginning. */
function pathsInOtherNamespaces(
  { nonMember }: CheckContext,
  { path, fullPath }: ParentPath,
): readonly string[] {
  return [`${nonMember.username}/${path}`, `${fullPath}/no-such-name`, fullPath.slice(0, -1)]
}

/** A DELETE of a record that does not exist succeeds, so that only reads prove whether it deleted something. */
function deletesNothingElsewhere(operation: SpecifiedOperation, reads: Reads): Check {
  const title = `${operation} deletes nothing in another project, group or namespace, and no other record.`
  return generatedCheck('deletes-nothing-elsewhere', operation, title, async (context) => {
    const prepared = await prepareRequest(context, operation)
    const before = await readState(context, prepared, reads, 'arrange')
    for (const path of await pathsOfNoRecord(context, prepared))
      await sendPrepared(context, prepared, { path })
    const after = await readState(context, prepared, reads, 'observe', 404)
    expectStillThere(prepared, before, after)
    // Other checks change the lists of the whole instance meanwhile.
    if (inParents.includes(operation) && after.list !== null)
      expectItemsUnchanged(recordsOf(before.list ?? []).filter(isOwn), after.list)
  })
}

/** They have no records. */
const otherParents = {
  project: new Shared('another project', ({ given }) => given.project()),
  group: new Shared('another group', ({ given }) => given.group()),
}

/** The record in other namespaces, projects and groups, and an unknown record in its own. */
async function pathsOfNoRecord(
  context: CheckContext,
  prepared: PreparedRequest,
): Promise<readonly Parameters[]> {
  const { operation, path } = prepared
  const own = operations[operation].parameters.path.at(-1) ?? 'id'
  const beginning = beginningOf(own, path[own])
  const unknown = [unusedIds[own], beginning].flatMap((value) =>
    value === null ? [] : [{ ...path, [own]: value }],
  )
  if (!inParents.includes(operation)) return unknown
  const { id } = await context.use(inProjects.includes(operation) ? otherParents.project : otherParents.group)
  const others = Object.keys(path).length > 1 ? [id] : []
  const ids = [...pathsInOtherNamespaces(context, await parentPath(context, prepared)), ...others]
  return [...ids.map((each) => ({ ...path, id: each })), ...unknown]
}

/** The same for the deletion without a record in its path. */
const deletesNoBranchElsewhere = generatedCheck(
  'deletes-nothing-elsewhere',
  'deleteMergedBranches',
  'deleteMergedBranches deletes nothing in another namespace.',
  async (context) => {
    const { owner, given } = context
    const { project, source } = await given.mergedMergeRequest()
    const request = { operation: 'deleteMergedBranches', path: project.path } as const
    for (const id of pathsInOtherNamespaces(context, await parentPath(context, request))) {
      await owner.act('deleteMergedBranches', { path: { id } })
      const branches = await owner.observe('listBranches', { path: project.path })
      branches.expectIncludes('name', source)
    }
  },
)

const inParents = [...inProjects, ...inGroups]

export const recordsInOtherNamespaces: readonly Check[] = inParents
  .filter((operation) => operations[operation].method !== 'DELETE')
  .map(inOtherNamespace)

export const deletionsElsewhere: readonly Check[] = [
  ...specifiedOperations.flatMap((operation) => {
    const reads = operations[operation].method === 'DELETE' ? readsOf(operation) : null
    return reads === null || (reads.list ?? reads.single) === null
      ? []
      : [deletesNothingElsewhere(operation, reads)]
  }),
  deletesNoBranchElsewhere,
]
