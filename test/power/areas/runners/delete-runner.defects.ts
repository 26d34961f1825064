/** Defects of deleteRunner, by the rule that each violates. */
import { ok } from '../../../../server-stub/http/handler.ts'
import { isRecord, isSuccess, segmentsOf, pathOf } from '../../message.ts'
import { defectsOf, type Fault, type Mutant, mutant } from '../../mutant.ts'
import { byAdministrator, jsonResponse, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { toOtherRunners } from './shared.ts'
import { acceptsIf, isAt } from '../../vocabulary/states.ts'

const keepsRunnersOfSeveral: Fault = {
  async around(call, upstream) {
    const runner = await shownAt(`/runners/${segmentsOf(call)[1] ?? ''}`, call, upstream)
    const projects = isRecord(runner) ? runner['projects'] : []
    return Array.isArray(projects) && projects.length > 1 ? jsonResponse(200, {}) : upstream.pass(call)
  },
}

export const deleteRunner: readonly Mutant[] = [
  ...defectsOf('deleteRunner', {
    'delete-runner/deletes': [
      ['STT-01', 'keeps the runner', undoesEffect],
      ['STT-01', 'keeps runners of several projects', keepsRunnersOfSeveral],
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
    ],
  }),
  mutant(
    'AUT-02',
    'deleteRunner',
    [],
    'accepts callers without credentials for shared runners',
    acceptsIf(isAt(pathOf, 'is_shared', true)),
  ),
]
