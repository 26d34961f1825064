/** Mutants of updating and deleting runners. */
import { ok } from '../../../../server-stub/http/handler.ts'
import { isRecord, isSuccess, segmentsOf, valueOf, withValue } from '../../message.ts'
import { defectsOf, mutant, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { returnsValue, altersProperty } from '../../vocabulary/responses.ts'
import { has, hasValue, when } from '../../vocabulary/conditions.ts'
import { otherCall, byAdministrator, undoesEffect, jsonResponse } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { defaultsParameter, ignores, altersParameter } from '../../vocabulary/requests.ts'
import { runnerEnablingMutants } from './enabled.ts'

/** The same is done to all other runners of the instance. */
function toOtherRunners(method: string): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const [, id] = segmentsOf(call)
    const others = (await listedAt('/runners/all', call, upstream)).filter(
      (runner) => String(runner['id']) !== id,
    )
    return others.map((runner) => ({ ...call, method, path: `/api/v4/runners/${String(runner['id'])}` }))
  })
}

const changed: readonly Mutant[] = [
  ...(
    [
      ['description', 'update-runner/description'],
      ['active', 'update-runner/active'],
      ['tag_list', 'update-runner/tag-list-is-whole'],
    ] as const
  ).map(([name, rule]) => mutant('SEM-01', 'updateRunner', rule, `ignores ${name}`, ignores(name))),
  ...defectsOf('updateRunner', {
    'update-runner/description': [
      ['STT-01', 'returns the description without storing it', undoesEffect],
      [
        'SFX-02',
        'changes all runners',
        toOtherRunners('PUT'),
        ['update-runner/active', 'update-runner/others-stay'],
      ],
    ],
    'update-runner/active': [
      ['SEM-02', 'ignores active false', when(hasValue('active', false), ignores('active'))],
      ['SEM-02', 'ignores active true', when(hasValue('active', true), ignores('active'))],
    ],
    'update-runner/tag-list-is-whole': [
      [
        'SEM-02',
        'adds tags instead of replacing them',
        when(has('tag_list'), {
          async around(call, upstream) {
            const runner = await shownAt(`/runners/${segmentsOf(call)[1] ?? ''}`, call, upstream)
            const before: readonly unknown[] =
              isRecord(runner) && Array.isArray(runner['tag_list']) ? runner['tag_list'] : []
            const given = valueOf(call, 'tag_list')
            return upstream.pass(
              withValue(call, 'tag_list', [...before, ...(Array.isArray(given) ? given : [])]),
            )
          },
        }),
      ],
      [
        'SEM-02',
        'stores only the first tag',
        altersParameter('tag_list', (tags) => (Array.isArray(tags) ? tags.slice(0, 1) : tags)),
      ],
    ],
    'update-runner/others-stay': [
      ['SFX-02', 'activates the runner on every change', defaultsParameter('active', true)],
      ['SFX-02', 'removes the tags on every change', defaultsParameter('tag_list', [])],
      ['SFX-02', 'removes the description on every change', defaultsParameter('description', '')],
    ],
  }),
  ...defectsOf('listProjectRunners', {
    'update-runner/description': [
      [
        'STT-04',
        'lists the previous description',
        altersProperty('description', (text) => `formerly ${String(text)}`),
      ],
    ],
    'update-runner/active': [['STT-04', 'lists every runner as active', returnsValue('active', true)]],
  }),
  ...mutantsOf(
    'deleteRunner',
    'delete-runner/deletes',
    ['STT-01', 'keeps the runner', undoesEffect],
    ['SFX-02', 'deletes all runners', toOtherRunners('DELETE')],
    [
      'SFX-01',
      'pauses the runner instead of deleting it',
      {
        async around(call, upstream) {
          const response = await upstream.pass(
            byAdministrator(
              { ...otherCall(call, 'PUT', `/runners/${segmentsOf(call)[1] ?? ''}`, { active: false }) },
              upstream,
            ),
          )
          return isSuccess(response) ? jsonResponse(200, {}) : upstream.pass(call)
        },
      },
    ],
    [
      'SFX-01',
      'disables the runner in its projects instead of deleting it',
      {
        handlers: () => ({
          async deleteRunner({ path }, { db, find, authorize }) {
            const found = await find.runner(path.id)
            authorize('remove-runner', found)
            await db.deleteFrom('runner_project').where('runner_id', '=', found.id).execute()
            return ok()
          },
        }),
      },
    ],
  ),
]

export const runnerChangeMutants: readonly Mutant[] = [...changed, ...runnerEnablingMutants]
