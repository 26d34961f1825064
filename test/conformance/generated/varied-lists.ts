/**
 * Lists have all records, with any properties and any author, and their items have the properties that the single read
 * returns. Spec: the lists of documents 2 and 3.
 */
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { differences } from '../fixtures/differences.ts'
import { expectItemsAsRead } from './items-as-read.ts'
import { greatest, lastOf, pagesOf, recordsOf, type Pages } from './reads.ts'
import { variedContent } from './varied-content.ts'
import { variedDiscussions } from './varied-discussions.ts'
import type { Varied, VariedList } from './varied-items.ts'
import { variedJobs } from './varied-jobs.ts'
import { variedRecords } from './varied-records.ts'

function hasAll([operation, create]: VariedList): Check {
  const title = `${operation} returns records with all kinds of properties, as the single read does.`
  return generatedCheck('varied-list', operation, title, async (context) => {
    const varied = await create(context)
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

export const variedLists: readonly Check[] = [
  ...variedRecords,
  ...variedContent,
  ...variedDiscussions,
  ...variedJobs,
].map(hasAll)
