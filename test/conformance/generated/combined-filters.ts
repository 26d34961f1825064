/** Each filter of a list excludes items in combination with the other filters. Spec: the parameters of the lists. */
import type { Actor } from '../fixtures/actor.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import type { Parameters } from '../protocol/encode.ts'
import { isRecord } from '../protocol/exchange.ts'
import { filteredItems, type Create } from './filtered-items.ts'
import type { SpecifiedOperation } from './valid-request.ts'

function filtersApplyTogether(operation: SpecifiedOperation, create: Create, detail = ''): Check {
  const title = `${operation} applies each filter in combination with the others.`
  const run: Check['run'] = async (context) => {
    const { by, path, query, key = 'id', value, excluding } = await create(context)
    const valuesOf = async (caller: Actor, parameters: Parameters) => {
      const response = await context.as(caller).sendUnchecked({ operation, path, query: { ...parameters, per_page: 100 } })
      const { json } = response.expectStatus(200)
      const values = Array.isArray(json) ? json.map((item) => (isRecord(item) ? item[key] : undefined)) : []
      return { response, values }
    }
    // Events may be listed later.
    const all = await context.eventually(() => valuesOf(by, query), ({ values }) => values.includes(value))
    if (!all.values.includes(value)) all.response.fail(`An item with the \`${key}\` ${value}.`, 'No such item.')
    for (const { by: caller = by, query: changed = {}, value: omitted = value } of excluding) {
      const { response, values } = await valuesOf(caller, { ...query, ...changed })
      if (values.includes(omitted)) response.fail(`No item with the \`${key}\` ${omitted}.`, 'The list has it.')
    }
  }
  return generatedCheck('combined-filters', operation, title, run, detail)
}

export const combinedFilters: readonly Check[] = filteredItems.map((each) => filtersApplyTogether(...each))
