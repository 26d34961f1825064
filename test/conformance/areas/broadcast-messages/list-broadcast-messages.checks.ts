/** Spec: document 2, "Broadcast messages (administrators only)". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { attributesIn } from './attributes.ts'

/** No instance has more pages of messages than this. */
const mostPages = 50

export const listBroadcastMessages = {
  'list-broadcast-messages/lists-messages': check(async ({ admin, given, run }) => {
    const attributes = attributesIn(run)
    const [one, two] = [await given.broadcastMessage(), await given.broadcastMessage(attributes)]
    await expectListed(admin, { there: [one, two] })
    await admin.call('deleteBroadcastMessage', { path: { id: one } })
    await expectListed(admin, { there: [two], gone: [one] })
  }),
} satisfies CoverageOf<'listBroadcastMessages'>

/** Claims which messages are listed and which are not. */
async function expectListed(
  by: Actor,
  { there, gone = [] }: { readonly there: readonly number[]; readonly gone?: readonly number[] },
): Promise<void> {
  const ids = new Set<number>()
  let response = await by.observe('listBroadcastMessages', { query: { per_page: 100 } })
  for (let page = 2; ; page += 1) {
    for (const { id } of response.items) ids.add(id)
    if (response.items.length < 100 || page > mostPages) break
    response = await by.observe('listBroadcastMessages', { query: { page, per_page: 100 } })
  }
  const missing = there.filter((id) => !ids.has(id))
  if (missing.length > 0)
    response.fail(`The messages ${there.join(', ')}.`, `Missing: ${missing.join(', ')}.`)
  const left = gone.filter((id) => ids.has(id))
  if (left.length > 0) response.fail(`No message ${gone.join(', ')}.`, `There is ${left.join(', ')}.`)
}
