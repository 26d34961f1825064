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
    const past = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-01-02T00:00:00Z' }
    const three = await given.broadcastMessage({ ...attributes, ...past })
    const ended = await act(admin, 'getBroadcastMessage', { path: { id: three } })
    ended.expectStatus(200).expectMatch({ id: three, message: attributes.message })
  }),
} satisfies CoverageOf<'getBroadcastMessage'>
