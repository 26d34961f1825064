/** The items of a list have the values of the single reads of their records. Spec: documents 2 and 3, "Resources and their fields". */
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { five, type ListOperation } from '../../fixtures/filled-list.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { crawlOf, listOperations } from '../pagination/crawl.ts'
import { asListed, keyOf, recordsOf, singleReadOf, validRecordOf, type JsonRecord } from '../effects/reads.ts'
import { expectSameValues, type Shown } from '../effects/same-values.ts'
import type { SpecifiedOperation } from '../valid-request.ts'
import type { Single, SingleRead, Varied } from './varied-items.ts'

/** Single reads of lists at another path. */
const elsewhere: Partial<Record<SpecifiedOperation, SpecifiedOperation>> = {
  listAllRunners: 'getRunner',
  listGroupIssues: 'getIssue',
  listGroupProjects: 'getProject',
  listIssues: 'getIssue',
  listPipelineJobs: 'getJob',
  listProjectRunners: 'getRunner',
}

/** The single read of the records of a list. */
const singleOf = (list: SpecifiedOperation) => elsewhere[list] ?? singleReadOf(operations[list].path)

/** Properties that can mean something else in another record: a member may have the time of the membership. */
const unlike: Partial<Record<SpecifiedOperation, readonly string[]>> = {
  listGroupMembers: ['created_at'],
  listProjectMembers: ['created_at'],
}

function comparable(list: SpecifiedOperation, record: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => unlike[list]?.includes(name) !== true))
}

/** A list, and which of its items are compared. */
interface Listed extends Pick<Varied, 'by' | 'path' | 'single'> {
  readonly pages: readonly Shown[]
  readonly isCompared: (item: JsonRecord) => boolean
}

/** Reads the records of items. Whether the caller of a list can read each of them is not specified everywhere. */
export async function expectItemsAsRead(
  context: CheckContext,
  list: SpecifiedOperation,
  { by, path, pages, isCompared, single = singleReadsOf(list, path) }: Listed,
): Promise<void> {
  for (const page of pages) {
    for (const item of recordsOf([page]).filter(isCompared)) {
      for (const { operation, path: ofRecord, by: reader = by } of single(item)) {
        const response = await readIfPossible(context, reader, { operation, path: ofRecord })
        if (response === null) continue
        expectSameValues(asListed(list, comparable(list, validRecordOf(response))), item, page, '[].')
        await expectCommitAsRead(context, by, path, item, page)
      }
    }
  }
}

/** The single read of each record of a list, if there is one. */
export function singleReadsOf(list: SpecifiedOperation, path: Parameters): Single {
  const operation = singleOf(list)
  return (item) => (operation === null ? [] : [{ operation, path: pathOf(operation, item, path) }])
}

/** The commit of a branch, a tag or a job is that of the repository. */
async function expectCommitAsRead(
  context: CheckContext,
  by: Actor,
  path: Parameters,
  item: JsonRecord,
  page: Shown,
): Promise<void> {
  const { commit } = item
  if (!isRecord(commit)) return
  const request = { operation: 'getCommit', path: { id: path['id'], sha: commit['id'] } } as const
  const response = await readIfPossible(context, by, request)
  if (response !== null) expectSameValues(validRecordOf(response), commit, page, '[].commit.')
}

/** A read that fails, or that the server does not implement, is no evidence against the list. */
async function readIfPossible(context: CheckContext, by: Actor, request: SingleRead) {
  const response = await observeIfPossible(
    context,
    () => context.as(by).sendUnchecked(request, 'observe'),
    null,
  )
  return response?.status === 200 ? response : null
}

/** The path of the record of an item. An item that names its project can be of another one. */
function pathOf(single: SpecifiedOperation, item: JsonRecord, path: Parameters): Parameters {
  const names = operations[single].parameters.path
  const own = names.at(-1) ?? ''
  const parents = names
    .slice(0, -1)
    .map((name) => [name, (name === 'id' ? item['project_id'] : undefined) ?? path[name]])
  return { ...Object.fromEntries(parents), [own]: item[keyOf(own)] }
}

/** One check for each filled list of records with a single read. */
export const itemsAsRead: readonly Check[] = listOperations()
  .filter((list) => singleOf(list) !== null)
  .map(valuesOf)

function valuesOf(list: ListOperation): Check {
  return generatedCheck(
    'items-as-read',
    list,
    `${list} returns the values of ${singleOf(list)}.`,
    async (context) => {
      const { by, path, query } = (await context.use(crawlOf(list))).list
      const page = await context
        .as(by)
        .sendUnchecked({ operation: list, path, query: { ...query, per_page: five.length } })
      page.expectStatus(200)
      await expectItemsAsRead(context, list, { by, path, pages: [page], isCompared: () => true })
    },
  )
}
