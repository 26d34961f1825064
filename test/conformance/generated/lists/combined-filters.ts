/** Each filter of a list excludes items in combination with others. Spec: the parameters of the lists. */
import { operations } from '../../../../generated/operations.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { Filtered } from './filtered-items/filtered.ts'
import { filteredItems } from './filtered-items/index.ts'
import { failListed } from './fail-listed.ts'
import { parentPath, scopeOf } from '../paths/parent-paths.ts'
import type { SpecifiedOperation } from '../valid-request.ts'

/** No order, and one other than the default, in another form of the items. */
function viewsOf(operation: SpecifiedOperation): readonly Parameters[] {
  const order_by = /(?:Groups|GroupProjects|Projects)$/.test(operation) ? 'path' : 'updated_at'
  const names: readonly string[] = operations[operation].parameters.query
  const sort = operation === 'listGroups' ? 'desc' : 'asc'
  const form = names.includes('simple') ? { simple: true } : {}
  return names.includes('order_by') ? [{}, { order_by, sort, ...form }] : [{}]
}

function filtersApplyTogether(
  operation: SpecifiedOperation,
  items: Shared<Filtered>,
  detail: string,
  isByPath: boolean,
): Check {
  const where = isByPath ? ' below the path of its project or group' : ''
  const title = `${operation} applies each filter in combination with the others${where}.`
  const run: Check['run'] = async (context) => {
    const filtered = await context.use(items)
    const { by, query, key = 'id', value, including = [], excluding } = filtered
    const path = isByPath ? await fullPathOf(context, operation, filtered.path) : filtered.path
    const valuesOf = async (caller: Actor, parameters: Parameters) => {
      const response = await context
        .as(caller)
        .sendUnchecked({ operation, path, query: { ...parameters, per_page: 100 } })
      const { json } = response.expectStatus(200)
      const values = Array.isArray(json) ? json.map((item) => (isRecord(item) ? item[key] : undefined)) : []
      return { response, values }
    }
    // Events may be listed later.
    const all = await context.eventually(
      () => valuesOf(by, query),
      ({ values }) => values.includes(value),
    )
    if (!all.values.includes(value))
      all.response.fail(`An item with the \`${key}\` ${value}.`, 'No such item.')
    for (const changed of including) {
      const { response, values } = await valuesOf(by, { ...query, ...changed })
      if (!values.includes(value)) response.fail(`An item with the \`${key}\` ${value}.`, 'No such item.')
    }
    for (const view of viewsOf(operation)) {
      for (const { by: caller = by, query: changed = {}, value: omitted = value } of excluding) {
        const { response, values } = await valuesOf(caller, { ...query, ...changed, ...view })
        if (values.includes(omitted)) failListed(response, key, omitted)
      }
    }
  }
  return generatedCheck(isByPath ? 'filters-by-path' : 'combined-filters', operation, title, run, detail)
}

/** The path parameters with the path of the project or group in place of its ID. */
async function fullPathOf(
  context: CheckContext,
  operation: SpecifiedOperation,
  path: Parameters,
): Promise<Parameters> {
  const { fullPath } = await parentPath(context, { operation, path })
  return { ...path, [scopeOf(operation) ?? 'id']: fullPath }
}

/** Lists with filters that require each other. */
const requireEachOther: ReadonlySet<SpecifiedOperation> = new Set(['listUsers'])

function filtersApplyInPairs(operation: SpecifiedOperation, items: Shared<Filtered>, detail: string): Check {
  const title = `${operation} applies each filter in combination with one other.`
  const run: Check['run'] = async (context) => {
    const { by, path, key = 'id', value, ...filtered } = await context.use(items)
    for (const query of pairsOf(filtered)) {
      const response = await context
        .as(by)
        .sendUnchecked({ operation, path, query: { ...query, per_page: 100 } })
      const { json } = response.expectStatus(200)
      const isListed = Array.isArray(json) && json.some((item) => isRecord(item) && item[key] === value)
      if (isListed) failListed(response, key, value)
    }
  }
  return generatedCheck('filter-pairs', operation, title, run, detail)
}

/** Each change of a filter that excludes the item, with one filter that does not. Of several values of a filter, the first. */
function pairsOf({ query, excluding }: Pick<Filtered, 'query' | 'excluding'>): readonly Parameters[] {
  const changes = excluding.flatMap((each) =>
    each.by === undefined && each.value === undefined ? [each.query ?? {}] : [],
  )
  const byNames = Map.groupBy(changes, (changed) => Object.keys(changed).join())
  return [...byNames.values()].flatMap(([changed = {}]) =>
    Object.entries(query).flatMap(([name, value]) =>
      name in changed ? [] : [{ [name]: value, ...changed }],
    ),
  )
}

export const combinedFilters: readonly Check[] = filteredItems.flatMap(([operation, create, detail = '']) => {
  const items = new Shared(`items with filters ${operation} ${detail}`.trim(), create)
  return [
    filtersApplyTogether(operation, items, detail, false),
    ...(scopeOf(operation) === undefined ? [] : [filtersApplyTogether(operation, items, detail, true)]),
    ...(requireEachOther.has(operation) ? [] : [filtersApplyInPairs(operation, items, detail)]),
  ]
})
