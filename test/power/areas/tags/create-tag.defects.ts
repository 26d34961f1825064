/** Defects of createTag, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import {
  defaultsParameter,
  altersParameter,
  altersRequest,
  ignores,
  readsParameterAs,
} from '../../vocabulary/requests.ts'
import { namesCommit, when } from '../../vocabulary/conditions.ts'
import { rejects, otherCall, byAdministrator } from '../../vocabulary/effects.ts'
import { withValue, isRecord, isHash, valueOf, type Call, segmentsOf, valuesOf } from '../../message.ts'
import { tagOf } from './shared.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import {
  returnsSuccessFor,
  returnsErrorBody,
  replacesStatus,
  altersProperty,
} from '../../vocabulary/responses.ts'

/** A tag that is created from another tag, whose record decides on the defect. */
function fromTag(alter: (call: Call, tag: Readonly<Record<string, unknown>>) => Call | null): Fault {
  return {
    async around(call, upstream) {
      const ref = valueOf(call, 'ref')
      const tag = ref === undefined || isHash(ref) ? null : await shownAt(tagOf(call, ref), call, upstream)
      const altered = isRecord(tag) ? alter(call, tag) : call
      return altered === null ? rejectedTag : upstream.pass(altered)
    },
  }
}

const rejectedTag = {
  status: 405,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message: 'Target does not exist' })),
}

export const createTag = defectsOf('createTag', {
  'create-tag/tag-name-required': [
    ['STT-03', 'creates a tag without a name', defaultsParameter('tag_name', 'v0')],
  ],
  'create-tag/ref-required': [
    ['SEM-05', 'uses master as the default ref', defaultsParameter('ref', 'master')],
  ],
  'create-tag/from-sha': [
    [
      'SEM-02',
      'uses the head of the branch instead of the commit',
      when(
        namesCommit,
        altersParameter('ref', () => 'master'),
      ),
    ],
    ['STA-03', 'rejects a commit as ref', when(namesCommit, rejects(405, 'No such target'))],
  ],
  'create-tag/from-tag': [
    [
      'SEM-02',
      'tags the head of the branch instead of the tag',
      fromTag((call) => withValue(call, 'ref', 'master')),
    ],
    [
      'STA-03',
      'rejects an annotated tag as ref',
      fromTag((call, { message }) => (message === null ? call : null)),
    ],
  ],
  'create-tag/from-branch': [
    [
      'SEM-02',
      'uses master instead of the branch',
      {
        async around(call, upstream) {
          const ref = String(valueOf(call, 'ref'))
          const project = segmentsOf(call)[1] ?? ''
          const branch = await shownAt(
            `/projects/${project}/repository/branches/${encodeURIComponent(ref)}`,
            call,
            upstream,
          )
          return upstream.pass(isRecord(branch) ? withValue(call, 'ref', 'master') : call)
        },
      },
    ],
  ],
  'create-tag/message-annotates': [
    ['SEM-01', 'ignores the message', ignores('message')],
    [
      'ENC-01',
      'stores only the first line of the message',
      altersParameter('message', (message) => String(message).split('\n')[0]),
    ],
    [
      'SEM-02',
      'stores the message as the release description',
      readsParameterAs('message', 'release_description'),
    ],
    [
      'SEM-01',
      'makes the message the description of a release',
      altersRequest((call) =>
        valuesOf(call, 'release_description').length === 0 && typeof valueOf(call, 'message') === 'string'
          ? withValue(call, 'release_description', valueOf(call, 'message'))
          : call,
      ),
    ],
  ],
  'create-tag/without-message': [
    ['SEM-05', 'annotates every tag', defaultsParameter('message', 'Tagged')],
    [
      'SCH-03',
      'returns an empty release',
      altersProperty('release', (release, { name }) => release ?? { tag_name: name, description: '' }),
    ],
  ],
  'create-tag/release-description': [
    ['SEM-01', 'ignores the release description', ignores('release_description')],
    [
      'ENC-01',
      'keeps the first line of the release description',
      altersParameter('release_description', (text) => String(text).split('\n')[0]),
    ],
    [
      'SFX-04',
      'annotates the tag with the release description',
      altersRequest((call) =>
        valueOf(call, 'message') === undefined
          ? withValue(call, 'message', valueOf(call, 'release_description'))
          : call,
      ),
    ],
    [
      'ENC-01',
      'removes Markdown from the release description',
      altersParameter('release_description', (notes) => String(notes).replaceAll('*', '')),
    ],
  ],
  'create-tag/failure-is-405': [
    ['STA-02', 'returns 400 for a failure', replacesStatus(405, 400)],
    ['STA-02', 'returns 409 for a failure', replacesStatus(405, 409)],
    ['STA-02', 'returns 422 for a failure', replacesStatus(405, 422)],
    ['STA-04', 'returns no message for a failure', returnsErrorBody(405, {})],
    ['STA-03', 'returns a success for a failure', returnsSuccessFor(405, 201)],
    [
      'STT-02',
      'moves an existing tag',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          const name = valueOf(call, 'tag_name')
          if (response.status !== 405 || !isRecord(await shownAt(tagOf(call, name), call, upstream)))
            return response
          await upstream.pass(byAdministrator(otherCall(call, 'DELETE', tagOf(call, name)), upstream))
          return upstream.pass(call)
        },
      },
    ],
    [
      'SFX-02',
      'stores the release of a failed creation',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (response.status === 405) {
            const target = `${tagOf(call, valueOf(call, 'tag_name'))}/release`
            await upstream.pass(
              byAdministrator(otherCall(call, 'POST', target, { description: 'Left' }), upstream),
            )
          }
          return response
        },
      },
    ],
  ],
})
