/** Mutants of enabling and disabling runners in projects. */
import { reference } from '../../../../server-stub/reference.ts'
import { alterJson, isRecord, isSuccess, segmentsOf, valueOf, withSegment, type Call } from '../../message.ts'
import { defectsOf, mutant, type Fault, type Mutant } from '../../mutant.ts'
import { returnsSuccessFor, altersRecords, returnsValue, altersProperty } from '../../vocabulary/responses.ts'
import { lacks, when } from '../../vocabulary/conditions.ts'
import { alsoDoes, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { alsoDoesAll, lagsBehind, listedAt, shownAt } from '../../vocabulary/lookups.ts'

const runnerOf = (call: Call) => segmentsOf(call)[3] ?? ''
const projectOf = (call: Call) => segmentsOf(call)[1] ?? ''

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

export const runnerEnablingMutants: readonly Mutant[] = [
  ...defectsOf('enableProjectRunner', {
    'enable-project-runner/runner-id-required': [
      ['STA-03', 'accepts a request without a runner', when(lacks('runner_id'), returnsSuccessFor(400, 201))],
    ],
    'enable-project-runner/enables': [
      ['STT-01', 'does not enable the runner', undoesEffect],
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
  }),
  mutant(
    'STT-04',
    'listProjectRunners',
    'enable-project-runner/enables',
    'returns the list before the last write',
    lagsBehind(/^\/api\/v4\/projects\/\d+\/runners/),
  ),
  mutant(
    'STT-04',
    'getRunner',
    'enable-project-runner/enables',
    'returns only the first project',
    altersProperty('projects', (projects) => (Array.isArray(projects) ? projects.slice(0, 1) : projects)),
  ),
  ...defectsOf('disableProjectRunner', {
    'disable-project-runner/disables': [
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
    ],
    'disable-project-runner/only-project': [
      ['STA-03', 'returns a success for the only project', returnsSuccessFor(405, 200)],
      [
        'STT-03',
        'disables the runner in its only project',
        { ...disablesEverywhere(405), ...returnsSuccessFor(405, 200) },
      ],
      ['SFX-02', 'returns an error and disables the runner', disablesEverywhere(405)],
    ],
  }),
]
