/** Defects of getTag, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { isRecord, alterJson, isSuccess, segmentsOf, pathOf } from '../../message.ts'
import { branchesOf } from '../branches/shared.ts'
import { tagsOf } from './shared.ts'
import { listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersPathSegment } from '../../vocabulary/requests.ts'
import { returnsValue, altersProperty } from '../../vocabulary/responses.ts'
import { by, when, isAnonymous } from '../../vocabulary/conditions.ts'
import { hidesFromNonMembers, jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { type StateCondition, rejectsIf } from '../../vocabulary/states.ts'

const isAnnotated: StateCondition = async (call, upstream) => {
  const tag = isAnonymous(call) ? await shownAt(pathOf(call), call, upstream) : undefined
  return isRecord(tag) && tag['message'] !== null
}

export const getTag = defectsOf('getTag', {
  'get-tag/public-without-authentication': [
    ['STA-02', 'returns 401 for public tags', when(by('anonymous'), rejects(401, '401 Unauthorized'))],
    ['AUT-01', 'requires credentials for annotated tags', rejectsIf(401, isAnnotated)],
  ],
  'general/internal-for-signed-in-users': [
    ['STA-02', 'hides internal projects from non-members', hidesFromNonMembers],
  ],
  'get-tag/by-name': [
    [
      'IDT-03',
      'finds the newest tag with a prefix',
      {
        async around(call, upstream) {
          const name = segmentsOf(call)[4] ?? ''
          const response = await upstream.pass(call)
          if (!isSuccess(response)) return response
          const [newest] = (await listedAt(tagsOf(call), call, upstream)).filter((tag) =>
            String(tag['name']).startsWith(name.slice(0, 4)),
          )
          return alterJson(response, (tag) => (isRecord(tag) ? { ...tag, commit: newest?.['commit'] } : tag))
        },
      },
    ],
    [
      'ENC-02',
      'reads only the name after the last slash',
      altersPathSegment(4, (name) => name.split('/').at(-1) ?? name),
    ],
  ],
  'general/not-found-is-404': [
    [
      'IDT-03',
      'returns a tag for the name of a branch',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (response.status !== 404) return response
          const name = segmentsOf(call)[4] ?? ''
          const branch = await shownAt(`${branchesOf(call)}/${encodeURIComponent(name)}`, call, upstream)
          return isRecord(branch)
            ? jsonResponse(200, { name, message: null, release: null, commit: branch['commit'] })
            : response
        },
      },
    ],
  ],
  'get-tag/message-of-annotated': [
    ['SCH-03', 'returns null as the message of an annotated tag', returnsValue('message', null)],
    [
      'SEM-02',
      'returns the commit message as the message of an annotated tag',
      altersProperty('message', (message, { commit }) =>
        message === null || !isRecord(commit) ? null : commit['message'],
      ),
    ],
  ],
  'get-tag/message-of-lightweight': [
    [
      'SCH-03',
      'returns an empty message of a lightweight tag',
      altersProperty('message', (message) => message ?? ''),
    ],
    [
      'SEM-02',
      'returns the commit message as the message of a lightweight tag',
      altersProperty(
        'message',
        (message, { commit }) => message ?? (isRecord(commit) ? commit['message'] : null),
      ),
    ],
  ],
  'get-tag/release': [
    ['STT-04', 'returns null as the release', returnsValue('release', null)],
    [
      'AUT-05',
      'returns null as the release without credentials',
      when(by('anonymous'), returnsValue('release', null)),
    ],
    [
      'SCH-03',
      'returns an empty release instead of null',
      altersProperty('release', (release, { name }) => release ?? { tag_name: name, description: '' }),
    ],
    [
      'SEM-02',
      'returns the annotation as the release description',
      altersProperty('release', (release, { name, message }) =>
        release === null && message !== null ? { tag_name: name, description: message } : release,
      ),
    ],
  ],
})
