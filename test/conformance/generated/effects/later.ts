/** Effects of deletions that a server may complete after its response. Spec: document 3, "Branches"; document 2, "Projects". */
import type { CheckContext } from '../../fixtures/context.ts'
import { deletedLater, readsOf } from './reads.ts'
import type { PreparedRequest } from '../valid-request.ts'

/** Called before the request; the result is called after it, and waits for the effect. */
export async function laterEffect(
  context: CheckContext,
  prepared: PreparedRequest,
): Promise<() => Promise<void>> {
  if (prepared.operation === 'deleteMergedBranches') return fewerBranches(context, prepared)
  return deletedLater.includes(prepared.operation) ? () => expectGoneLater(context, prepared) : async () => {}
}

async function expectGoneLater(
  context: CheckContext,
  { operation, by, path }: PreparedRequest,
): Promise<void> {
  const { single } = readsOf(operation) ?? { single: null }
  if (single === null) return
  const read = () => context.as(by).sendUnchecked({ operation: single, path }, 'observe')
  const response = await context.eventually(read, ({ status }) => status === 404)
  response.expectStatus(404)
}

/** The project has a merged branch: the list of its branches becomes shorter. */
async function fewerBranches(
  context: CheckContext,
  { operation, by, path }: PreparedRequest,
): Promise<() => Promise<void>> {
  const read = async (phase: 'arrange' | 'observe') => {
    const response = await context.as(by).sendUnchecked({ operation: 'listBranches', path }, phase)
    const { json } = response.expectStatus(200)
    return { response, count: Array.isArray(json) ? json.length : 0 }
  }
  const before = await read('arrange')
  return async () => {
    const after = await context.eventually(
      () => read('observe'),
      ({ count }) => count < before.count,
    )
    if (after.count >= before.count)
      after.response.fail(
        `Fewer than ${before.count} branches after ${operation}.`,
        `${after.count} branches.`,
      )
  }
}
