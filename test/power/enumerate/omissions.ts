/** Lists that omit items. */
import { isRecord, type Call } from '../message.ts'
import { mutant, type Behind, type Mutant } from '../mutant.ts'
import { leavesOut, relists, type Item } from '../vocabulary/lists.ts'
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
      return mutant('SEM-09', operation, [], words, leavesOut(omitted))
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
      relists((items) => items.slice(1)),
    ),
    mutant(
      'SEM-09',
      operation,
      [],
      'omits the last item',
      relists((items) => items.slice(0, -1)),
    ),
    mutant(
      'SEM-09',
      operation,
      [],
      'ends after three items',
      relists((items) => items.slice(0, 3)),
    ),
    mutant(
      'SEM-09',
      operation,
      [],
      'returns an empty list',
      relists(() => []),
    ),
  ]
}

function ofOthers(name: string) {
  return {
    around: async (call: Call, behind: Behind) => {
      const username = behind.usernameOf(call)
      const fault = leavesOut((item) => {
        const user = item[name]
        return isRecord(user) && username !== null && user['username'] !== username
      })
      return fault.around === undefined ? behind.pass(call) : fault.around(call, behind)
    },
  }
}

export const omissionMutants: readonly Mutant[] = sites.flatMap(ofItems)
