/** A branch, the list of branches and the history of the branch begin with the commit that a write adds. Spec: document 3, "Branch", `commit`. */
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { Observed } from '../../protocol/signals.ts'
import { successesOf } from '../successes.ts'
import {
  prepareRequest,
  sendPrepared,
  type PreparedRequest,
  type SpecifiedOperation,
} from '../valid-request.ts'

/** The operations that add a commit to a branch. */
export const writesToBranches = [
  'acceptMergeRequest',
  'cherryPickCommit',
  'createCommit',
  'createFile',
  'deleteFile',
  'updateFile',
] as const satisfies readonly SpecifiedOperation[]

const reads = ['getBranch', 'listBranches'] as const
type Read = (typeof reads)[number]

function movesBranch(operation: (typeof writesToBranches)[number]): Check {
  const title = `Reads of the branch return the commit that ${operation} has added.`
  return generatedCheck('branch-heads', operation, title, async (context) => {
    const prepared = await prepareRequest(context, operation)
    const branch = await branchOf(context, prepared)
    const before = await headsOf(context, prepared, branch)
    await commitsOf(context, prepared, branch)
    const written = await sendPrepared(context, prepared)
    written.expectStatusIn(...successesOf(operation))
    const after = await headsOf(context, prepared, branch)
    const [first] = after.values()
    if (first === undefined) throw new Observed('No read of the branch succeeded.')
    for (const [read, { head, fail }] of after) {
      if (before.get(read)?.head === head)
        fail('Another commit than before the write.', `It is ${head} still.`)
      if (head !== first.head) fail(`The commit ${first.head}, as in another read.`, `It is ${head}.`)
    }
    const commits = await commitsOf(context, prepared, branch)
    if (first.head !== undefined) commits?.expectIncludes('id', first.head)
  })
}

/** The branch that the request names, or the target of the merge request. */
export async function branchOf(
  context: CheckContext,
  { by, path, query, body }: PreparedRequest,
): Promise<string> {
  const named = body?.['branch'] ?? query['branch']
  if (typeof named === 'string') return named
  const [id, merge_request_iid] = [Number(path['id']), Number(path['merge_request_iid'])]
  const request = { path: { id, merge_request_iid } }
  return (await context.as(by).call('getMergeRequest', request)).body.target_branch
}

interface Head {
  readonly head: string | undefined
  readonly fail: (expected: string, actual?: string) => never
}

/** The head of the branch in each read that succeeds. */
async function headsOf(
  context: CheckContext,
  { by, path }: PreparedRequest,
  branch: string,
): Promise<ReadonlyMap<Read, Head>> {
  const caller = context.as(by)
  const id = Number(path['id'])
  const observations: Readonly<Record<Read, () => Promise<Head>>> = {
    getBranch: async () => {
      const response = await caller.observe('getBranch', { path: { id, branch } })
      return { head: response.body.commit.id, fail: (...texts) => response.fail(...texts) }
    },
    listBranches: async () => {
      const response = await caller.observe('listBranches', { path: { id } })
      const found = response.items.find(({ name }) => name === branch)
      return { head: found?.commit.id, fail: (...texts) => response.fail(...texts) }
    },
  }
  const heads = new Map<Read, Head>()
  for (const read of reads) {
    const head = await observeIfPossible(context, observations[read], null)
    if (head !== null) heads.set(read, head)
  }
  return heads
}

/** The history of the branch; null if it cannot be read. Its order is not specified. */
function commitsOf(context: CheckContext, { by, path }: PreparedRequest, branch: string) {
  const request = { path: { id: Number(path['id']) }, query: { ref_name: branch, per_page: 100 } }
  return observeIfPossible(context, () => context.as(by).observe('listCommits', request), null)
}

/** The writes with these methods. */
export function branchHeads(...methods: readonly string[]): readonly Check[] {
  return writesToBranches.filter((write) => methods.includes(operations[write].method)).map(movesBranch)
}
