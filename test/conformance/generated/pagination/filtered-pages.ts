/** The links of a filtered list lead through the items that the filter selects. Spec: document 1, "Limits". */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { ListOperation } from '../../fixtures/filled-list.ts'
import { recordsOf } from '../effects/reads.ts'
import type { Page } from './crawl.ts'
import { filterableLists, type Create } from './filterable-lists.ts'
import { parseLinks, targetOf } from './links.ts'

/** Events have no ID of their own. */
function keysOf(page: Page): readonly string[] {
  return recordsOf([page]).map(({ id, name, target_id, target_type }) =>
    JSON.stringify([id ?? name ?? target_id, target_type]),
  )
}

function expectKeys(page: Page, expected: readonly string[]): void {
  const keys = keysOf(page.expectStatus(200))
  if (keys.join() !== expected.join())
    page.fail(`The items ${expected.join(', ')}.`, `They are ${keys.join(', ') || 'none'}.`)
}

/** Each page of the filtered list counts the items that the filter selects, also a full one. */
function expectTotal(page: Page, expected: number): void {
  const total = page.header('X-Total')
  if (total !== null && Number(total) !== expected)
    page.fail(`\`X-Total\` is ${expected}, as the filter selects.`, `It is ${total}.`, {
      kind: 'header',
      name: 'X-Total',
    })
}

function leadThroughFiltered(operation: ListOperation, create: Create, detail = ''): Check {
  const title = `${operation} links to pages with the same filter.`
  return generatedCheck(
    'filtered-pages',
    operation,
    title,
    async (context) => {
      const { by, path = {}, query = {}, filters } = await create(context)
      for (const filter of filters) {
        const read = (size: number): Promise<Page> =>
          context.as(by).sendUnchecked({ operation, path, query: { ...query, ...filter, per_page: size } })
        // Events may be listed later.
        const whole = await context.eventually(
          () => read(100),
          (page) => keysOf(page).length >= 2,
        )
        const expected = keysOf(whole.expectStatus(200))
        if (expected.length < 2) whole.fail('Two items that the filter selects.', `${expected.length} items.`)
        const first = await read(1)
        expectKeys(first, expected.slice(0, 1))
        expectTotal(first, expected.length)
        const next = parseLinks(first.header('Link')).get('next')
        const target = targetOf(next ?? '', context.run.baseUrl)
        if (target === null) continue
        const second = await context.as(by).followLink(operation, target)
        expectKeys(second, expected.slice(1, 2))
        expectTotal(second, expected.length)
      }
    },
    detail,
  )
}

/** One check for each list with filters. */
export const filteredPages: readonly Check[] = filterableLists.map((each) => leadThroughFiltered(...each))
