/** Every rule on broadcast messages. Spec: document 2, "Broadcast messages (administrators only)". */
import { check, type CoverageOfArea } from '../../fixtures/check.ts'
import { forAdministrators } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { withoutCredentials } from '../../generated/credentials.ts'
import type { RunFacts } from '../../fixtures/run.ts'
import { claimsListed } from './listed.ts'
import { startsNow } from './times.ts'

/** Times at which nobody is looking. A text carries the run's id, as everything that stands on its own. */
const attributesIn = ({ id }: RunFacts) => ({
  message: `The looms rest ${id}`,
  starts_at: '2031-05-04T03:02:01.000Z',
  ends_at: '2031-05-04T04:30:00.000Z',
  color: '#112233',
  font: '#445566',
})

const othersIn = ({ id }: RunFacts) => ({
  message: `The looms run ${id}`,
  starts_at: '2032-01-02T10:00:00.000Z',
  ends_at: '2032-01-03T11:15:30.000Z',
  color: '#665544',
  font: '#332211',
})

export const broadcastMessages = {
  'list-broadcast-messages/guests-get-401': withoutCredentials('listBroadcastMessages'),
  'list-broadcast-messages/normal-users-get-403': forAdministrators('listBroadcastMessages'),

  'list-broadcast-messages/lists-messages': check(async ({ admin, given, run }) => {
    const attributes = attributesIn(run)
    const [one, two] = [await given.broadcastMessage(), await given.broadcastMessage(attributes)]
    await claimsListed(admin, { there: [one, two] })
    await admin.does('deleteBroadcastMessage', { path: { id: one } })
    await claimsListed(admin, { there: [two], gone: [one] })
  }),

  'create-broadcast-message/guests-get-401': withoutCredentials('createBroadcastMessage'),
  'create-broadcast-message/normal-users-get-403': forAdministrators('createBroadcastMessage'),
  'create-broadcast-message/message-required': missing('createBroadcastMessage', 'message'),

  'create-broadcast-message/starts-now-by-default': startsNow('starts_at', 0),
  'create-broadcast-message/ends-in-an-hour-by-default': startsNow('ends_at', 60),

  'create-broadcast-message/attributes-are-kept': [attributesIn, othersIn].map((wishesIn, index) =>
    check(index === 0 ? 'some' : 'others', async ({ admin, given, run }) => {
      const wishes = wishesIn(run)
      const created = await admin.tries('createBroadcastMessage', { body: wishes })
      const { id } = created.is(201).shows(wishes).body
      given.removes(`broadcast message ${id}`, `/broadcast_messages/${id}`)
      const answer = await admin.tries('getBroadcastMessage', { path: { id } })
      answer.is(200).shows({ id, ...wishes })
    }),
  ),

  'get-broadcast-message/guests-get-401': withoutCredentials('getBroadcastMessage'),
  'get-broadcast-message/normal-users-get-403': forAdministrators('getBroadcastMessage'),

  'get-broadcast-message/shows-the-message': check(async ({ admin, given, run }) => {
    const [attributes, others] = [attributesIn(run), othersIn(run)]
    const [one, two] = [await given.broadcastMessage(attributes), await given.broadcastMessage(others)]
    const first = await admin.tries('getBroadcastMessage', { path: { id: one } })
    first.is(200).shows({ id: one, message: attributes.message })
    const second = await admin.tries('getBroadcastMessage', { path: { id: two } })
    second.is(200).shows({ id: two, message: others.message })
  }),

  'update-broadcast-message/guests-get-401': withoutCredentials('updateBroadcastMessage'),
  'update-broadcast-message/normal-users-get-403': [
    forAdministrators('updateBroadcastMessage'),
    check('changes nothing', async ({ admin, stranger, given, run }) => {
      const [attributes, others] = [attributesIn(run), othersIn(run)]
      const id = await given.broadcastMessage(attributes)
      const refused = await stranger.tries('updateBroadcastMessage', { path: { id }, body: others })
      refused.is(403)
      const answer = await admin.tries('getBroadcastMessage', { path: { id } })
      answer.is(200).shows(attributes)
    }),
  ],

  'update-broadcast-message/all-optional': check(async ({ admin, given, run }) => {
    const [attributes, others] = [attributesIn(run), othersIn(run)]
    const id = await given.broadcastMessage(attributes)
    for (const [member, value] of Object.entries(others)) {
      const change = { [member]: value }
      const written = await admin.tries('updateBroadcastMessage', { path: { id }, body: change })
      written.is(200)
      const answer = await admin.tries('getBroadcastMessage', { path: { id } })
      answer.is(200).shows({ ...attributes, ...change })
      await admin.does('updateBroadcastMessage', { path: { id }, body: attributes })
    }
    const nothing = await admin.tries('updateBroadcastMessage', { path: { id }, body: {} })
    nothing.is(200).shows(attributes)
  }),

  'update-broadcast-message/attributes-are-kept': check(async ({ admin, given, run }) => {
    const [attributes, others] = [attributesIn(run), othersIn(run)]
    const [id, other] = [await given.broadcastMessage(attributes), await given.broadcastMessage(attributes)]
    const written = await admin.tries('updateBroadcastMessage', { path: { id }, body: others })
    written.is(200).shows({ id, ...others })
    const answer = await admin.tries('getBroadcastMessage', { path: { id } })
    answer.is(200).shows({ id, ...others })
    const untouched = await admin.tries('getBroadcastMessage', { path: { id: other } })
    untouched.is(200).shows(attributes)
  }),

  'delete-broadcast-message/guests-get-401': withoutCredentials('deleteBroadcastMessage'),
  'delete-broadcast-message/normal-users-get-403': [
    forAdministrators('deleteBroadcastMessage'),
    check('the message stays', async ({ admin, stranger, given }) => {
      const id = await given.broadcastMessage()
      const refused = await stranger.tries('deleteBroadcastMessage', { path: { id } })
      refused.is(403)
      const answer = await admin.tries('getBroadcastMessage', { path: { id } })
      answer.is(200)
    }),
  ],

  'delete-broadcast-message/removes-the-message': check(async ({ admin, given }) => {
    const [gone, kept] = [await given.broadcastMessage(), await given.broadcastMessage()]
    const removed = await admin.tries('deleteBroadcastMessage', { path: { id: gone } })
    removed.is(200)
    const answer = await admin.tries('getBroadcastMessage', { path: { id: gone } })
    answer.is(404)
    const other = await admin.tries('getBroadcastMessage', { path: { id: kept } })
    other.is(200)
  }),
} satisfies CoverageOfArea<'broadcast-messages'>
