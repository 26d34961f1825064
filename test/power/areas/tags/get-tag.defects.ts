/** Defects of getTag, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { isRecord, alterJson, isSuccess, segmentsOf } from '../../message.ts'
import { tagsOf } from './shared.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { leads } from '../../vocabulary/requests.ts'
import { shows, showsAs } from '../../vocabulary/responses.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { hidesFromNonMembers, refuses } from '../../vocabulary/effects.ts'

export const getTag = defectsOf('getTag', {
  'get-tag/public-without-authentication': [
    ['STA-02', 'tags need credentials', when(by('anonymous'), refuses(401, '401 Unauthorized'))],
  ],
  'general/internal-for-signed-in-users': [
    ['STA-02', 'internal projects are for members', hidesFromNonMembers],
  ],
  'get-tag/by-name': [
    [
      'IDT-03',
      'a prefix finds the newest tag',
      {
        async around(call, behind) {
          const name = segmentsOf(call)[4] ?? ''
          const response = await behind.pass(call)
          if (!isSuccess(response)) return response
          const [newest] = (await listedAt(tagsOf(call), call, behind)).filter((tag) =>
            String(tag['name']).startsWith(name.slice(0, 4)),
          )
          return alterJson(response, (tag) => (isRecord(tag) ? { ...tag, commit: newest?.['commit'] } : tag))
        },
      },
    ],
    ['ENC-02', 'a slash ends the name', leads(4, (name) => name.split('/').at(-1) ?? name)],
  ],
  'get-tag/message-of-annotated': [
    ['SCH-03', 'the annotation is not shown', shows('message', null)],
    [
      'SEM-02',
      'the message of the commit is shown for the annotation',
      showsAs('message', (message, { commit }) =>
        message === null || !isRecord(commit) ? null : commit['message'],
      ),
    ],
  ],
  'get-tag/message-of-lightweight': [
    ['SCH-03', 'a lightweight tag has an empty message', showsAs('message', (message) => message ?? '')],
    [
      'SEM-02',
      'a lightweight tag shows the message of its commit',
      showsAs('message', (message, { commit }) => message ?? (isRecord(commit) ? commit['message'] : null)),
    ],
  ],
  'get-tag/release': [
    ['STT-04', 'releases are not shown', shows('release', null)],
    [
      'SCH-03',
      'without a release there is an empty one',
      showsAs('release', (release, { name }) => release ?? { tag_name: name, description: '' }),
    ],
    [
      'SEM-02',
      'the annotation is shown for a release',
      showsAs('release', (release, { name, message }) =>
        release === null && message !== null ? { tag_name: name, description: message } : release,
      ),
    ],
  ],
})
