/** Defects of createCommitComment, by the rule that each violates. */
import { type Call, isHash, segmentsOf, valueOf, withSegment, isForm } from '../../message.ts'
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import { altersRecords, altersProperty, omitsProperty } from '../../vocabulary/responses.ts'
import { defaultsParameter, altersParameter, ignores, cutsText } from '../../vocabulary/requests.ts'
import { hasValue, when } from '../../vocabulary/conditions.ts'
import { rejects, undoesEffect, ignoresPermissions } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { commitsOf } from './shared.ts'

const byName = (call: Call) => !isHash(segmentsOf(call)[4])

const byHash = (call: Call) => !byName(call)

const both = (one: (call: Call) => boolean, name: string, value: string | number) => (call: Call) =>
  one(call) && String(valueOf(call, name)) === String(value)

/** The response repeats the request. */
const returnsPosition = (...names: readonly string[]): Fault =>
  altersRecords((comment, call) => {
    const requested = names.map((name) => [name, valueOf(call, name) ?? null] as const)
    return { ...comment, ...Object.fromEntries(requested) }
  })

export const createCommitComment = defectsOf('createCommitComment', {
  'create-commit-comment/note-required': [
    ['STT-03', 'accepts a comment without a note', defaultsParameter('note', 'No comment')],
  ],
  'create-commit-comment/line-type-values': [
    [
      'SEM-02',
      'stores old lines as new lines',
      altersProperty('line_type', (type) => (type === 'old' ? 'new' : type)),
    ],
    ['STA-03', 'rejects old lines', when(hasValue('line_type', 'old'), rejects(400))],
    [
      'STT-03',
      'treats an unknown line_type as new',
      altersParameter('line_type', (type) => (type === 'old' ? 'old' : 'new')),
    ],
  ],
  'create-commit-comment/on-a-line': [
    ...['path', 'line', 'line_type'].map((name): Defect => ['SEM-01', `ignores ${name}`, ignores(name)]),
    [
      'SEM-07',
      'counts lines from 0',
      altersProperty('line', (line) => (line === null ? null : Number(line) - 1)),
    ],
    [
      'ENC-03',
      'returns only the name of the file',
      altersProperty('path', (path) => (typeof path === 'string' ? path.split('/').at(-1) : path)),
    ],
    ['SEM-07', 'rejects a comment on the last line', when(both(byHash, 'line', 1), ignores('line'))],
    [
      'SEM-02',
      'stores new lines as old lines',
      altersProperty('line_type', (type) => (type === 'new' ? 'old' : type)),
    ],
    ['ENC-03', 'reads no numbers from forms', when(isForm, ignores('line'))],
  ],
  'create-commit-comment/invalid-on-ref': [
    [
      'ENC-02',
      'rejects names with a slash',
      when((call) => (segmentsOf(call)[4] ?? '').includes('/'), rejects(404, '404 Commit Not Found')),
    ],
    ['STA-03', 'rejects a comment on a branch', when(byName, rejects(400, 'sha is invalid'))],
    [
      'SEM-02',
      'returns a position for an invalid position',
      when(byName, returnsPosition('path', 'line', 'line_type')),
    ],
    ['STT-01', 'does not store a comment without a position', when(byName, undoesEffect)],
    [
      'SFX-03',
      'stores a comment without a position on the first commit',
      {
        async around(call, upstream) {
          if (byHash(call)) return upstream.pass(call)
          const first = (await listedAt(commitsOf(call), call, upstream)).at(-1)
          return upstream.pass(first === undefined ? call : withSegment(call, 4, String(first['id'])))
        },
      },
    ],
  ],
  'create-commit-comment/missing-line': [
    [
      'STA-03',
      'returns 400 for a missing line',
      when(both(byHash, 'line', 999), rejects(400, 'line is invalid')),
    ],
    [
      'SEM-02',
      'returns a missing line',
      when(both(byHash, 'line', 999), returnsPosition('path', 'line', 'line_type')),
    ],
    ['SEM-02', 'returns the path without the line', when(both(byHash, 'line', 999), returnsPosition('path'))],
    ['STT-01', 'does not store a comment on a missing line', when(both(byHash, 'line', 999), undoesEffect)],
  ],
  'create-commit-comment/missing-path': [
    [
      'STA-03',
      'returns 404 for a missing path',
      when(both(byHash, 'path', 'no-such-file'), rejects(404, '404 File Not Found')),
    ],
    [
      'SEM-02',
      'returns a missing path',
      when(both(byHash, 'path', 'no-such-file'), returnsPosition('path', 'line', 'line_type')),
    ],
    [
      'STT-01',
      'does not store a comment on a missing path',
      when(both(byHash, 'path', 'no-such-file'), undoesEffect),
    ],
  ],
  'create-commit-comment/created-form': [
    ['SCH-01', 'returns no author', omitsProperty('author')],
    ['SEM-02', 'returns the administrator as the author', ignoresPermissions],
    ['ENC-01', 'truncates the text', cutsText('note', 3)],
  ],
})
