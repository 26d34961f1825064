/** Reads at another path than a write, which have its effect: those of the instance, of a group, of a branch or of the user. */
import { operations, type OperationId } from '../../../../../generated/operations.ts'
import type { CheckContext } from '../../../fixtures/context.ts'
import { differences } from '../../../fixtures/differences.ts'
import { ifPossible, observeIfPossible } from '../../../fixtures/if-possible.ts'
import type { ApiResponse } from '../../../fixtures/response.ts'
import { Blocked } from '../../../protocol/signals.ts'
import { deletedLater, greatest, lastOf, pagesOf, recordOf, recordsOf, type JsonRecord } from '../reads.ts'
import type { PreparedRequest, SpecifiedOperation } from '../../valid-request.ts'
import { viewsOf } from './operations.ts'
import type { View } from './view.ts'

type Response = ApiResponse<OperationId>

/** Operations with an effect on lists at other paths. */
export function hasOtherLists(operation: SpecifiedOperation): boolean {
  return operation in viewsOf
}

/** Prepares a write; the result reads the lists after it, and expects its effect. */
export async function otherLists(
  context: CheckContext,
  prepared: PreparedRequest,
): Promise<(written: Response) => Promise<void>> {
  const { operation } = prepared
  const views = await observeIfPossible(
    context,
    async () => (await viewsOf[operation]?.(context, prepared)) ?? [],
    [],
  )
  const observed: { readonly view: View; readonly wasRead: boolean }[] = []
  // A server that returns what it has returned before is noticed only if it was read before.
  for (const view of views) {
    const before = await ifPossible(() => readView(context, view, 1, 'arrange'), null)
    observed.push({ view, wasRead: before !== null })
  }
  return async (written) => {
    for (const { view, wasRead } of observed) {
      const item = (pages: readonly Response[]) => itemOf(view, pages, recordOf(written))
      const read = () => pagesOf((page) => readView(context, view, page, 'observe'))
      // A fork, and the deletion of a project, group or user, may be completed later.
      const isDone = (list: readonly Response[]) => (item(list) === undefined) === (view.part === null)
      const isLater = operation === 'forkProject' || deletedLater.includes(operation)
      const observe = () => (isLater ? context.eventually(read, isDone) : read())
      // What the server returned before the write is implemented: it must be readable after the write as well.
      const pages = wasRead ? await observe() : await observeIfPossible(context, observe, null)
      if (pages !== null) expectPart(view, lastOf(pages), item(pages), operation)
    }
  }
}

/** The record of a view; undefined if no page has it. */
export function itemOf(
  view: View,
  pages: readonly Response[],
  written: JsonRecord = {},
): JsonRecord | undefined {
  const records = operations[view.list].list ? recordsOf(pages) : pages.map(recordIn)
  return records.find((each) => view.isItem(each, written))
}

/** The record of a single read; the content of a file that is returned as such. */
function recordIn(response: Response): JsonRecord {
  const isContent = response.exchange.operation === 'getRawFile' && response.status === 200
  return isContent ? { content: response.text } : recordOf(response)
}

/** A read that fails is no evidence against the write, unless it does not find the record. */
export async function readView(
  context: CheckContext,
  { list, by, path, query }: View,
  page: number,
  phase: 'arrange' | 'observe',
): Promise<Response> {
  const paging = operations[list].list ? { per_page: greatest, page } : {}
  const request = { operation: list, ...(path === undefined ? {} : { path }), query: { ...query, ...paging } }
  const response = await context.as(by).sendUnchecked(request, phase)
  const isFound = response.status !== 404 || operations[list].list
  if (response.status !== 200 && isFound)
    throw new Blocked(`${list} returned ${response.status ?? 'no response'}`, response.exchange)
  return response
}

export function expectPart(
  { list, part }: View,
  response: Response,
  item: JsonRecord | undefined,
  operation: string,
): void {
  if (part === null) {
    if (item !== undefined)
      response.fail(`No item for the record after ${operation}.`, 'The list still has it.')
    return
  }
  if (item === undefined) response.fail(`An item with the effect of ${operation}.`, 'No such item.')
  const [kind, prefix] = operations[list].list ? (['items', '[].'] as const) : (['property', ''] as const)
  for (const { at, expected, actual } of differences(part, item)) {
    response.fail(`\`${prefix}${at}\` is ${expected} after ${operation}.`, `It is ${actual}.`, {
      kind,
      path: `${prefix}${at}`,
    })
  }
}
