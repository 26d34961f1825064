/** Things are found where they are, by their own numbers. Spec: document 1, "Request conventions" 5 and "Status codes". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { givenIssue } from '../fixtures/issues.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { prepareRequest, sendPrepared, sharedRequest, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'

type Numbered = 'issue_iid' | 'merge_request_iid'

/** An ID that is no number within its project: of the thing that a request is about. */
async function idOf({ admin }: CheckContext, id: number, name: Numbered, iid: number): Promise<number> {
  const response =
    name === 'issue_iid'
      ? await admin.call('getIssue', { path: { id, issue_iid: iid } })
      : await admin.call('getMergeRequest', { path: { id, merge_request_iid: iid } })
  return response.body.id
}

/** Below its project nothing is found by its ID. */
function notById(operation: SpecifiedOperation, name: Numbered): Check {
  return generatedCheck(
    'addressed-by-iid',
    operation,
    `${operation} with the ID of the thing`,
    async (context) => {
      // Whatever came before, the first number in a project is not the first ID.
      await (name === 'issue_iid' ? givenIssue(context) : context.given.openMergeRequest())
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

/** Every operation on something that is addressed by its number in the project, deletions aside. */
export const thingsByIid: readonly Check[] = (['issue_iid', 'merge_request_iid'] as const).flatMap((name) =>
  specifiedOperations.filter((operation) => takes(operation, name)).map((operation) => notById(operation, name)),
)

/** What belongs to one project is not there below another. */
function notElsewhere(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'elsewhere-is-404',
    operation,
    `${operation} below another project`,
    async (context) => {
      const prepared = await context.use(sharedRequest(operation))
      const { id } = await context.given.project()
      const response = await sendPrepared(context, prepared, { path: { ...prepared.path, id } })
      response.expectStatus(404)
    },
  )
}

/** Every operation on something of a project that has an ID of its own, deletions aside. */
export const thingsElsewhere: readonly Check[] = ['snippet_id', 'board_id'].flatMap((name) =>
  specifiedOperations.filter((operation) => takes(operation, name)).map(notElsewhere),
)
