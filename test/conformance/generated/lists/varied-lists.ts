/**
 * Lists have all records, with any properties and any author, their items have the properties that the single read
 * returns, and the single read finds each of them. Spec: the lists of documents 2 and 3.
 */
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { differences } from '../../fixtures/differences.ts'
import { Shared } from '../../fixtures/shared.ts'
import { Observed } from '../../protocol/signals.ts'
import { expectUsersAsRead } from '../users/embedded-users.ts'
import { expectItemsAsRead, singleReadsOf } from './items-as-read.ts'
import { greatest, lastOf, pagesOf, recordsOf, singleReadOf, type Pages } from '../effects/reads.ts'
import type { SpecifiedOperation } from '../valid-request.ts'
import { variedContent } from './varied-content.ts'
import { variedDiscussions } from './varied-discussions.ts'
import type { Varied } from './varied-items.ts'
import { variedJobs } from './varied-jobs.ts'
import { variedRecords } from './varied-records.ts'

/** The list and the single read have the same records: neither check changes them. */
interface SharedList {
  readonly operation: SpecifiedOperation
  readonly records: Shared<Varied>
}

function hasAll({ operation, records }: SharedList): Check {
  const title = `${operation} returns records with all kinds of properties, as the single read does.`
  return generatedCheck('varied-list', operation, title, async (context) => {
    const varied = await context.use(records)
    await expectAll(context, operation, varied)
    for (const other of varied.others ?? []) {
      await expectAll(context, operation, { ...varied, parts: new Map(), ...other })
    }
  })
}

async function expectAll(
  context: CheckContext,
  operation: SpecifiedOperation,
  varied: Varied,
): Promise<void> {
  const { by, path, query = {}, key, values } = varied
  const pages = await pagesOf(async (page) => {
    const response = await context
      .as(by)
      .sendUnchecked({ operation, path, query: { ...query, per_page: greatest, page } })
    response.expectStatus(200)
    return response
  })
  const actual = new Set<unknown>(recordsOf(pages).map((item) => item[key]))
  const missing = values.filter((value) => !actual.has(value))
  if (missing.length > 0)
    lastOf(pages).fail(`Items with the \`${key}\` ${missing.join(', ')}.`, 'No such items.')
  expectParts(varied, pages)
  const created = new Set<unknown>(values)
  await expectItemsAsRead(context, operation, {
    ...varied,
    pages,
    isCompared: (item) => created.has(item[key]),
  })
  await expectUsersAsRead(context, pages)
}

/** A page that has every item has as many as its header states. */
function countsAll({ operation, records }: SharedList): Check {
  const title = `${operation} counts records with all kinds of properties in \`X-Total\`.`
  return generatedCheck('x-total-of-varied', operation, title, async (context) => {
    const { by, path, query = {} } = await context.use(records)
    const request = { operation, path, query: { ...query, per_page: greatest } }
    const read = async () => (await context.as(by).sendUnchecked(request)).expectStatus(200)
    const lengthOf = (response: Awaited<ReturnType<typeof read>>) => recordsOf([response]).length
    const hasTotal = (response: Awaited<ReturnType<typeof read>>) =>
      Number(response.header('X-Total')) === lengthOf(response)
    const isFull = (response: Awaited<ReturnType<typeof read>>) => lengthOf(response) === greatest
    // A server may count before it reads, while other checks create records of the instance.
    const response = await context.eventually(read, (page) => isFull(page) || hasTotal(page), 500)
    const [length, total] = [lengthOf(response), response.header('X-Total')]
    if (isFull(response) || total === null) throw new Observed('The page does not have all items.')
    if (!hasTotal(response))
      response.fail(`\`X-Total\` is ${length}, as on this page.`, `It is ${total}.`, {
        kind: 'header',
        name: 'X-Total',
      })
  })
}

/** The items have the properties that their creation has determined. */
function expectParts({ key, parts = new Map() }: Varied, pages: Pages): void {
  for (const page of pages) {
    for (const item of recordsOf([page])) {
      const [difference] = differences(parts.get(item[key]), item)
      if (!parts.has(item[key]) || difference === undefined) continue
      const { at, expected, actual } = difference
      page.fail(
        `\`[].${at}\` is ${expected} where \`${key}\` is ${JSON.stringify(item[key])}.`,
        `It is ${actual}.`,
        { kind: 'items', path: `[].${at}` },
      )
    }
  }
}

/** A check for the single read below the path of the list. */
function findsAll({ operation, records }: SharedList): Check | null {
  const single = singleReadOf(operations[operation].path)
  if (single === null) return null
  const title = `${single} finds records with all kinds of properties.`
  return generatedCheck('varied-records', single, title, async (context) => {
    const { by, path, query = {}, key, values, single: readsOf } = await context.use(records)
    const request = { operation, path, query: { ...query, per_page: greatest } }
    const list = await context.as(by).sendUnchecked(request, 'arrange')
    const items = recordsOf([list]).filter((item) => values.some((value) => value === item[key]))
    const reads = items.flatMap(readsOf ?? singleReadsOf(operation, path))
    for (const { operation: read, path: ofRecord, by: reader = by } of reads) {
      if (read !== single) continue
      const response = await context.as(reader).sendUnchecked({ operation: read, path: ofRecord })
      response.expectStatus(200)
    }
  })
}

const lists = [...variedRecords, ...variedContent, ...variedDiscussions, ...variedJobs].map(
  ([operation, create]): SharedList => ({
    operation,
    records: new Shared(`records of all kinds for ${operation}`, create),
  }),
)

export const variedLists: readonly Check[] = lists.map(hasAll)
export const variedTotals: readonly Check[] = lists.map(countsAll)
export const foundRecords: readonly Check[] = lists.flatMap((list) => findsAll(list) ?? [])
