/** A record is found and deleted by its own path only. Spec: document 1, "Request conventions" 4 and "Status codes". */
import { operations } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { expectStillThere } from '../effects/listed.ts'
import { expectItemsUnchanged } from '../effects/unchanged.ts'
import { isOwn, readsOf, readState, recordsOf, type Reads } from '../effects/reads.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { otherOwner, otherParent } from './other-owners.ts'
import { inGroups, inProjects, parentKind, parentPath, scopeOf, type ParentPath } from './parent-paths.ts'
import { sharedRequest } from '../access/requests.ts'
import { beginningOf, unusedIds } from './unknown-ids.ts'
import {
  prepareRequest,
  sendPrepared,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
} from '../valid-request.ts'

const inParents = [...inProjects, ...inGroups]

/** A path with another namespace is the path of no project or group, although the last part is the name of one. */
function inOtherNamespace(operation: SpecifiedOperation): Check {
  const title = `${operation} finds no ${parentKind(operation)} by its name in another namespace.`
  return generatedCheck('other-namespace', operation, title, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const parent = await parentPath(context, prepared)
    for (const fullPath of pathsInOtherNamespaces(context, parent)) {
      const path = { ...prepared.path, [scopeOf(operation) ?? 'id']: fullPath }
      const response = await sendPrepared(context, prepared, { path })
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

/** The record in other namespaces, projects and groups, and of other records of its own; and an unknown record there. */
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
  const { id } = await otherParent(context, operation)
  const others = Object.keys(path).length > 1 ? [id] : []
  const ids = [...pathsInOtherNamespaces(context, await parentPath(context, prepared)), ...others]
  return [
    ...ids.map((each) => ({ ...path, id: each })),
    ...(await ofOtherOwners(context, prepared)),
    ...unknown,
  ]
}

/** The record as one of another issue, merge request, snippet, note or board of the project. */
async function ofOtherOwners(
  context: CheckContext,
  prepared: PreparedRequest,
): Promise<readonly Parameters[]> {
  const { operation, path } = prepared
  const found: Parameters[] = []
  for (const parameter of operations[operation].parameters.path.slice(1, -1)) {
    const other = await otherOwner(context, prepared, parameter)
    if (other !== null) found.push({ ...path, [parameter]: other })
  }
  return found
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

export const recordsInOtherNamespaces: readonly Check[] = specifiedOperations
  .filter((operation) => operations[operation].method !== 'DELETE' && scopeOf(operation) !== undefined)
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
