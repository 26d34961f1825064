/** Defects of updateFile, by the rule that each violates. */
import { isRecord, segmentsOf, type Call, valueOf, withValue, isSuccess } from '../../message.ts'
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import { has, when } from '../../vocabulary/conditions.ts'
import { jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { altersPathSegment, ignores } from '../../vocabulary/requests.ts'
import { replacesStatus, returnsErrorBody, returnsSuccessFor } from '../../vocabulary/responses.ts'
import { returnsDefaultBranch, storesFirstLine, toSameFileInLib } from './shared.ts'

const isLost = (call: Call) => (segmentsOf(call)[4] ?? '').includes('/../')

function lacksNothing(call: Call): boolean {
  return ['branch', 'content', 'commit_message'].every((name) => valueOf(call, name) !== undefined)
}

const createsFile: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (isSuccess(response) || valueOf(call, 'content') === undefined) return response
    const created = await upstream.pass({ ...call, method: 'POST' })
    return isSuccess(created) ? { ...created, status: 200 } : response
  },
}

export const updateFile = defectsOf('updateFile', {
  'update-file/commit-message': [storesFirstLine],
  'update-file/returns-name-and-branch': [returnsDefaultBranch],
  'update-file/traversal-is-400': [
    [
      'STT-03',
      'resolves the path before the write',
      altersPathSegment(4, (path) => path.replaceAll(/[^/]+\/\.\.\//g, '')),
    ],
    ['STA-02', 'returns 404 for the path', when(isLost, rejects(404, '404 File Not Found'))],
    ['STA-04', 'returns no message', when(isLost, returnsErrorBody(400, { error: 'invalid' }))],
  ],
  'update-file/identical-content-is-400': [
    [
      'STA-03',
      'returns a success for identical content',
      when(
        (call) => !isLost(call) && lacksNothing(call),
        returnsSuccessFor(400, 200, { file_name: 'README.md', branch: 'master' }),
      ),
    ],
    [
      'STA-03',
      'returns a success for identical content in Base64',
      when(
        (call) => !isLost(call) && lacksNothing(call) && valueOf(call, 'encoding') === 'base64',
        returnsSuccessFor(400, 200, { file_name: 'README.md', branch: 'master' }),
      ),
    ],
    [
      'STT-03',
      'creates a commit for identical content',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (response.status !== 400 || !lacksNothing(call) || isLost(call)) return response
          const content = valueOf(call, 'content')
          await upstream.pass(withValue(call, 'content', `${String(content)} `))
          return upstream.pass(call)
        },
      },
    ],
    ...[409, 422].map((status): Defect => [
      'STA-02',
      `returns ${status} for identical content`,
      when(lacksNothing, replacesStatus(400, status)),
    ]),
  ],
  'update-file/changed-branch-is-400': [
    ['STT-03', 'ignores last_commit_id', ignores('last_commit_id')],
    ['STA-02', 'returns 409 for a concurrent change', when(has('last_commit_id'), replacesStatus(400, 409))],
    [
      'SFX-02',
      'writes a rejected change',
      when(has('last_commit_id'), {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (response.status === 400) await upstream.pass(withValue(call, 'last_commit_id', undefined))
          return response
        },
      }),
    ],
  ],
  'update-file/last-commit-id': [
    [
      'SEM-10',
      'ignores the encoding next to last_commit_id',
      when(has('last_commit_id'), ignores('encoding')),
    ],
    [
      'SEM-02',
      'compares last_commit_id with the head of the branch',
      when(has('last_commit_id'), {
        async around(call, upstream) {
          const head = await shownAt(
            `/projects/${segmentsOf(call)[1] ?? ''}/repository/commits/${encodeURIComponent(String(valueOf(call, 'branch')))}`,
            call,
            upstream,
          )
          const isHead = isRecord(head) && head['id'] === valueOf(call, 'last_commit_id')
          return isHead ? upstream.pass(call) : jsonResponse(400, { message: 'The branch has changed' })
        },
      }),
    ],
  ],
  'update-file/updates': [['STT-03', 'creates a missing file', createsFile], toSameFileInLib],
})
