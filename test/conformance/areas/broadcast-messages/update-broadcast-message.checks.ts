/** Spec: document 2, "Broadcast messages (administrators only)". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { attributesIn, othersIn } from './attributes.ts'

export const updateBroadcastMessage = {
  'update-broadcast-message/normal-users-get-403': check(
    'changes-nothing',
    'A rejected request changes nothing.',
    async ({ admin, nonMember, given, run, act }) => {
      const [attributes, others] = [attributesIn(run), othersIn(run)]
      const id = await given.broadcastMessage(attributes)
      const rejected = await act(nonMember, 'updateBroadcastMessage', { path: { id }, body: others })
      rejected.expectStatus(403)
      const response = await admin.observe('getBroadcastMessage', { path: { id } })
      response.expectMatch(attributes)
    },
  ),

  'update-broadcast-message/all-optional': check(async ({ admin, given, run, act }) => {
    const [attributes, others] = [attributesIn(run), othersIn(run)]
    const id = await given.broadcastMessage(attributes)
    for (const [member, value] of Object.entries(others)) {
      const change = { [member]: value }
      const written = await act(admin, 'updateBroadcastMessage', { path: { id }, body: change })
      written.expectStatus(200)
      const response = await admin.observe('getBroadcastMessage', { path: { id } })
      response.expectMatch({ ...attributes, ...change })
      await admin.call('updateBroadcastMessage', { path: { id }, body: attributes })
    }
    const past = { starts_at: '2001-02-03T04:05:06.000Z', ends_at: '2001-02-03T07:00:00.000Z' }
    const ended = await act(admin, 'updateBroadcastMessage', { path: { id }, body: past })
    // Whether the end of a message can be in the past is not specified.
    ended.expectStatusIn(200, 400)
    if (ended.status === 200) ended.expectMatch({ ...attributes, ...past })
    await admin.call('updateBroadcastMessage', { path: { id }, body: attributes })
    const nothing = await act(admin, 'updateBroadcastMessage', { path: { id }, body: {} })
    nothing.expectStatus(200).expectMatch(attributes)
  }),

  'update-broadcast-message/attributes-are-kept': check(async ({ admin, given, run, act }) => {
    const [attributes, others] = [attributesIn(run), othersIn(run)]
    const [id, other] = [await given.broadcastMessage(attributes), await given.broadcastMessage(attributes)]
    const written = await act(admin, 'updateBroadcastMessage', { path: { id }, body: others })
    written.expectStatus(200).expectMatch({ id, ...others })
    const response = await admin.observe('getBroadcastMessage', { path: { id } })
    response.expectMatch({ id, ...others })
    const untouched = await admin.observe('getBroadcastMessage', { path: { id: other } })
    untouched.expectMatch(attributes)
  }),
} satisfies CoverageOf<'updateBroadcastMessage'>
