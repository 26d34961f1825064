/** Defects of updateNotificationSettings, by the rule that each violates. */
import { isRecord, segmentsOf, valueOf, isSuccess, pathOf, jsonOf, alterJson } from '../../message.ts'
import { defectsOfEach, type Fault, defectsOf } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { otherCall, rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { omitsProperty } from '../../vocabulary/responses.ts'
import { anyLevel, returnsEventsAtEveryLevel, forAdministrator } from './shared.ts'
import type { OperationId } from '../../../../generated/operations.ts'

/** Sets the level for the group of the project, or for the projects of the group. */
const setsRelated: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const [collection = '', id = ''] = segmentsOf(call)
    const level = valueOf(call, 'level')
    const scope = await shownAt(`/${collection}/${encodeURIComponent(id)}`, call, upstream)
    const { namespace, projects } = isRecord(scope) ? scope : {}
    const groups = isRecord(namespace) ? [`/groups/${String(namespace['id'])}`] : []
    const inGroup = Array.isArray(projects)
      ? projects.filter(isRecord).map((project) => `/projects/${String(project['id'])}`)
      : []
    for (const each of [...groups, ...inGroup])
      await upstream.pass(otherCall(call, 'PUT', `${each}/notification_settings`, { level }))
    return response
  },
}

/** The settings are those of the caller who wrote last. */
const sharesSettings = (write: OperationId, read: OperationId): Fault => ({
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    if (call.operation === write) upstream.memory.set(pathOf(call), jsonOf(response))
    const written = upstream.memory.get(pathOf(call))
    return call.operation === read && written !== undefined ? alterJson(response, () => written) : response
  },
})

export const updateNotificationSettings = defectsOfEach(
  ['updateGroupNotificationSettings', 'updateProjectNotificationSettings'],
  {
    'all-optional': [
      ['STA-03', 'requires the level', when(lacks('level'), rejects(400))],
      ['SFX-02', 'resets the level', defaultsParameter('level', 'disabled')],
      [
        'SFX-02',
        'sets the level custom with an event',
        when(
          (call, upstream) => has('new_note')(call, upstream) && lacks('level')(call, upstream),
          defaultsParameter('level', 'custom'),
        ),
      ],
    ],
    'level-kept': [
      ['SFX-04', 'sets the level of the related group or projects', setsRelated],
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
      [
        'SEM-02',
        'stores watch as participating',
        altersParameter('level', (level) => (level === 'watch' ? 'participating' : level)),
      ],
    ],
    levels: [
      ['STA-03', 'accepts every level', anyLevel],
      ['STA-03', 'rejects mention', when(hasValue('level', 'mention'), rejects(400))],
    ],
    'events-kept': [
      ['SEM-01', 'ignores one event', ignores('failed_pipeline')],
      ['SEM-02', 'ignores false as an event', altersParameter('new_issue', () => true)],
    ],
    'events-when-custom': [
      ['SCH-01', 'omits the events from the response', when(has('level'), omitsProperty('events'))],
      ['SCH-05', 'returns the events at every level', returnsEventsAtEveryLevel],
    ],
    'general/success-is-200': [forAdministrator],
  },
)

export const updateGroupNotificationSettings = defectsOf('updateGroupNotificationSettings', {
  'update-group-notification-settings/level-kept': [
    [
      'SFX-04',
      'changes the settings of all users',
      sharesSettings('updateGroupNotificationSettings', 'getGroupNotificationSettings'),
    ],
  ],
})

export const updateProjectNotificationSettings = defectsOf('updateProjectNotificationSettings', {
  'update-project-notification-settings/level-kept': [
    [
      'SFX-04',
      'changes the settings of all users',
      sharesSettings('updateProjectNotificationSettings', 'getProjectNotificationSettings'),
    ],
  ],
})
