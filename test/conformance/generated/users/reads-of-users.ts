/**
 * Administrators read what belongs to users of every kind, and external users read their own records. Spec: document 2, "Users",
 * "Notification settings" and "Todos"; document 1, "Events".
 */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { variedUsers } from '../../fixtures/varied-users.ts'
import { Blocked, Observed } from '../../protocol/signals.ts'
import { sharedRequest } from '../access/requests.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import { sendPrepared, type SpecifiedOperation, type Variation } from '../valid-request.ts'

/** Where an operation fails in general, its other checks fail. */
async function expectSuccess(
  context: CheckContext,
  operation: SpecifiedOperation,
  variation: Variation,
): Promise<void> {
  const prepared = await context.use(sharedRequest(operation))
  const usual = await sendPrepared(context, prepared)
  if (!isSuccess(usual.status))
    throw new Blocked(`${operation} returned ${usual.status ?? 'no response'}`, usual.exchange)
  const path = { ...prepared.path, ...variation.path }
  const response = await sendPrepared(context, prepared, { ...variation, path })
  response.expectStatus(200)
}

const belowUsers = ['getUser', 'listUserEmails', 'listUserEvents', 'listUserSshKeys'] as const
const kinds = ['administrator', 'blocked', 'external'] as const

function ofUser(operation: SpecifiedOperation, kind: (typeof kinds)[number]): Check {
  const title = `${operation} by an administrator succeeds for a user who is ${kind === 'administrator' ? 'another administrator' : kind}.`
  const run = async (context: CheckContext) => {
    const { id } = (await variedUsers(context))[kind]
    if (kind === 'blocked') {
      const { state } = (await context.admin.call('getUser', { path: { id } })).body
      if (state !== kind) throw new Observed('The server does not block users.')
    }
    await expectSuccess(context, operation, { by: context.admin, path: { id } })
  }
  return generatedCheck('read-of-user', operation, title, run, kind)
}

const ofCaller = [
  'getCurrentUser',
  'getNotificationSettings',
  'listCurrentUserEmails',
  'listCurrentUserSshKeys',
  'listEvents',
  'listIssues',
  'listTodos',
] as const satisfies readonly SpecifiedOperation[]

function byExternalUser(operation: SpecifiedOperation): Check {
  const title = `${operation} returns the own records of an external user.`
  const run = async (context: CheckContext) => {
    await expectSuccess(context, operation, { by: (await variedUsers(context)).external })
  }
  return generatedCheck('read-of-user', operation, title, run, 'by-external')
}

export const readsOfUsers: readonly Check[] = [
  ...belowUsers.flatMap((operation) => kinds.map((kind) => ofUser(operation, kind))),
  ...ofCaller.map(byExternalUser),
]
