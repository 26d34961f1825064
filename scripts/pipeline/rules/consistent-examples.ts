import type { Contract, Json, JsonObject } from '../contract.ts'
import { pointer } from '../contract.ts'
import type { ContractRule } from './rule.ts'

/** The properties that identify a record across the instance, and those that are then the same in all examples. */
const identities: readonly { key: string; looks: RegExp; same: readonly string[] }[] = [
  { key: 'username', looks: /./, same: ['id', 'name'] },
  { key: 'path_with_namespace', looks: /./, same: ['id', 'name'] },
  { key: 'full_path', looks: /./, same: ['id', 'name'] },
  { key: 'id', looks: /^[0-9a-f]{40}$/, same: ['title', 'author_name', 'created_at'] },
]

/** A reader who follows a record from its creation to a list recognizes it. */
export const examplesConsistent: ContractRule = {
  id: 'examples-consistent',
  requirement: 'all examples show a user, project, group or commit with the same properties',
  check: ({ contract }) => {
    const first = new Map<string, { name: string; value: string }>()
    return shownRecords(contract).flatMap(({ name, record }) =>
      factsOf(record).flatMap(({ fact, value }) => {
        const known = first.get(fact) ?? { name, value }
        first.set(fact, known)
        if (known.value === value) return []
        return [
          {
            where: pointer('components', 'examples', name),
            problem: `${fact} is ${value} here, but ${known.value} in ${known.name}.`,
            remedy: 'Use one record in both, or another name for the other.',
          },
        ]
      }),
    )
  },
}

function shownRecords(contract: Contract): { name: string; record: JsonObject }[] {
  return Object.entries(contract.components.examples ?? {}).flatMap(([name, { value }]) =>
    value === undefined ? [] : recordsIn(value).map((record) => ({ name, record })),
  )
}

function recordsIn(value: Json): JsonObject[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(recordsIn)
  return [value, ...Object.values(value).flatMap(recordsIn)]
}

function factsOf(record: JsonObject): { fact: string; value: string }[] {
  return identities.flatMap(({ key, looks, same }) => {
    const identity = record[key]
    if (typeof identity !== 'string' || !looks.test(identity)) return []
    return same
      .filter((property) => property in record)
      .map((property) => ({
        fact: `The ${property} where ${key} is ${identity}`,
        value: JSON.stringify(record[property]),
      }))
  })
}
