/** Things are found where they are, by their own numbers. Spec: document 1, "Request conventions" 5 and "Status codes". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { givenIssue } from '../fixtures/issues.ts'
import type { World } from '../fixtures/context.ts'
import { prepare, send, sharedRequest, sweptOperations, type SweptOperation } from './valid-request.ts'

type Numbered = 'issue_iid' | 'merge_request_iid'

/** An ID that is no number within its project: of the thing that a request is about. */
async function idOf({ admin }: World, id: number, name: Numbered, iid: number): Promise<number> {
  const answer =
    name === 'issue_iid'
      ? await admin.does('getIssue', { path: { id, issue_iid: iid } })
      : await admin.does('getMergeRequest', { path: { id, merge_request_iid: iid } })
  return answer.body.id
}

/** Below its project nothing is found by its ID. */
function notById(operation: SweptOperation, name: Numbered): Check {
  return generatedCheck(
    'addressed-by-iid',
    operation,
    `${operation} with the ID of the thing`,
    async (world) => {
      // Whatever came before, the first number in a project is not the first ID.
      await (name === 'issue_iid' ? givenIssue(world) : world.given.openMergeRequest())
      const prepared = await prepare(world, operation)
      const [project, iid] = [Number(prepared.path['id']), Number(prepared.path[name])]
      const id = await idOf(world, project, name, iid)
      const answer = await send(world, prepared, { path: { ...prepared.path, [name]: id } })
      answer.is(404)
    },
    name,
  )
}

function takes(operation: SweptOperation, name: string): boolean {
  const path: readonly string[] = operations[operation].parameters.path
  return operations[operation].method !== 'DELETE' && path.includes(name)
}

/** Every operation on something that is addressed by its number in the project, deletions aside. */
export const thingsByIid: readonly Check[] = (['issue_iid', 'merge_request_iid'] as const).flatMap((name) =>
  sweptOperations.filter((operation) => takes(operation, name)).map((operation) => notById(operation, name)),
)

/** What belongs to one project is not there below another. */
function notElsewhere(operation: SweptOperation): Check {
  return generatedCheck(
    'elsewhere-is-404',
    operation,
    `${operation} below another project`,
    async (world) => {
      const prepared = await world.uses(sharedRequest(operation))
      const { id } = await world.given.project()
      const answer = await send(world, prepared, { path: { ...prepared.path, id } })
      answer.is(404)
    },
  )
}

/** Every operation on something of a project that has an ID of its own, deletions aside. */
export const thingsElsewhere: readonly Check[] = ['snippet_id', 'board_id'].flatMap((name) =>
  sweptOperations.filter((operation) => takes(operation, name)).map(notElsewhere),
)
