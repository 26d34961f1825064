/** Mutants of updating and deleting runners. */
import { ok } from '../../../../server-stub/http/handler.ts'
import { isRecord, isSuccess, segmentsOf, valueOf, withValue } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { shows, showsAs } from '../../vocabulary/responses.ts'
import { has, hasValue, when } from '../../vocabulary/conditions.ts'
import { another, byAdministrator, forgets, jsonResponse } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { byDefault, ignores, takes } from '../../vocabulary/requests.ts'
import { runnerEnablingMutants } from './enabled.ts'

/** The same is done to all other runners of the instance. */
function toOtherRunners(method: string): Fault {
  return alsoDoesAll(async (call, behind) => {
    const [, id] = segmentsOf(call)
    const others = (await listedAt('/runners/all', call, behind)).filter(
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
  mutant(
    'STT-01',
    'updateRunner',
    'update-runner/description',
    'returns the description without storing it',
    forgets,
  ),
  mutant(
    'STT-04',
    'listProjectRunners',
    'update-runner/description',
    'lists the previous description',
    showsAs('description', (text) => `formerly ${String(text)}`),
  ),
  mutant(
    'SEM-02',
    'updateRunner',
    'update-runner/active',
    'ignores active false',
    when(hasValue('active', false), ignores('active')),
  ),
  mutant(
    'SEM-02',
    'updateRunner',
    'update-runner/active',
    'ignores active true',
    when(hasValue('active', true), ignores('active')),
  ),
  mutant(
    'STT-04',
    'listProjectRunners',
    'update-runner/active',
    'lists every runner as active',
    shows('active', true),
  ),
  mutant(
    'SFX-02',
    'updateRunner',
    ['update-runner/description', 'update-runner/active', 'update-runner/others-stay'],
    'changes all runners',
    toOtherRunners('PUT'),
  ),
  mutant(
    'SEM-02',
    'updateRunner',
    'update-runner/tag-list-is-whole',
    'adds tags instead of replacing them',
    when(has('tag_list'), {
      async around(call, behind) {
        const runner = await shownAt(`/runners/${segmentsOf(call)[1] ?? ''}`, call, behind)
        const before: readonly unknown[] =
          isRecord(runner) && Array.isArray(runner['tag_list']) ? runner['tag_list'] : []
        const given = valueOf(call, 'tag_list')
        return behind.pass(withValue(call, 'tag_list', [...before, ...(Array.isArray(given) ? given : [])]))
      },
    }),
  ),
  mutant(
    'SEM-02',
    'updateRunner',
    'update-runner/tag-list-is-whole',
    'stores only the first tag',
    takes('tag_list', (tags) => (Array.isArray(tags) ? tags.slice(0, 1) : tags)),
  ),
  mutant(
    'SFX-02',
    'updateRunner',
    'update-runner/others-stay',
    'activates the runner on every change',
    byDefault('active', true),
  ),
  mutant(
    'SFX-02',
    'updateRunner',
    'update-runner/others-stay',
    'removes the tags on every change',
    byDefault('tag_list', []),
  ),
  mutant(
    'SFX-02',
    'updateRunner',
    'update-runner/others-stay',
    'removes the description on every change',
    byDefault('description', ''),
  ),
  mutant('STT-01', 'deleteRunner', 'delete-runner/deletes', 'keeps the runner', forgets),
  mutant('SFX-02', 'deleteRunner', 'delete-runner/deletes', 'deletes all runners', toOtherRunners('DELETE')),
  mutant('SFX-01', 'deleteRunner', 'delete-runner/deletes', 'pauses the runner instead of deleting it', {
    async around(call, behind) {
      const response = await behind.pass(
        byAdministrator(
          { ...another(call, 'PUT', `/runners/${segmentsOf(call)[1] ?? ''}`, { active: false }) },
          behind,
        ),
      )
      return isSuccess(response) ? jsonResponse(200, {}) : behind.pass(call)
    },
  }),
  mutant(
    'SFX-01',
    'deleteRunner',
    'delete-runner/deletes',
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
  ),
]

export const runnerChangeMutants: readonly Mutant[] = [...changed, ...runnerEnablingMutants]
