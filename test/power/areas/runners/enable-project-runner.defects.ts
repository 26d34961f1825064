/** Defects of enableProjectRunner, by the rule that each violates. */
import { alterJson, isRecord, isSuccess, segmentsOf, valueOf, type Call } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { lacks, when } from '../../vocabulary/conditions.ts'
import { jsonResponse, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersRecords, returnsSuccessFor, returnsValue } from '../../vocabulary/responses.ts'
import { projectOf } from './shared.ts'

const rejectsDisabled: Fault = {
  async everywhere(call, upstream) {
    const id = call.operation === 'disableProjectRunner' ? segmentsOf(call)[3] : valueOf(call, 'runner_id')
    const key = `${projectOf(call)} ${String(id)}`
    if (call.operation === 'enableProjectRunner' && upstream.memory.has(key))
      return jsonResponse(409, { message: 'Conflict' })
    const response = await upstream.pass(call)
    if (call.operation === 'disableProjectRunner' && isSuccess(response)) upstream.memory.set(key, true)
    return response
  },
}

/** The runner decides who may use it, not the project. */
const enablesAnywhere: Fault = {
  services: (own, administrator) => ({
    ...own,
    authorize: (permission, ...subject) => {
      if (permission !== 'manage-project-runners') own.authorize(permission, ...subject)
    },
    find: { ...own.find, project: (id) => administrator.find.project(id) },
  }),
}

const runnerOf = (call: Call): string =>
  `/runners/${Number(valueOf(call, 'runner_id') ?? segmentsOf(call)[3])}`

const activatesRunner: Fault = alsoDoesAll(async (call: Call) => [
  otherCall(call, 'PUT', runnerOf(call), { active: true }),
])

export const enableProjectRunner = defectsOf('enableProjectRunner', {
  'enable-project-runner/runner-id-required': [
    ['STA-03', 'accepts a request without a runner', when(lacks('runner_id'), returnsSuccessFor(400, 201))],
  ],
  'enable-project-runner/enables': [
    ['STT-01', 'does not enable the runner', undoesEffect],
    ['IDM-02', 'rejects a runner that was disabled', rejectsDisabled],
    [
      'SFX-02',
      'disables the runner in its other projects',
      alsoDoesAll(async (call, upstream) => {
        const runner = await shownAt(`/runners/${String(valueOf(call, 'runner_id'))}`, call, upstream)
        const projects =
          isRecord(runner) && Array.isArray(runner['projects'])
            ? runner['projects'].filter((project) => isRecord(project))
            : []
        return projects
          .filter(({ id }) => String(id) !== projectOf(call))
          .map(({ id }) =>
            otherCall(
              call,
              'DELETE',
              `/projects/${String(id)}/runners/${String(runner && isRecord(runner) ? runner['id'] : '')}`,
            ),
          )
      }),
    ],
    [
      'SFX-02',
      'enables all runners',
      alsoDoesAll(async (call, upstream) => {
        const specific = (await listedAt('/runners/all', call, upstream)).filter(
          (runner) => runner['is_shared'] === false,
        )
        return specific.map(({ id }) =>
          otherCall(call, 'POST', `/projects/${projectOf(call)}/runners`, { runner_id: id }),
        )
      }),
    ],
    ['AUT-02', 'does not ask the project', enablesAnywhere],
  ],
  'enable-project-runner/list-form': [
    [
      'SCH-05',
      'returns the detail form',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          const runner = await shownAt(`/runners/${String(valueOf(call, 'runner_id'))}`, call, upstream)
          return isSuccess(response) && isRecord(runner) ? alterJson(response, () => runner) : response
        },
      },
    ],
    ['SCH-05', 'returns the tags', altersRecords((runner) => ({ ...runner, tag_list: [] }))],
    ['SEM-02', 'returns another description', returnsValue('description', 'Enabled')],
  ],
  'general/created-is-201': [['SFX-04', 'activates the runner', activatesRunner]],
})
