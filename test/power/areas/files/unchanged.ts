/** Updates of files that must fail, and those that must not. */
import { isRecord, segmentsOf, valueOf, withValue, type Call } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { announces, explains, swaps } from '../../vocabulary/responses.ts'
import { has, when } from '../../vocabulary/conditions.ts'
import { jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { ignores, leads } from '../../vocabulary/requests.ts'

const isLost = (call: Call) => (segmentsOf(call)[4] ?? '').includes('/../')

/** What an update meets that cannot be committed. */
export const fileUpdateMutants: readonly Mutant[] = [
  mutant(
    'STT-03',
    'updateFile',
    'update-file/traversal-is-400',
    'resolves the path before the write',
    leads(4, (path) => path.replaceAll(/[^/]+\/\.\.\//g, '')),
  ),
  mutant(
    'STA-02',
    'updateFile',
    'update-file/traversal-is-400',
    'returns 404 for the path',
    when(isLost, rejects(404, '404 File Not Found')),
  ),
  mutant(
    'STA-04',
    'updateFile',
    'update-file/traversal-is-400',
    'returns no message',
    when(isLost, explains(400, { error: 'invalid' })),
  ),
  mutant(
    'STA-03',
    'updateFile',
    'update-file/identical-content-is-400',
    'returns a success for identical content',
    when(
      (call) => !isLost(call) && lacksNothing(call),
      announces(400, 200, { file_name: 'README.md', branch: 'master' }),
    ),
  ),
  mutant(
    'STT-03',
    'updateFile',
    'update-file/identical-content-is-400',
    'creates a commit for identical content',
    {
      async around(call, behind) {
        const response = await behind.pass(call)
        if (response.status !== 400 || !lacksNothing(call) || isLost(call)) return response
        const content = valueOf(call, 'content')
        await behind.pass(withValue(call, 'content', `${String(content)} `))
        return behind.pass(call)
      },
    },
  ),
  ...[409, 422].map((status) =>
    mutant(
      'STA-02',
      'updateFile',
      'update-file/identical-content-is-400',
      `returns ${status} for identical content`,
      when(lacksNothing, swaps(400, status)),
    ),
  ),
  mutant(
    'STT-03',
    'updateFile',
    'update-file/changed-branch-is-400',
    'ignores last_commit_id',
    ignores('last_commit_id'),
  ),
  mutant(
    'STA-02',
    'updateFile',
    'update-file/changed-branch-is-400',
    'returns 409 for a concurrent change',
    when(has('last_commit_id'), swaps(400, 409)),
  ),
  mutant(
    'SFX-02',
    'updateFile',
    'update-file/changed-branch-is-400',
    'writes a rejected change',
    when(has('last_commit_id'), {
      async around(call, behind) {
        const response = await behind.pass(call)
        if (response.status === 400) await behind.pass(withValue(call, 'last_commit_id', undefined))
        return response
      },
    }),
  ),
  mutant(
    'SEM-02',
    'updateFile',
    'update-file/last-commit-id',
    'compares last_commit_id with the head of the branch',
    when(has('last_commit_id'), {
      async around(call, behind) {
        const head = await shownAt(
          `/projects/${segmentsOf(call)[1] ?? ''}/repository/commits/${encodeURIComponent(String(valueOf(call, 'branch')))}`,
          call,
          behind,
        )
        const isHead = isRecord(head) && head['id'] === valueOf(call, 'last_commit_id')
        return isHead ? behind.pass(call) : jsonResponse(400, { message: 'The branch has changed' })
      },
    }),
  ),
]

function lacksNothing(call: Call): boolean {
  return ['branch', 'content', 'commit_message'].every((name) => valueOf(call, name) !== undefined)
}
