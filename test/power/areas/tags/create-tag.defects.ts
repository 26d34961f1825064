/** Defects of createTag, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { byDefault, takes, ignores, confuses } from '../../vocabulary/requests.ts'
import { namesCommit, when } from '../../vocabulary/conditions.ts'
import { refuses, another, byAdministrator } from '../../vocabulary/effects.ts'
import { withValue, isRecord, isHash, valueOf, type Call, segmentsOf } from '../../message.ts'
import { tagOf } from './shared.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { announces, explains, swaps } from '../../vocabulary/responses.ts'

/** A tag that begins at another tag, whose record decides what is done. */
function fromTag(alter: (call: Call, tag: Readonly<Record<string, unknown>>) => Call | null): Fault {
  return {
    async around(call, behind) {
      const ref = valueOf(call, 'ref')
      const tag = ref === undefined || isHash(ref) ? null : await shownAt(tagOf(call, ref), call, behind)
      const altered = isRecord(tag) ? alter(call, tag) : call
      return altered === null ? rejectedTag : behind.pass(altered)
    },
  }
}

const rejectedTag = {
  status: 405,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message: 'Target does not exist' })),
}

export const createTag = defectsOf('createTag', {
  'create-tag/tag-name-required': [['STT-03', 'a tag without a name gets one', byDefault('tag_name', 'v0')]],
  'create-tag/ref-required': [['SEM-05', 'without a ref it begins at master', byDefault('ref', 'master')]],
  'create-tag/from-sha': [
    [
      'SEM-02',
      'a commit is taken for the head of its branch',
      when(
        namesCommit,
        takes('ref', () => 'master'),
      ),
    ],
    ['STA-03', 'commits cannot be tagged', when(namesCommit, refuses(405, 'No such target'))],
  ],
  'create-tag/from-tag': [
    [
      'SEM-02',
      'a tag is taken for the head of its branch',
      fromTag((call) => withValue(call, 'ref', 'master')),
    ],
    [
      'STA-03',
      'annotated tags lead nowhere',
      fromTag((call, { message }) => (message === null ? call : null)),
    ],
  ],
  'create-tag/from-branch': [
    [
      'SEM-02',
      'every branch is taken for master',
      {
        async around(call, behind) {
          const ref = String(valueOf(call, 'ref'))
          const project = segmentsOf(call)[1] ?? ''
          const branch = await shownAt(
            `/projects/${project}/repository/branches/${encodeURIComponent(ref)}`,
            call,
            behind,
          )
          return behind.pass(isRecord(branch) ? withValue(call, 'ref', 'master') : call)
        },
      },
    ],
  ],
  'create-tag/message-annotates': [
    ['SEM-01', 'the message is not looked at', ignores('message')],
    [
      'ENC-01',
      'only the first line of the message is kept',
      takes('message', (message) => String(message).split('\n')[0]),
    ],
    ['SEM-02', 'the message becomes the notes of a release', confuses('message', 'release_description')],
  ],
  'create-tag/without-message': [['SEM-05', 'every tag is annotated', byDefault('message', 'Tagged')]],
  'create-tag/release-description': [
    ['SEM-01', 'there is no release', ignores('release_description')],
    [
      'ENC-01',
      'the marks of the notes are gone',
      takes('release_description', (notes) => String(notes).replaceAll('*', '')),
    ],
  ],
  'create-tag/failure-is-405': [
    ['STA-02', 'a failure is 400', swaps(405, 400)],
    ['STA-02', 'a failure is 409', swaps(405, 409)],
    ['STA-02', 'a failure is 422', swaps(405, 422)],
    ['STA-04', 'a failure has no message', explains(405, {})],
    ['STA-03', 'a failure looks like a success', announces(405, 201)],
    [
      'STT-02',
      'a tag that is there already moves',
      {
        async around(call, behind) {
          const response = await behind.pass(call)
          const name = valueOf(call, 'tag_name')
          if (response.status !== 405 || !isRecord(await shownAt(tagOf(call, name), call, behind)))
            return response
          await behind.pass(byAdministrator(another(call, 'DELETE', tagOf(call, name)), behind))
          return behind.pass(call)
        },
      },
    ],
    [
      'SFX-02',
      'a failure leaves its notes behind',
      {
        async around(call, behind) {
          const response = await behind.pass(call)
          if (response.status === 405) {
            const target = `${tagOf(call, valueOf(call, 'tag_name'))}/release`
            await behind.pass(byAdministrator(another(call, 'POST', target, { description: 'Left' }), behind))
          }
          return response
        },
      },
    ],
  ],
})
