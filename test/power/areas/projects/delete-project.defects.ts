/** Defects of deleteProject, by the rule that each violates. */
import { segmentsOf, isSuccess, jsonOf, isRecord } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { isNormal, not, when, isByPath } from '../../vocabulary/conditions.ts'
import { hasNoEffect, jsonResponse, byAdministrator, otherCall } from '../../vocabulary/effects.ts'
import { rejectsRepeatedDeletion } from '../../vocabulary/lookups.ts'
import { replacesStatus, succeedsWith } from '../../vocabulary/responses.ts'
import { type Former, remembers } from '../../vocabulary/former-records.ts'

/** A copy of the project goes with its original. */
const deletesForks: Fault = {
  async everywhere(call, upstream) {
    const { operation } = call
    if (operation !== 'forkProject' && operation !== 'deleteProject') return upstream.pass(call)
    const source = segmentsOf(call)[1] ?? ''
    const response = await upstream.pass(call)
    const forks = upstream.memory.get(source)
    const known: readonly unknown[] = Array.isArray(forks) ? forks : []
    if (!isSuccess(response)) return response
    const fork = jsonOf(response)
    if (operation === 'forkProject') upstream.memory.set(source, [...known, isRecord(fork) ? fork['id'] : 0])
    else
      for (const id of known)
        await upstream.pass(byAdministrator(otherCall(call, 'DELETE', `/projects/${String(id)}`), upstream))
    return response
  },
}

/** The projects of the group still include those of the group that were deleted. */
const keepsProjects: Former['alter'] = (value, former) => {
  if (!isRecord(value) || !Array.isArray(value['projects'])) return value
  const gone = former.filter(
    ({ namespace }) => isRecord(namespace) && namespace['full_path'] === value['full_path'],
  )
  return { ...value, projects: [...value['projects'], ...gone] }
}

/** The response to a path is the former one if the project is no more. */
const keepsPaths: Fault = {
  async everywhere(call, upstream) {
    const id = segmentsOf(call)[1] ?? ''
    const response = await upstream.pass(call)
    if (call.operation !== 'getProject' || /^\d+$/.test(id)) return response
    const former = upstream.memory.get(id)
    if (response.status === 404 && isRecord(former))
      return { ...response, status: 200, body: Buffer.from(JSON.stringify(former)) }
    if (isSuccess(response)) upstream.memory.set(id, jsonOf(response))
    return response
  },
}

export const deleteProject = defectsOf('deleteProject', {
  'delete-project/accepted-with-json-body': [
    ['STA-01', 'returns 200 for 202', replacesStatus(202, 200)],
    ['STA-01', 'returns 200 to administrators', when(not(isNormal), replacesStatus(202, 200))],
    [
      'STA-01',
      'returns no body',
      {
        around: async (call, upstream) => {
          const response = await upstream.pass(call)
          return response.status === 202 ? jsonResponse(202) : response
        },
      },
    ],
  ],
  'delete-project/removes-the-project': [
    ['SFX-01', 'keeps the record', hasNoEffect(202, { message: '202 Accepted' })],
    ['STT-03', 'deletes the forks as well', deletesForks],
    [
      'STT-04',
      'leaves the project in the details of its group',
      remembers({ write: 'deleteProject', read: 'getGroup', alter: keepsProjects }),
    ],
    ['STT-04', 'leaves the project at its path', keepsPaths],
  ],
  'general/delete-is-idempotent': [
    [
      'IDM-01',
      'returns 404 for an unknown path',
      when((call) => !/^\d+$/.test(segmentsOf(call)[1] ?? ''), rejectsRepeatedDeletion),
    ],
  ],
  'general/project-id-or-path': [['STA-01', 'returns 200 for a path', when(isByPath, succeedsWith(200))]],
})
