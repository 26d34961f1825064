/** Existing records to which the last record of a path does not belong: with one of them in the path, it is not found. */
import { operations } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import { givenFurtherBoard, givenSnippet } from '../../fixtures/provisioned.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { Json } from '../../protocol/exchange.ts'
import { inGroups, inProjects, parentKind, projectOf } from './parent-paths.ts'
import { recordOf } from '../effects/reads.ts'
import { type PreparedRequest, type SpecifiedOperation } from '../valid-request.ts'

/** They have no records. */
const otherParents = {
  project: new Shared('another project', ({ given }) => given.project()),
  group: new Shared('another group', ({ given }) => given.group()),
}

/** An empty project or group that is not the one of the request. */
export function otherParent(context: CheckContext, operation: SpecifiedOperation) {
  return context.use(otherParents[parentKind(operation)])
}

type Create = (context: CheckContext, prepared: PreparedRequest) => Promise<Json>

/** Another record of the same project, by the parameter that names it. */
const others: Readonly<Record<string, Create>> = {
  issue_iid: async (context, prepared) => (await givenIssue(context, { project: projectOf(prepared) })).iid,
  merge_request_iid: async ({ given }, prepared) =>
    (await given.openMergeRequest({ project: projectOf(prepared) })).iid,
  snippet_id: async (context, prepared) => (await givenSnippet(context, projectOf(prepared))).id,
  board_id: (context, prepared) => givenFurtherBoard(context, projectOf(prepared)),
  note_id: async (context, { by, path }) => {
    const operation = 'issue_iid' in path ? 'createIssueNote' : 'createMergeRequestNote'
    const request = { operation, path, body: { body: 'Another note.' } } as const
    return recordOf(await context.as(by).sendUnchecked(request, 'arrange'))['id'] ?? null
  },
}

/** The last parameter of these is a new name, or their response is not specified. */
const excluded: ReadonlySet<SpecifiedOperation> = new Set([
  'createFile',
  'updateFile',
  'cherryPickCommit',
  'transferProject',
])

/** The ID of another record for a parameter of the path; null if the last record of the path need not belong to it. */
export async function otherOwner(
  context: CheckContext,
  prepared: PreparedRequest,
  parameter: string,
): Promise<Json> {
  const { operation } = prepared
  const isOwn = operations[operation].parameters.path.at(-1) === parameter
  if (isOwn || excluded.has(operation)) return null
  if (parameter === 'id') return isBelowParent(operation) ? (await otherParent(context, operation)).id : null
  const create = others[parameter]
  return create === undefined ? null : observeIfPossible(context, () => create(context, prepared), null)
}

function isBelowParent(operation: SpecifiedOperation): boolean {
  return [...inProjects, ...inGroups].includes(operation)
}
