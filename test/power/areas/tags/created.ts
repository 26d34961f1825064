/** Tags that are created otherwise than asked. */
import { isHash, isRecord, segmentsOf, valueOf, withValue, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { announces, explains, showsAs, swaps } from '../../vocabulary/answers.ts'
import { namesCommit, when } from '../../vocabulary/conditions.ts'
import { another, byAdministrator, refuses } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { byDefault, confuses, ignores, takes } from '../../vocabulary/requests.ts'
import { tagOf } from './places.ts'

/** A tag that begins at another tag, whose record decides what is done. */
function fromTag(alter: (call: Call, tag: Readonly<Record<string, unknown>>) => Call | null): Fault {
  return {
    async around(call, behind) {
      const ref = valueOf(call, 'ref')
      const tag = ref === undefined || isHash(ref) ? null : await shownAt(tagOf(call, ref), call, behind)
      const altered = isRecord(tag) ? alter(call, tag) : call
      return altered === null ? refusedTag : behind.pass(altered)
    },
  }
}

const refusedTag = {
  status: 405,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message: 'Target does not exist' })),
}

export const tagCreationMutants: readonly Mutant[] = [
  mutant(
    'STT-03',
    'createTag',
    'create-tag/tag-name-required',
    'a tag without a name gets one',
    byDefault('tag_name', 'v0'),
  ),
  mutant(
    'SEM-05',
    'createTag',
    'create-tag/ref-required',
    'without a ref it begins at master',
    byDefault('ref', 'master'),
  ),
  mutant(
    'SEM-02',
    'createTag',
    'create-tag/from-sha',
    'a commit is taken for the head of its branch',
    when(
      namesCommit,
      takes('ref', () => 'master'),
    ),
  ),
  mutant(
    'STA-03',
    'createTag',
    'create-tag/from-sha',
    'commits cannot be tagged',
    when(namesCommit, refuses(405, 'No such target')),
  ),
  mutant(
    'SEM-02',
    'createTag',
    'create-tag/from-tag',
    'a tag is taken for the head of its branch',
    fromTag((call) => withValue(call, 'ref', 'master')),
  ),
  mutant(
    'STA-03',
    'createTag',
    'create-tag/from-tag',
    'annotated tags lead nowhere',
    fromTag((call, { message }) => (message === null ? call : null)),
  ),
  mutant('SEM-02', 'createTag', 'create-tag/from-branch', 'every branch is taken for master', {
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
  }),
  mutant(
    'SEM-01',
    'createTag',
    'create-tag/message-annotates',
    'the message is not looked at',
    ignores('message'),
  ),
  mutant(
    'ENC-01',
    'createTag',
    'create-tag/message-annotates',
    'only the first line of the message is kept',
    takes('message', (message) => String(message).split('\n')[0]),
  ),
  mutant(
    'SEM-02',
    'createTag',
    'create-tag/message-annotates',
    'the message becomes the notes of a release',
    confuses('message', 'release_description'),
  ),
  mutant(
    'SEM-05',
    'createTag',
    'create-tag/without-message',
    'every tag is annotated',
    byDefault('message', 'Tagged'),
  ),
  mutant(
    'SCH-03',
    'listTags',
    'create-tag/without-message',
    'lightweight tags have an empty message',
    showsAs('message', (message) => message ?? ''),
  ),
  mutant(
    'SEM-01',
    'createTag',
    'create-tag/release-description',
    'there is no release',
    ignores('release_description'),
  ),
  mutant(
    'ENC-01',
    'createTag',
    'create-tag/release-description',
    'the marks of the notes are gone',
    takes('release_description', (notes) => String(notes).replaceAll('*', '')),
  ),
  ...[400, 409, 422].map((status) =>
    mutant('STA-02', 'createTag', 'create-tag/failure-is-405', `a failure is ${status}`, swaps(405, status)),
  ),
  mutant('STA-04', 'createTag', 'create-tag/failure-is-405', 'a failure has no message', explains(405, {})),
  mutant(
    'STA-03',
    'createTag',
    'create-tag/failure-is-405',
    'a failure looks like a success',
    announces(405, 201),
  ),
  mutant('STT-02', 'createTag', 'create-tag/failure-is-405', 'a tag that is there already moves', {
    async around(call, behind) {
      const answer = await behind.pass(call)
      const name = valueOf(call, 'tag_name')
      if (answer.status !== 405 || !isRecord(await shownAt(tagOf(call, name), call, behind))) return answer
      await behind.pass(byAdministrator(another(call, 'DELETE', tagOf(call, name)), behind))
      return behind.pass(call)
    },
  }),
  mutant('SFX-02', 'createTag', 'create-tag/failure-is-405', 'a failure leaves its notes behind', {
    async around(call, behind) {
      const answer = await behind.pass(call)
      if (answer.status === 405) {
        const target = `${tagOf(call, valueOf(call, 'tag_name'))}/release`
        await behind.pass(byAdministrator(another(call, 'POST', target, { description: 'Left' }), behind))
      }
      return answer
    },
  }),
]
