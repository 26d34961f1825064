/** Defects of createCommitComment, by the rule that each violates. */
import { type Call, isHash, segmentsOf, valueOf, withSegment } from '../../message.ts'
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import { saysOfEach, showsAs, drops } from '../../vocabulary/responses.ts'
import { byDefault, takes, ignores } from '../../vocabulary/requests.ts'
import { when } from '../../vocabulary/conditions.ts'
import { refuses, forgets, trustsEverybody } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { commitsOf } from './shared.ts'

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

export const createCommitComment = defectsOf('createCommitComment', {
  'create-commit-comment/note-required': [
    ['STT-03', 'a comment needs no text', byDefault('note', 'No comment')],
  ],
  'create-commit-comment/line-type-values': [
    [
      'STT-03',
      'an unknown type of line is new',
      takes('line_type', (type) => (type === 'old' ? 'old' : 'new')),
    ],
  ],
  'create-commit-comment/on-a-line': [
    ...['path', 'line', 'line_type'].map((name): Defect => [
      'SEM-01',
      `${name} is not looked at`,
      ignores(name),
    ]),
    ['SEM-07', 'lines count from 0', showsAs('line', (line) => (line === null ? null : Number(line) - 1))],
    ['SEM-07', 'the last line is none', when(both(byHash, 'line', 1), ignores('line'))],
    [
      'SEM-02',
      'new lines are taken for old ones',
      showsAs('line_type', (type) => (type === 'new' ? 'old' : type)),
    ],
  ],
  'create-commit-comment/invalid-on-ref': [
    ['STA-03', 'branches cannot be commented on', when(byName, refuses(400, 'sha is invalid'))],
    [
      'SEM-02',
      'a place is told although there is none',
      when(byName, tellsPlace('path', 'line', 'line_type')),
    ],
    ['STT-01', 'a comment without a place is not kept', when(byName, forgets)],
    [
      'SFX-03',
      'a comment without a place is on the first commit',
      {
        async around(call, behind) {
          if (byHash(call)) return behind.pass(call)
          const first = (await listedAt(commitsOf(call), call, behind)).at(-1)
          return behind.pass(first === undefined ? call : withSegment(call, 4, String(first['id'])))
        },
      },
    ],
  ],
  'create-commit-comment/missing-line': [
    [
      'STA-03',
      'a line that is not there is 400',
      when(both(byHash, 'line', 999), refuses(400, 'line is invalid')),
    ],
    [
      'SEM-02',
      'a line that is not there is told',
      when(both(byHash, 'line', 999), tellsPlace('path', 'line', 'line_type')),
    ],
    ['SEM-02', 'the path is told without the line', when(both(byHash, 'line', 999), tellsPlace('path'))],
    ['STT-01', 'a comment without a line is not kept', when(both(byHash, 'line', 999), forgets)],
  ],
  'create-commit-comment/missing-path': [
    [
      'STA-03',
      'a path that is not there is 404',
      when(both(byHash, 'path', 'no-such-file'), refuses(404, '404 File Not Found')),
    ],
    [
      'SEM-02',
      'a path that is not there is told',
      when(both(byHash, 'path', 'no-such-file'), tellsPlace('path', 'line', 'line_type')),
    ],
    ['STT-01', 'a comment without a path is not kept', when(both(byHash, 'path', 'no-such-file'), forgets)],
  ],
  'create-commit-comment/created-form': [
    ['SCH-01', 'the answer has no author', drops('author')],
    ['SEM-02', 'the administrator is the author', trustsEverybody],
    ['ENC-01', 'the text is cut off', takes('note', (note) => String(note).slice(0, 3))],
  ],
})
