/** Lists that omit items. */
import { isRecord, type Call } from '../message.ts'
import { mutant, type Upstream, type Mutant } from '../mutant.ts'
import { omitsItems, altersList, type Item } from '../vocabulary/lists.ts'
import { propertiesOf, shownBy, sites, typesOf, type Property, type Site } from './sites.ts'

function valuesOfProperty({ schema }: Property): readonly unknown[] {
  const types = typesOf(schema)
  const enumerated = (schema.enum ?? []).filter((value) => value !== null)
  const none = types.includes('null') || (schema.enum ?? []).includes(null) ? [null] : []
  if (types.includes('boolean')) return [true, false]
  return [...enumerated, ...none]
}

function ofItems(site: Site): readonly Mutant[] {
  const shown = shownBy(site)
  if (!site.facts.list || shown === undefined) return []
  const { operation } = site
  const byValue = propertiesOf(shown.record).flatMap((property) =>
    valuesOfProperty(property).map((value) => {
      const omitted = (item: Item) => item[property.name] === value
      const words = `omits items whose ${property.name} is ${String(value)}`
      return mutant('SEM-09', operation, [], words, omitsItems(omitted))
    }),
  )
  const byUser = propertiesOf(shown.record)
    .filter(({ name }) => ['author', 'user', 'owner'].includes(name))
    .map(({ name }) =>
      mutant('SEM-09', operation, [], `omits items whose ${name} is another user`, ofOthers(name)),
    )
  return [
    ...byValue,
    ...byUser,
    mutant(
      'SEM-09',
      operation,
      [],
      'omits the first item',
      altersList((items) => items.slice(1)),
    ),
    mutant(
      'SEM-09',
      operation,
      [],
      'omits the last item',
      altersList((items) => items.slice(0, -1)),
    ),
    mutant(
      'SEM-09',
      operation,
      [],
      'ends after three items',
      altersList((items) => items.slice(0, 3)),
    ),
    mutant(
      'SEM-09',
      operation,
      [],
      'returns an empty list',
      altersList(() => []),
    ),
  ]
}

function ofOthers(name: string) {
  return {
    around: async (call: Call, upstream: Upstream) => {
      const username = upstream.usernameOf(call)
      const fault = omitsItems((item) => {
        const user = item[name]
        return isRecord(user) && username !== null && user['username'] !== username
      })
      return fault.around === undefined ? upstream.pass(call) : fault.around(call, upstream)
    },
  }
}

export const omissionMutants: readonly Mutant[] = sites.flatMap(ofItems)
