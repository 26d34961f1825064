/** Records are found in their project only, and by their IIDs. Spec: document 1, "Request conventions" 5 and "Status codes". */
import { sharedRequest } from '../access/requests.ts'
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import {
  prepareRequest,
  sendPrepared,
  specifiedOperations,
  type SpecifiedOperation,
} from '../valid-request.ts'

type Numbered = 'issue_iid' | 'merge_request_iid'

/** Records of another project, which exist before those of the checks, so that their IDs differ from their IIDs. */
const records: Readonly<Record<Numbered, Shared<unknown>>> = {
  issue_iid: new Shared('an issue of another project', (context) => givenIssue(context)),
  merge_request_iid: new Shared('a merge request of another project', ({ given }) =>
    given.openMergeRequest(),
  ),
}

/** The ID of the issue or merge request of a request. */
async function idOf({ admin }: CheckContext, id: number, name: Numbered, iid: number): Promise<number> {
  const response =
    name === 'issue_iid'
      ? await admin.call('getIssue', { path: { id, issue_iid: iid } })
      : await admin.call('getMergeRequest', { path: { id, merge_request_iid: iid } })
  return response.body.id
}

/** A record is not found by its ID where the IID is required. */
function notById(operation: SpecifiedOperation, name: Numbered): Check {
  return generatedCheck(
    'addressed-by-iid',
    operation,
    `${operation} with an ID in place of the IID returns 404.`,
    async (context) => {
      await context.use(records[name])
      const prepared = await prepareRequest(context, operation)
      const [project, iid] = [Number(prepared.path['id']), Number(prepared.path[name])]
      const id = await idOf(context, project, name, iid)
      const response = await sendPrepared(context, prepared, { path: { ...prepared.path, [name]: id } })
      response.expectStatus(404)
    },
    name,
  )
}

function takes(operation: SpecifiedOperation, name: string): boolean {
  const path: readonly string[] = operations[operation].parameters.path
  return operations[operation].method !== 'DELETE' && path.includes(name)
}

/** Every operation, except deletions, on a record that is addressed by its IID. */
export const recordsByIid: readonly Check[] = (['issue_iid', 'merge_request_iid'] as const).flatMap((name) =>
  specifiedOperations
    .filter((operation) => takes(operation, name))
    .map((operation) => notById(operation, name)),
)

/** A record of one project is not found below another. */
function notElsewhere(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'elsewhere-is-404',
    operation,
    `${operation} below another project returns 404.`,
    async (context) => {
      const prepared = await context.use(sharedRequest(operation))
      const { id } = await context.given.project()
      const response = await sendPrepared(context, prepared, { path: { ...prepared.path, id } })
      response.expectStatus(404)
    },
  )
}

/** Every operation, except deletions, on a record that is addressed by a project and an ID. */
export const recordsElsewhere: readonly Check[] = ['snippet_id', 'board_id'].flatMap((name) =>
  specifiedOperations.filter((operation) => takes(operation, name)).map(notElsewhere),
)
