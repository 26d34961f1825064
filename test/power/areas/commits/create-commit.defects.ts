/** Defects of createCommit, by the rule that each violates. */
import { damagedBase64, damagedTexts } from '../../vocabulary/contents.ts'
import { type Call, valueOf, isRecord, withValue, segmentsOf } from '../../message.ts'
import { defectsOf, type Defect } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { defaultsParameter, readsParameterAs, ignores, altersParameter } from '../../vocabulary/requests.ts'
import { when, lacks, not, hasValue, together } from '../../vocabulary/conditions.ts'
import { returnsSuccessFor, returnsValue, altersProperty, omitsProperty } from '../../vocabulary/responses.ts'
import { masterAsWell, type Action, ofKind, without, eachAction, actionsAs } from './shared.ts'
import { alsoWrites } from '../../vocabulary/projects.ts'

const severally = (call: Call): readonly Action[] => {
  const actions = valueOf(call, 'actions')
  return Array.isArray(actions) && actions.length > 1 ? actions.filter((each) => isRecord(each)) : []
}

export const createCommit = defectsOf('createCommit', {
  'create-commit/create-writes-file': [
    [
      'IDT-03',
      'writes the file outside its directory',
      ofKind('create', (action) => ({ ...action, file_path: String(action['file_path']).split('/').at(-1) })),
    ],
    [
      'SFX-02',
      'replaces all files by the new file',
      {
        async around(call, upstream) {
          const actions = valueOf(call, 'actions')
          const [project, branch] = [segmentsOf(call)[1] ?? '', String(valueOf(call, 'branch'))]
          const tree = await shownAt(
            `/projects/${project}/repository/tree?ref=${encodeURIComponent(branch)}`,
            call,
            upstream,
          )
          const creates =
            Array.isArray(actions) && actions.every((each) => isRecord(each) && each['action'] === 'create')
          const old =
            Array.isArray(tree) && creates
              ? tree.filter((each) => isRecord(each) && each['type'] === 'blob')
              : []
          if (!Array.isArray(actions) || old.length === 0) return upstream.pass(call)
          return upstream.pass(
            withValue(call, 'actions', [
              ...actions,
              ...old.map(({ path }) => ({ action: 'delete', file_path: path })),
            ]),
          )
        },
      },
    ],
  ],
  'create-commit/update-writes-file': [
    [
      'SEM-02',
      'appends an update to the content',
      ofKind('update', (action) => ({ ...action, content: `# Given\n${String(action['content'])}` })),
    ],
  ],
  'create-commit/delete-removes-file': [
    [
      'SFX-01',
      'empties a deleted file',
      ofKind('delete', (action) => ({ ...action, action: 'update', content: '' })),
    ],
    [
      'STA-03',
      'requires content for a deletion',
      {
        async around(call, upstream) {
          const actions = valueOf(call, 'actions')
          const bare =
            Array.isArray(actions) && actions.some((each) => isRecord(each) && each['action'] === 'delete')
          return bare ? jsonResponse(400, { message: 'content is missing' }) : upstream.pass(call)
        },
      },
    ],
  ],
  'create-commit/move-renames-file': [
    [
      'SFX-01',
      'keeps the original of a moved file',
      ofKind('move', (action) =>
        action['content'] === undefined ? action : { ...without(action, 'previous_path'), action: 'create' },
      ),
    ],
    ['SEM-01', 'ignores the content of a moved file', ofKind('move', (action) => without(action, 'content'))],
  ],
  'create-commit/branch-required': [
    ['SEM-05', 'uses master as the default branch', defaultsParameter('branch', 'master')],
  ],
  'create-commit/commit-message-required': [
    ['STT-03', 'accepts a commit without a message', defaultsParameter('commit_message', 'Commit')],
  ],
  'create-commit/actions-required': [
    ['STA-03', 'accepts a commit without actions', when(lacks('actions'), returnsSuccessFor(400, 201))],
  ],
  'create-commit/action-required': [
    [
      'STT-03',
      'uses create as the default action',
      eachAction((action) => ({ action: 'create', ...action })),
    ],
  ],
  'create-commit/action-values': [
    [
      'STT-03',
      'treats an unknown action as create',
      eachAction((action) => (action['action'] === 'conjure' ? { ...action, action: 'create' } : action)),
    ],
    [
      'STT-03',
      'skips an unknown action next to others',
      actionsAs((actions) => actions.filter(({ action }) => action !== 'conjure')),
    ],
    [
      'STT-03',
      'skips an unknown action',
      actionsAs((actions) => {
        const known = actions.filter(({ action }) => action !== 'conjure')
        return known.length === actions.length
          ? actions
          : [...known, { action: 'create', file_path: 'left-out.txt', content: '' }]
      }),
    ],
  ],
  'create-commit/file-path-required': [
    [
      'STT-03',
      'accepts an action without a path',
      eachAction((action) => ({ file_path: 'unnamed', ...action })),
    ],
  ],
  'create-commit/content-optional-for-move': [
    [
      'STA-03',
      'requires content for a move',
      {
        async around(call, upstream) {
          const actions = valueOf(call, 'actions')
          const bare =
            Array.isArray(actions) &&
            actions.some(
              (each) => isRecord(each) && each['action'] === 'move' && each['content'] === undefined,
            )
          return bare ? jsonResponse(400, { message: 'content is missing' }) : upstream.pass(call)
        },
      },
    ],
    [
      'SEM-05',
      'empties a file moved without content',
      ofKind('move', (action) => ({ content: '', ...action })),
    ],
  ],
  'create-commit/branch-not-branch-name': [
    ['ENC-02', 'accepts the v3 name of the attribute', readsParameterAs('branch_name', 'branch')],
  ],
  'create-commit/on-branch': [
    [
      'SFX-03',
      'commits to master',
      when(
        not(hasValue('branch', 'master')),
        altersParameter('branch', () => 'master'),
      ),
    ],
    [
      'ENC-01',
      'stores only the first line of the message',
      altersParameter('commit_message', (text) => String(text).split('\n')[0]),
    ],
    ['SFX-02', 'commits to master as well', masterAsWell],
    [
      'SFX-04',
      'protects the branches of the project',
      alsoWrites('repository/branches', 'PUT', ({ name }) => `${encodeURIComponent(String(name))}/protect`),
    ],
  ],
  'create-commit/several-actions': [
    [
      'STA-03',
      'rejects the encoding text',
      when((call) => severally(call).some(({ encoding }) => encoding === 'text'), rejects(400)),
    ],
    [
      'ENC-02',
      'reads only the encoding of the first action',
      actionsAs((actions) =>
        actions.map((each, index) => (index === 0 ? each : { ...each, encoding: 'text' })),
      ),
    ],
    [
      'ENC-02',
      'decodes every action in the encoding of the first',
      actionsAs((actions) => actions.map((each) => ({ ...each, encoding: actions[0]?.['encoding'] }))),
    ],
    [
      'SFX-01',
      'skips the last of several actions',
      actionsAs((actions) => (actions.length > 1 ? actions.slice(0, -1) : actions)),
    ],
    [
      'SFX-02',
      'creates one commit for each action',
      {
        async around(call, upstream) {
          let response = severally(call).length > 1 ? undefined : await upstream.pass(call)
          for (const action of severally(call))
            response = await upstream.pass(withValue(call, 'actions', [action]))
          return response ?? jsonResponse(400, { message: 'actions is missing' })
        },
      },
    ],
  ],
  'create-commit/json-body': [
    [
      'STA-03',
      'rejects several actions in JSON',
      {
        around: async (call, upstream) =>
          severally(call).length > 1
            ? jsonResponse(400, { message: 'actions is invalid' })
            : upstream.pass(call),
      },
    ],
  ],
  'create-commit/stats-and-status': [
    [
      'SEM-02',
      'counts the lines of the first file',
      when(
        (call) => severally(call).length > 1,
        returnsValue('stats', { additions: 2, deletions: 1, total: 3 }),
      ),
    ],
    [
      'SCH-01',
      'returns 0 as stats',
      together(
        returnsValue('stats.additions', 0),
        returnsValue('stats.deletions', 0),
        returnsValue('stats.total', 0),
      ),
    ],
    [
      'SEM-02',
      'counts deletions as additions',
      altersProperty('stats', (stats) =>
        isRecord(stats) ? { ...stats, additions: stats['deletions'], deletions: stats['additions'] } : stats,
      ),
    ],
    ['SCH-01', 'returns no status', omitsProperty('status')],
  ],
  'create-commit/encoding-default-text': Object.entries(damagedTexts).map(([description, damage]): Defect => [
    'ENC-01',
    description,
    eachAction((action) =>
      typeof action['content'] === 'string' && action['encoding'] === undefined
        ? { ...action, content: damage(action['content']) }
        : action,
    ),
  ]),
  'create-commit/encoding-base64': [
    ...Object.entries(damagedBase64).map(([description, damage]): Defect => [
      'ENC-01',
      description,
      eachAction((action) =>
        action['encoding'] === 'base64'
          ? { ...action, encoding: 'text', content: damage(String(action['content'])) }
          : action,
      ),
    ]),
    ...['update', 'move'].map((kind): Defect => [
      'ENC-01',
      `ignores the Base64 encoding of a ${kind}`,
      ofKind(kind, (action) => without(action, 'encoding')),
    ]),
  ],
  'create-commit/content-required': ['create', 'update'].map((kind): Defect => [
    'STT-03',
    `accepts ${kind} without content`,
    ofKind(kind, (action) => ({ content: '', ...action })),
  ]),
  'create-commit/author-given': ['author_name', 'author_email'].map((name): Defect => [
    'SEM-01',
    `ignores ${name}`,
    ignores(name),
  ]),
})
