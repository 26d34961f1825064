/** Every rule on broadcast messages. Spec: document 2, "Broadcast messages (administrators only)". */
import { check, idPart, type CoverageOfArea } from '../../fixtures/check.ts'
import { forAdministrators } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { withoutCredentials } from '../../generated/credentials.ts'
import type { Run } from '../../fixtures/run.ts'
import { expectListed } from './listed.ts'
import { startsNow } from './times.ts'

/** Times at which nobody is looking. A text carries the run's id, as everything that stands on its own. */
const attributesIn = ({ id }: Run) => ({
  message: `The looms rest ${id}`,
  starts_at: '2031-05-04T03:02:01.000Z',
  ends_at: '2031-05-04T04:30:00.000Z',
  color: '#112233',
  font: '#445566',
})

const othersIn = ({ id }: Run) => ({
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
    await expectListed(admin, { there: [one, two] })
    await admin.call('deleteBroadcastMessage', { path: { id: one } })
    await expectListed(admin, { there: [two], gone: [one] })
  }),

  'create-broadcast-message/guests-get-401': withoutCredentials('createBroadcastMessage'),
  'create-broadcast-message/normal-users-get-403': forAdministrators('createBroadcastMessage'),
  'create-broadcast-message/message-required': missing('createBroadcastMessage', 'message'),

  'create-broadcast-message/starts-now-by-default': startsNow('starts_at', 0),
  'create-broadcast-message/ends-in-an-hour-by-default': startsNow('ends_at', 60),

  'create-broadcast-message/attributes-are-kept': [attributesIn, othersIn].map((wishesIn, index) =>
    check(
      idPart(index === 0 ? 'some' : 'others'),
      index === 0 ? 'some' : 'others',
      async ({ admin, given, run, act }) => {
        const options = wishesIn(run)
        const created = await act(admin, 'createBroadcastMessage', { body: options })
        const { id } = created.expectStatus(201).expectMatch(options).body
        given.removes(`broadcast message ${id}`, `/broadcast_messages/${id}`)
        const response = await admin.observe('getBroadcastMessage', { path: { id } })
        response.expectMatch({ id, ...options })
      },
    ),
  ),

  'get-broadcast-message/guests-get-401': withoutCredentials('getBroadcastMessage'),
  'get-broadcast-message/normal-users-get-403': forAdministrators('getBroadcastMessage'),

  'get-broadcast-message/shows-the-message': check(async ({ admin, given, run, act }) => {
    const [attributes, others] = [attributesIn(run), othersIn(run)]
    const [one, two] = [await given.broadcastMessage(attributes), await given.broadcastMessage(others)]
    const first = await act(admin, 'getBroadcastMessage', { path: { id: one } })
    first.expectStatus(200).expectMatch({ id: one, message: attributes.message })
    const second = await act(admin, 'getBroadcastMessage', { path: { id: two } })
    second.expectStatus(200).expectMatch({ id: two, message: others.message })
  }),

  'update-broadcast-message/guests-get-401': withoutCredentials('updateBroadcastMessage'),
  'update-broadcast-message/normal-users-get-403': [
    forAdministrators('updateBroadcastMessage'),
    check('changes-nothing', 'changes nothing', async ({ admin, stranger, given, run, act }) => {
      const [attributes, others] = [attributesIn(run), othersIn(run)]
      const id = await given.broadcastMessage(attributes)
      const refused = await act(stranger, 'updateBroadcastMessage', { path: { id }, body: others })
      refused.expectStatus(403)
      const response = await admin.observe('getBroadcastMessage', { path: { id } })
      response.expectMatch(attributes)
    }),
  ],

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

  'delete-broadcast-message/guests-get-401': withoutCredentials('deleteBroadcastMessage'),
  'delete-broadcast-message/normal-users-get-403': [
    forAdministrators('deleteBroadcastMessage'),
    check('the-message-stays', 'the message stays', async ({ admin, stranger, given, act }) => {
      const id = await given.broadcastMessage()
      const refused = await act(stranger, 'deleteBroadcastMessage', { path: { id } })
      refused.expectStatus(403)
      await admin.observe('getBroadcastMessage', { path: { id } })
    }),
  ],

  'delete-broadcast-message/removes-the-message': check(async ({ admin, given, act }) => {
    const [gone, kept] = [await given.broadcastMessage(), await given.broadcastMessage()]
    const removed = await act(admin, 'deleteBroadcastMessage', { path: { id: gone } })
    removed.expectStatus(200)
    await admin.observeAbsent('getBroadcastMessage', { path: { id: gone } })
    await admin.observe('getBroadcastMessage', { path: { id: kept } })
  }),
} satisfies CoverageOfArea<'broadcast-messages'>
