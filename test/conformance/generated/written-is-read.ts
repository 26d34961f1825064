/** Every read of the same records returns the effect of a write. Spec: document 1, "Status codes". */
import { operations } from '../../../generated/operations.ts'
import type { RuleId } from '../../../generated/rules.ts'
import { generatedCheck, ruleIds, type Check } from '../fixtures/check.ts'
import { expectEffect, expectUnchanged } from './effects.ts'
import { readsOf, readsOfEffect, recordOf } from './reads.ts'
import { givenSibling } from './siblings.ts'
import { prepareRequest, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'

/** One check for each write with a list or a single read of the same records. */
const checks: ReadonlyMap<SpecifiedOperation, Check> = new Map(
  specifiedOperations.flatMap((operation) => {
    const reads = readsOfEffect(operation)
    if (reads === null) return []
    const named = [reads.list, reads.single, reads.parent].filter((read) => read !== null).join(' and ')
    const title = `${named} return what ${operation} has changed.`
    const check = generatedCheck('written-is-read', operation, title, async (context) => {
      const prepared = await prepareRequest(context, operation)
      const sibling = await givenSibling(context, prepared)
      const { single } = readsOf(operation) ?? { single: null }
      if (sibling === null || single === null) return expectEffect(context, prepared)
      const request = { operation: single, path: { id: sibling } }
      const before = await context.admin.sendUnchecked(request, 'arrange')
      await expectEffect(context, prepared)
      const after = await context.admin.sendUnchecked(request, 'observe')
      after.expectStatus(200)
      expectUnchanged(recordOf(before.expectStatus(200)), recordOf(after), after)
    })
    return [[operation, check] as const]
  }),
)

/** The checks of all operations with a method. */
export function writtenIsRead(method: 'POST' | 'PUT'): readonly Check[] {
  return [...checks].flatMap(([operation, each]) => (operations[operation].method === method ? [each] : []))
}

const deletionRules = new Map(
  ruleIds().flatMap((rule) =>
    /\/(?:deletes|disables|removes-the-(?:member|request|key|message))$/.test(rule) ? [[rule.split('/')[0], rule]] : [],
  ),
)

/** The check of a deletion belongs to the rule that states the deletion. */
export function deletedIsGone(rule: RuleId): readonly Check[] {
  return [...checks].flatMap(([operation, each]) => {
    const subject = operation.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return operations[operation].method === 'DELETE' && deletionRules.get(subject) === rule ? [each] : []
  })
}
