/** Every read of the same records returns the effect of a write. Spec: document 1, "Status codes". */
import { operations } from '../../../generated/operations.ts'
import type { RuleId } from '../../../generated/rules.ts'
import { generatedCheck, ruleIds, type Check } from '../fixtures/check.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { expectEffect } from './effects.ts'
import { readsOfEffect } from './reads.ts'
import { prepareRequest, specifiedOperations, type PreparedRequest, type SpecifiedOperation } from './valid-request.ts'

/** One check for each write with a list or a single read of the same records. */
const checks: ReadonlyMap<SpecifiedOperation, Check> = new Map(
  specifiedOperations.flatMap((operation) => {
    const reads = readsOfEffect(operation)
    if (reads === null) return []
    const named = [reads.list, reads.single, reads.parent].filter((read) => read !== null).join(' and ')
    const title = `${named} return what ${operation} has changed.`
    const check = generatedCheck('written-is-read', operation, title, async (context) => {
      const prepared = await prepareRequest(context, operation)
      await addSibling(context, prepared)
      await expectEffect(context, prepared)
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

/**
 * Creates a record in addition to the one that is updated or deleted, if the parts of another creation fit.
 */
async function addSibling(context: CheckContext, { operation, by, path }: PreparedRequest): Promise<void> {
  const own = operations[operation]
  const collection = own.path.replace(/\/[^/]+$/, '')
  const creation = specifiedOperations.find(
    (each) => operations[each].method === 'POST' && operations[each].path === collection,
  )
  if (own.method === 'POST' || creation === undefined || !/\{|^\/user\//.test(collection)) return
  const { body } = await prepareRequest(context, creation)
  const others = path['user_id'] === undefined ? {} : { user_id: context.guest.id }
  await context.as(by).sendUnchecked({ operation: creation, path, ...(body === null ? {} : { body: { ...body, ...others } }) }, 'arrange')
}
