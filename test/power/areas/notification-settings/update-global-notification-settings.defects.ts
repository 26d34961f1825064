/** Defects of updating global notification settings, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { has, lacks, when, isSudoById } from '../../vocabulary/conditions.ts'
import { rejects, undoesEffect, otherCall, byAdministrator } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores, altersRequest } from '../../vocabulary/requests.ts'
import { omitsProperty, returnsValue } from '../../vocabulary/responses.ts'
import { anyLevel, forAdministrator } from './shared.ts'
import { isSuccess, valueOf, jsonOf, isRecord, withoutHeader } from '../../message.ts'
import { listedAt } from '../../vocabulary/lookups.ts'

/** Another update of the settings resets the email address. */
const resetsEmail: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response) || valueOf(call, 'notification_email') !== undefined) return response
    const user = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
    const notification_email = isRecord(user) ? user['email'] : undefined
    await upstream.pass(otherCall(call, 'PUT', '/notification_settings', { notification_email }))
    return response
  },
}

/** The caller's groups get the level of the global settings. */
const levelsGroups: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const level = valueOf(call, 'level')
    if (!isSuccess(response) || level === undefined || level === 'custom' || level === 'global')
      return response
    const groups = jsonOf(await upstream.pass(otherCall(call, 'GET', '/groups')))
    for (const group of Array.isArray(groups) ? groups.filter((each) => isRecord(each)) : [])
      await upstream.pass(
        otherCall(call, 'PUT', `/groups/${Number(group['id'])}/notification_settings`, { level }),
      )
    return response
  },
}

/** For the newest user that is not the caller. */
const forNewestUser: Fault = {
  alone: true,
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const users = await listedAt('/users', call, upstream)
    const others = users.filter(({ username }) => username !== upstream.usernameOf(call))
    const newest = others.toSorted((a, b) => Number(b['id']) - Number(a['id']))[0]
    if (!isSuccess(response) || newest === undefined) return response
    const { headers, ...other } = byAdministrator(call, upstream)
    await upstream.pass({ ...other, headers: { ...headers, sudo: String(newest['username']) } })
    return response
  },
}

export const updateGlobalNotificationSettings = defectsOf('updateNotificationSettings', {
  'update-notification-settings/all-optional': [
    ['STA-03', 'requires the level', when(lacks('level'), rejects(400))],
    ['SFX-02', 'resets the level', defaultsParameter('level', 'disabled')],
    [
      'SFX-02',
      'resets the level when the email address is updated',
      when(has('notification_email'), defaultsParameter('level', 'participating')),
    ],
  ],
  'update-notification-settings/level-kept': [
    forAdministrator,
    ['STT-01', 'returns the attributes without storing them', undoesEffect],
    [
      'SEM-02',
      'stores watch as participating',
      altersParameter('level', (level) => (level === 'watch' ? 'participating' : level)),
    ],
    ['SFX-04', 'changes the level of groups', levelsGroups],
  ],
  'update-notification-settings/levels': [['STA-03', 'accepts every level', anyLevel]],
  'update-notification-settings/email-kept': [
    [
      'SEM-01',
      'ignores the email address next to the level',
      when(has('level'), ignores('notification_email')),
    ],
    [
      'STT-01',
      'returns another email address',
      when(has('notification_email'), returnsValue('notification_email', 'before@example.com')),
    ],
    ['SFX-04', 'resets the email address with the level', resetsEmail],
  ],
  'update-notification-settings/events-accepted': [
    ['STA-03', 'rejects one event', when(has('reopen_merge_request'), rejects(400))],
  ],
  'update-notification-settings/same-shape': [
    ['SCH-01', 'returns only the level', omitsProperty('notification_email')],
  ],
  'general/success-is-200': [['SFX-02', 'does the same for the newest user', forNewestUser]],
  'general/any-request-with-sudo': [
    [
      'AUT-04',
      'ignores IDs in the SUDO header',
      when(
        (call) => call.headers['sudo'] !== undefined && isSudoById(call),
        altersRequest((call) => withoutHeader(call, 'sudo')),
      ),
    ],
  ],
})
