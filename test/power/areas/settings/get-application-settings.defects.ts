/** Defects of getApplicationSettings, by the rule that each violates. */
import { alterJson, isRecord, valueOf } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { by, has, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { returnsValue, altersRecords } from '../../vocabulary/responses.ts'

export const getApplicationSettings = defectsOf('getApplicationSettings', {
  'get-application-settings/administrators-only': [
    ['AUT-02', 'accepts reads by every user', when(by('non-member'), ignoresPermissions)],
  ],
  'get-application-settings/repository-storage-is-first': [
    ['SEM-02', 'returns another storage', returnsValue('repository_storage', 'elsewhere')],
  ],
  'update-application-settings/read-only-settings': [
    [
      'STT-03',
      'accepts created_at from the caller',
      {
        async everywhere(call, upstream) {
          if (call.operation === 'updateApplicationSettings' && has('created_at')(call, upstream)) {
            upstream.memory.set('created_at', valueOf(call, 'created_at'))
          }
          const response = await upstream.pass(call)
          const given = upstream.memory.get('created_at')
          return call.operation === 'getApplicationSettings' && given !== undefined
            ? alterJson(response, (value) => (isRecord(value) ? { ...value, created_at: given } : value))
            : response
        },
      },
    ],
  ],
  'update-application-settings/settings-are-kept': [
    [
      'SEM-02',
      'returns one default visibility for all kinds',
      altersRecords((settings) => ({
        ...settings,
        default_group_visibility: settings['default_project_visibility'],
      })),
    ],
  ],
})
