/** Defects of disableProjectRunner, by the rule that each violates. */
import { reference } from '../../../../server-stub/reference.ts'
import { isRecord, segmentsOf, type Call, withSegment } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { alsoDoes, jsonResponse, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { shownAt, alsoDoesAll } from '../../vocabulary/lookups.ts'
import { returnsSuccessFor } from '../../vocabulary/responses.ts'
import { projectOf } from './shared.ts'

const runnerOf = (call: Call) => segmentsOf(call)[3] ?? ''

/** Disables the runner in all its projects after a response with the status. */
const disablesEverywhere = (status: number): Fault => ({
  handlers: () => ({
    async disableProjectRunner(request, services) {
      const result = await reference.disableProjectRunner(request, services)
      if (result.status === status)
        await services.db
          .deleteFrom('runner_project')
          .where('runner_id', '=', request.path.runner_id)
          .execute()
      return result
    },
  }),
})

const succeedsIfPaused: Fault = {
  async around(call, upstream) {
    const runner = await shownAt(`/runners/${runnerOf(call)}`, call, upstream)
    const isPaused = isRecord(runner) && runner['active'] === false
    const response = await upstream.pass(call)
    return isPaused && response.status === 405 ? jsonResponse(200, {}) : response
  },
}

/** One project remains: a runner is enabled in at least one. */
const disablesInOthers: Fault = alsoDoesAll(async (call, upstream) => {
  const runner = segmentsOf(call)[3] ?? ''
  const shown = await shownAt(`/runners/${runner}`, call, upstream)
  const projects =
    isRecord(shown) && Array.isArray(shown['projects']) ? shown['projects'].filter(isRecord) : []
  return projects
    .slice(1)
    .map(({ id }) => otherCall(call, 'DELETE', `/projects/${String(id)}/runners/${runner}`))
})

export const disableProjectRunner = defectsOf('disableProjectRunner', {
  'disable-project-runner/disables': [
    [
      'SFX-02',
      'pauses the runner',
      alsoDoes((call) => otherCall(call, 'PUT', `/runners/${runnerOf(call)}`, { active: false })),
    ],
    ['STT-01', 'keeps the runner', undoesEffect],
    [
      'SFX-03',
      'disables the runner in another project',
      {
        async around(call, upstream) {
          const runner = await shownAt(`/runners/${runnerOf(call)}`, call, upstream)
          const projects =
            isRecord(runner) && Array.isArray(runner['projects'])
              ? runner['projects'].filter((project) => isRecord(project))
              : []
          const other = projects.find(({ id }) => String(id) !== projectOf(call))
          return upstream.pass(other === undefined ? call : withSegment(call, 1, String(other['id'])))
        },
      },
    ],
    ['SFX-02', 'disables the runner in all projects', disablesEverywhere(200)],
    [
      'SFX-02',
      'deletes the runner',
      alsoDoes((call) => otherCall(call, 'DELETE', `/runners/${runnerOf(call)}`)),
    ],
    ['SFX-02', 'disables the runner in other projects', disablesInOthers],
  ],
  'disable-project-runner/only-project': [
    ['STA-03', 'returns a success for the only project', returnsSuccessFor(405, 200)],
    [
      'STA-03',
      'returns a success to administrators for the only project',
      when(by('admin'), returnsSuccessFor(405, 200)),
    ],
    [
      'STT-03',
      'disables the runner in its only project',
      { ...disablesEverywhere(405), ...returnsSuccessFor(405, 200) },
    ],
    ['SFX-02', 'returns an error and disables the runner', disablesEverywhere(405)],
    ['STT-03', 'returns a success for a paused runner in its only project', succeedsIfPaused],
  ],
})
