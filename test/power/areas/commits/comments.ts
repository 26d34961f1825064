/** Comments on commits that go astray. */
import { isHash, alterJson, isSuccess, segmentsOf, valueOf, withSegment, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { drops, losesLast, saysOfEach, shows, showsAs } from '../../vocabulary/answers.ts'
import { when } from '../../vocabulary/conditions.ts'
import { forgets, refuses, trustsEverybody } from '../../vocabulary/effects.ts'
import { lagsBehind, listedAt } from '../../vocabulary/lookups.ts'
import { byDefault, ignores, takes } from '../../vocabulary/requests.ts'
import { commitsOf } from './places.ts'

const byName = (call: Call) => !isHash(segmentsOf(call)[4])
const byHash = (call: Call) => !byName(call)
const both = (one: (call: Call) => boolean, name: string, value: string | number) => (call: Call) =>
  one(call) && String(valueOf(call, name)) === String(value)

/** What was asked for is told to have been done. */
const tellsPlace = (...names: readonly string[]): Fault =>
  saysOfEach((comment, call) => {
    const asked = names.map((name) => [name, valueOf(call, name) ?? null] as const)
    return { ...comment, ...Object.fromEntries(asked) }
  })

export const commitCommentMutants: readonly Mutant[] = [
  mutant(
    'SEM-02',
    'listCommitComments',
    'list-commit-comments/lists-comments',
    'comments on all commits are listed',
    {
      async around(call, behind) {
        const answer = await behind.pass(call)
        if (!isSuccess(answer)) return answer
        const found: unknown[] = []
        for (const { id } of await listedAt(commitsOf(call), call, behind)) {
          found.push(...(await listedAt(`${commitsOf(call)}/${String(id)}/comments`, call, behind)))
        }
        return alterJson(answer, () => found)
      },
    },
  ),
  mutant(
    'SEM-06',
    'listCommitComments',
    'list-commit-comments/lists-comments',
    'the last comment is not listed',
    losesLast,
  ),
  mutant(
    'SEM-02',
    'listCommitComments',
    'list-commit-comments/lists-comments',
    'the administrator is the author of all',
    shows('author.id', 1),
  ),
  mutant(
    'STT-04',
    'listCommitComments',
    'list-commit-comments/lists-comments',
    'the list is one write behind',
    lagsBehind(/^\/api\/v4\/projects\/\d+\/repository\/commits\/\w+\/comments/),
  ),
  mutant(
    'STT-03',
    'createCommitComment',
    'create-commit-comment/note-required',
    'a comment needs no text',
    byDefault('note', 'No comment'),
  ),
  mutant(
    'STT-03',
    'createCommitComment',
    'create-commit-comment/line-type-values',
    'an unknown type of line is new',
    takes('line_type', (type) => (type === 'old' ? 'old' : 'new')),
  ),
  ...(['path', 'line', 'line_type'] as const).map((name) =>
    mutant(
      'SEM-01',
      'createCommitComment',
      'create-commit-comment/on-a-line',
      `${name} is not looked at`,
      ignores(name),
    ),
  ),
  mutant(
    'SEM-07',
    'createCommitComment',
    'create-commit-comment/on-a-line',
    'lines count from 0',
    showsAs('line', (line) => (line === null ? null : Number(line) - 1)),
  ),
  mutant(
    'SEM-07',
    'createCommitComment',
    'create-commit-comment/on-a-line',
    'the last line is none',
    when(both(byHash, 'line', 1), ignores('line')),
  ),
  mutant(
    'SEM-02',
    'createCommitComment',
    'create-commit-comment/on-a-line',
    'new lines are taken for old ones',
    showsAs('line_type', (type) => (type === 'new' ? 'old' : type)),
  ),
  mutant(
    'STA-03',
    'createCommitComment',
    'create-commit-comment/invalid-on-ref',
    'branches cannot be commented on',
    when(byName, refuses(400, 'sha is invalid')),
  ),
  mutant(
    'SEM-02',
    'createCommitComment',
    'create-commit-comment/invalid-on-ref',
    'a place is told although there is none',
    when(byName, tellsPlace('path', 'line', 'line_type')),
  ),
  mutant(
    'STT-01',
    'createCommitComment',
    'create-commit-comment/invalid-on-ref',
    'a comment without a place is not kept',
    when(byName, forgets),
  ),
  mutant(
    'SFX-03',
    'createCommitComment',
    'create-commit-comment/invalid-on-ref',
    'a comment without a place is on the first commit',
    {
      async around(call, behind) {
        if (byHash(call)) return behind.pass(call)
        const first = (await listedAt(commitsOf(call), call, behind)).at(-1)
        return behind.pass(first === undefined ? call : withSegment(call, 4, String(first['id'])))
      },
    },
  ),
  mutant(
    'STA-03',
    'createCommitComment',
    'create-commit-comment/missing-line',
    'a line that is not there is 400',
    when(both(byHash, 'line', 999), refuses(400, 'line is invalid')),
  ),
  mutant(
    'SEM-02',
    'createCommitComment',
    'create-commit-comment/missing-line',
    'a line that is not there is told',
    when(both(byHash, 'line', 999), tellsPlace('path', 'line', 'line_type')),
  ),
  mutant(
    'SEM-02',
    'createCommitComment',
    'create-commit-comment/missing-line',
    'the path is told without the line',
    when(both(byHash, 'line', 999), tellsPlace('path')),
  ),
  mutant(
    'STT-01',
    'createCommitComment',
    'create-commit-comment/missing-line',
    'a comment without a line is not kept',
    when(both(byHash, 'line', 999), forgets),
  ),
  mutant(
    'STA-03',
    'createCommitComment',
    'create-commit-comment/missing-path',
    'a path that is not there is 404',
    when(both(byHash, 'path', 'no-such-file'), refuses(404, '404 File Not Found')),
  ),
  mutant(
    'SEM-02',
    'createCommitComment',
    'create-commit-comment/missing-path',
    'a path that is not there is told',
    when(both(byHash, 'path', 'no-such-file'), tellsPlace('path', 'line', 'line_type')),
  ),
  mutant(
    'STT-01',
    'createCommitComment',
    'create-commit-comment/missing-path',
    'a comment without a path is not kept',
    when(both(byHash, 'path', 'no-such-file'), forgets),
  ),
  mutant(
    'SCH-01',
    'createCommitComment',
    'create-commit-comment/created-form',
    'the answer has no author',
    drops('author'),
  ),
  mutant(
    'SEM-02',
    'createCommitComment',
    'create-commit-comment/created-form',
    'the administrator is the author',
    trustsEverybody,
  ),
  mutant(
    'ENC-01',
    'createCommitComment',
    'create-commit-comment/created-form',
    'the text is cut off',
    takes('note', (note) => String(note).slice(0, 3)),
  ),
]
