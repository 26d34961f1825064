/** Every read of the same records returns the effect of a write. Spec: document 1, "Status codes". */
import { operations } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { generatedCheck, ruleIds, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { expectEffect } from './index.ts'
import { expectUnchanged } from './unchanged.ts'
import { ownerReadOf, readsOf, readsOfEffect, recordOf } from './reads.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { hasOtherLists, otherLists } from './other-lists/index.ts'
import { bystanders } from './bystanders.ts'
import { otherNamesakes } from './namesakes.ts'
import { ownerAsListed } from './owner-as-listed.ts'
import { relatedItems } from './related-lists.ts'
import { givenSibling } from './siblings.ts'
import {
  prepareRequest,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
} from '../valid-request.ts'

/** One check for each write with a list or a single read of the same records. */
const checks: ReadonlyMap<SpecifiedOperation, Check> = new Map(
  specifiedOperations.flatMap((operation) => {
    const reads = readsOfEffect(operation)
    if (reads === null && !hasOtherLists(operation)) return []
    const named = [reads?.list, reads?.single, reads?.parent]
      .filter((read) => typeof read === 'string')
      .join(' and ')
    const title = `${named === '' ? 'Lists' : named} return what ${operation} has changed.`
    const check = generatedCheck('written-is-read', operation, title, async (context) => {
      const prepared = await prepareRequest(context, operation)
      const expectOthersUnchanged = await otherRecords(context, prepared)
      const expectRelatedUnchanged = await observeIfPossible(
        context,
        () => relatedItems(context, prepared),
        async () => {},
      )
      const expectNamesakesUnchanged = await otherNamesakes(context, prepared)
      const expectBystandersUnchanged = await bystanders(context, prepared)
      const expectInOtherLists = await otherLists(context, prepared)
      const expectOwnerAsListed = await ownerAsListed(context, prepared)
      await expectInOtherLists(await expectEffect(context, prepared, {}, { withParent: true }))
      await expectOwnerAsListed()
      await expectOthersUnchanged()
      await expectRelatedUnchanged()
      await expectNamesakesUnchanged()
      await expectBystandersUnchanged()
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
    /\/(?:deletes|disables|removes-the-(?:member|request|key|message|project|group|user))$/.test(rule)
      ? [[rule.split('/')[0], rule]]
      : [],
  ),
)

const deletions = new Map(
  [...checks].flatMap(([operation, each]) => {
    const subject = operation.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const rule = deletionRules.get(subject)
    return operations[operation].method === 'DELETE' && rule !== undefined ? [[rule, each]] : []
  }),
)

/** The check of a deletion belongs to the rule that states the deletion. */
export function deletedIsGone(rule: RuleId): readonly Check[] {
  const deletion = deletions.get(rule)
  return deletion === undefined ? [] : [deletion]
}

/**
 * Creates a sibling; the result expects that a sibling that is a record of the whole instance is unchanged, the record to
 * which the written one belongs, and the user that it concerns.
 */
async function otherRecords(context: CheckContext, prepared: PreparedRequest): Promise<() => Promise<void>> {
  const { operation, path, body } = prepared
  const id = await observeIfPossible(context, () => givenSibling(context, prepared), null)
  const member = path['user_id'] ?? body?.['user_id']
  const { single } = readsOf(operation) ?? { single: null }
  const owner = ownerReadOf(operation)
  const requests = [
    ...(id === null || single === null ? [] : [{ operation: single, path: { id } }]),
    ...(owner === null ? [] : [{ operation: owner, path }]),
    ...(member === undefined ? [] : [{ operation: 'getUser', path: { id: member } } as const]),
  ]
  const read = (request: (typeof requests)[number], phase: 'arrange' | 'observe') =>
    observeIfPossible(context, () => context.admin.sendUnchecked(request, phase), null)
  const before = await Promise.all(requests.map((request) => read(request, 'arrange')))
  return async () => {
    for (const [index, request] of requests.entries()) {
      const former = before[index]
      if (former?.status !== 200) continue
      const response = await read(request, 'observe')
      if (response === null) continue
      response.expectStatus(200)
      expectUnchanged(recordOf(former), recordOf(response), response)
    }
  }
}
