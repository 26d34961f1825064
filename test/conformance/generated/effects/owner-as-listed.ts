/** After a write below a record, such as a note on an issue, the list and the single read of that record agree. Spec: document 3, "Resources and their fields". */
import { operations } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { asListed, greatest, listAt, ownerReadOf, recordOf, recordsOf, validRecordOf } from './reads.ts'
import { expectSameValues } from './same-values.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { Parameters } from '../../protocol/encode.ts'
import type { PreparedRequest, SpecifiedOperation } from '../valid-request.ts'

interface PageRequest {
  readonly operation: SpecifiedOperation
  readonly path: Parameters
  readonly query?: Parameters
}

/**
 * Reads the record and its list before the write, so that a server that remembers one of them is noticed. The result
 * compares them after it: what the numbers of notes and votes count is not specified, but both reads have the same.
 */
export async function ownerAsListed(
  context: CheckContext,
  { operation, path, by }: PreparedRequest,
): Promise<() => Promise<void>> {
  const single = ownerReadOf(operation)
  if (single === null) return async () => {}
  const ofScope = listAt(operations[single].path.replace(/\/\{\w+\}$/, ''))
  const lists = [
    ...(ofScope === null ? [] : [{ operation: ofScope, path, by: context.admin }]),
    ...(single === 'getIssue' ? [{ operation: 'listIssues', path: {}, by: context.as(by) } as const] : []),
    ...(single === 'getMergeRequest'
      ? [{ operation: 'getMergeRequestChanges', path, by: context.admin } as const]
      : []),
  ]
  const read = (actor: Actor, request: PageRequest, phase: 'arrange' | 'observe') =>
    observeIfPossible(context, () => actor.sendUnchecked(request, phase), null)
  const readAll = async (phase: 'arrange' | 'observe') => {
    const record = await read(context.admin, { operation: single, path }, phase)
    const pages = []
    for (const { by: reader, ...request } of lists) {
      const query = operations[request.operation].list ? { per_page: greatest } : {}
      const page = await read(reader, { ...request, query }, phase)
      if (page?.status === 200) pages.push({ page, list: request.operation })
    }
    return { record, pages }
  }
  await readAll('arrange')
  // A server may count later.
  return () =>
    context.eventually(async () => {
      const { record, pages } = await readAll('observe')
      if (record?.status !== 200) return
      for (const { page, list } of pages) {
        const own = validRecordOf(record)
        if (!operations[list].list) expectSameValues(own, recordOf(page), page)
        const item = recordsOf([page]).find(({ id }) => id === own['id'])
        if (item !== undefined) expectSameValues(asListed(list, own), item, page, '[].')
      }
    })
}
