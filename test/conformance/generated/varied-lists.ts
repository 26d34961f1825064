/**
 * Lists have all records, with any properties and any author, and their items have the properties that the single read
 * returns. Spec: the lists of documents 2 and 3.
 */
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { expectItemsAsRead } from './items-as-read.ts'
import { greatest, lastOf, pagesOf, recordsOf } from './reads.ts'
import { variedContent } from './varied-content.ts'
import type { VariedList } from './varied-items.ts'
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
    const created = new Set<unknown>(values)
    await expectItemsAsRead(context, operation, {
      ...varied,
      pages,
      isCompared: (item) => created.has(item[key]),
    })
  })
}

export const variedLists: readonly Check[] = [...variedRecords, ...variedContent].map(hasAll)
