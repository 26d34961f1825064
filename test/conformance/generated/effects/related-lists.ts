/** Notes and award emoji of the same record, which a write to the others does not change. Spec: document 3, "Notes" and "Award emoji". */
import { operations } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { expectItemsUnchanged } from './unchanged.ts'
import { greatest, listAt, recordPathOf, recordsOf, type JsonRecord } from './reads.ts'
import { successesOf } from '../successes.ts'
import { specifiedOperations, type PreparedRequest, type SpecifiedOperation } from '../valid-request.ts'

/** Collections of which a record can have both, and an item for each. */
const items: Readonly<Record<string, Parameters>> = {
  notes: { body: 'A related note.' },
  award_emoji: { name: 'heart' },
}

/** Lists of the records that a write is about, other than the list that it changes: of the issue, and of its note. */
function relatedLists(operation: SpecifiedOperation): readonly SpecifiedOperation[] {
  const { method, path } = operations[operation]
  const record = recordPathOf(operation)
  const own = record === null ? path : record.replace(/\/[^/]+$/, '')
  const owners = [...path.matchAll(/\{\w+\}(?=\/|$)/g)].map(({ index, 0: parameter }) =>
    path.slice(0, index + parameter.length),
  )
  return owners
    .filter((owner) => method !== 'DELETE' || owner !== record)
    .flatMap((owner) => Object.keys(items).map((name) => `${owner}/${name}`))
    .filter((collection) => collection !== own)
    .flatMap((collection) => listAt(collection) ?? [])
}

/** Creates an item of each related list; the result expects that the lists have the same items after the write. */
export async function relatedItems(
  context: CheckContext,
  { operation, by, path }: PreparedRequest,
): Promise<() => Promise<void>> {
  const read = async (list: SpecifiedOperation, phase: 'arrange' | 'observe') => {
    const response = await context
      .as(by)
      .sendUnchecked({ operation: list, path, query: { per_page: greatest } }, phase)
    return response.expectStatus(200)
  }
  const former: { readonly list: SpecifiedOperation; readonly records: readonly JsonRecord[] }[] = []
  for (const list of relatedLists(operation)) {
    const creation = specifiedOperations.find(
      (each) => operations[each].method === 'POST' && operations[each].path === operations[list].path,
    )
    if (creation === undefined) continue
    const body = items[operations[list].path.split('/').at(-1) ?? '']
    const created = await context.as(by).sendUnchecked({ operation: creation, path, body }, 'arrange')
    created.expectStatusIn(...successesOf(creation))
    former.push({ list, records: recordsOf([await read(list, 'arrange')]) })
  }
  return async () => {
    for (const { list, records } of former) expectItemsUnchanged(records, [await read(list, 'observe')])
  }
}
