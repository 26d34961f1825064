/** Spec: document 2, "Broadcast messages (administrators only)". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { attributesIn, othersIn } from './attributes.ts'

export const getBroadcastMessage = {
  'get-broadcast-message/returns-the-message': check(async ({ admin, given, run, act }) => {
    const [attributes, others] = [attributesIn(run), othersIn(run)]
    const [one, two] = [await given.broadcastMessage(attributes), await given.broadcastMessage(others)]
    const first = await act(admin, 'getBroadcastMessage', { path: { id: one } })
    first.expectStatus(200).expectMatch({ id: one, message: attributes.message })
    const second = await act(admin, 'getBroadcastMessage', { path: { id: two } })
    second.expectStatus(200).expectMatch({ id: two, message: others.message })
  }),
} satisfies CoverageOf<'getBroadcastMessage'>
