/** Defects of getBranch, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { when, by } from '../../vocabulary/conditions.ts'
import { rejects, hidesFromNonMembers, jsonResponse } from '../../vocabulary/effects.ts'
import { altersPathSegment } from '../../vocabulary/requests.ts'
import { segmentsOf, withSegment, isRecord, isSuccess, alterJson } from '../../message.ts'
import { listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { returnsValue } from '../../vocabulary/responses.ts'
import { branchesOf, isProtected } from './shared.ts'
import { tagOf } from '../tags/shared.ts'
import { rejectsIf } from '../../vocabulary/states.ts'

const unprotected = {
  merged: false,
  protected: false,
  developers_can_push: false,
  developers_can_merge: false,
}

export const getBranch = defectsOf('getBranch', {
  'get-branch/public-without-authentication': [
    ['STA-02', 'returns 401 for a public branch', when(by('anonymous'), rejects(401, '401 Unauthorized'))],
    ['AUT-01', 'requires credentials for protected branches', rejectsIf(401, isProtected)],
  ],
  'general/internal-for-signed-in-users': [
    ['STA-02', 'hides internal projects from non-members', hidesFromNonMembers],
  ],
  'get-branch/by-name': [
    [
      'ENC-02',
      'reads only the name after the last slash',
      altersPathSegment(4, (name) => name.split('/').at(-1) ?? name),
    ],
    [
      'IDT-03',
      'returns a branch for the directory of its name',
      {
        async around(call, upstream) {
          const [directory] = (segmentsOf(call)[4] ?? '').split('/')
          const all = await listedAt(branchesOf(call), call, upstream)
          const first = all.map(({ name }) => String(name)).find((name) => name.startsWith(`${directory}/`))
          return upstream.pass(first === undefined ? call : withSegment(call, 4, first))
        },
      },
    ],
    [
      'IDT-03',
      'returns the commit of the default branch',
      {
        async around(call, upstream) {
          const trunk = await shownAt(`${branchesOf(call)}/master`, call, upstream)
          const commit = isRecord(trunk) ? trunk['commit'] : undefined
          const response = await upstream.pass(call)
          if (!isSuccess(response) || commit === undefined) return response
          return alterJson(response, (branch) => (isRecord(branch) ? { ...branch, commit } : branch))
        },
      },
    ],
  ],
  'general/not-found-is-404': [
    [
      'IDT-03',
      'returns the branch of a commit for the name of a tag',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (response.status !== 404) return response
          const tag = await shownAt(tagOf(call, segmentsOf(call)[4]), call, upstream)
          return isRecord(tag)
            ? jsonResponse(200, { ...unprotected, name: tag['name'], commit: tag['commit'] })
            : response
        },
      },
    ],
  ],
  'get-branch/merged': [
    ['STT-04', 'returns merged as false', returnsValue('merged', false)],
    ['STT-04', 'returns merged as true', returnsValue('merged', true)],
  ],
  'protect-branch/developers-can-push': [
    ['STT-01', 'returns developers_can_push as false in reads', returnsValue('developers_can_push', false)],
  ],
  'protect-branch/developers-can-merge': [
    ['STT-01', 'returns developers_can_merge as false in reads', returnsValue('developers_can_merge', false)],
  ],
})
