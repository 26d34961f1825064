/** Defects of createCommit, by the rule that each violates. */
import { damagedBase64, damagedTexts } from '../files/contents.ts'
import { type Call, valueOf, isRecord, isSuccess, withValue, segmentsOf } from '../../message.ts'
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { byDefault, confuses, ignores, takes } from '../../vocabulary/requests.ts'
import { when, lacks, not, hasValue, together } from '../../vocabulary/conditions.ts'
import { announces, shows, showsAs, drops } from '../../vocabulary/responses.ts'
import { type Action, ofKind, without, eachAction, actionsAs } from './shared.ts'

const severally = (call: Call): readonly Action[] => {
  const actions = valueOf(call, 'actions')
  return Array.isArray(actions) && actions.length > 1 ? actions.filter((each) => isRecord(each)) : []
}

/** What is committed to another branch is committed to master as well. */
export const masterAsWell: Fault = {
  async around(call, behind) {
    const response = await behind.pass(call)
    if (isSuccess(response) && valueOf(call, 'branch') !== 'master')
      await behind.pass(withValue(call, 'branch', 'master'))
    return response
  },
}

export const createCommit = defectsOf('createCommit', {
  'create-commit/create-writes-file': [
    [
      'IDT-03',
      'a file lands beside its directory',
      ofKind('create', (action) => ({ ...action, file_path: String(action['file_path']).split('/').at(-1) })),
    ],
    [
      'SFX-02',
      'a new file takes the place of all others',
      {
        async around(call, behind) {
          const actions = valueOf(call, 'actions')
          const [project, branch] = [segmentsOf(call)[1] ?? '', String(valueOf(call, 'branch'))]
          const tree = await shownAt(
            `/projects/${project}/repository/tree?ref=${encodeURIComponent(branch)}`,
            call,
            behind,
          )
          const creates =
            Array.isArray(actions) && actions.every((each) => isRecord(each) && each['action'] === 'create')
          const old =
            Array.isArray(tree) && creates
              ? tree.filter((each) => isRecord(each) && each['type'] === 'blob')
              : []
          if (!Array.isArray(actions) || old.length === 0) return behind.pass(call)
          return behind.pass(
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
      'an update adds to what is there',
      ofKind('update', (action) => ({ ...action, content: `# Given\n${String(action['content'])}` })),
    ],
  ],
  'create-commit/delete-removes-file': [
    [
      'SFX-01',
      'a removed file is emptied',
      ofKind('delete', (action) => ({ ...action, action: 'update', content: '' })),
    ],
    [
      'STA-03',
      'a removal needs content',
      {
        async around(call, behind) {
          const actions = valueOf(call, 'actions')
          const bare =
            Array.isArray(actions) && actions.some((each) => isRecord(each) && each['action'] === 'delete')
          return bare ? jsonResponse(400, { message: 'content is missing' }) : behind.pass(call)
        },
      },
    ],
  ],
  'create-commit/move-renames-file': [
    [
      'SFX-01',
      'a moved file stays where it was as well',
      ofKind('move', (action) =>
        action['content'] === undefined ? action : { ...without(action, 'previous_path'), action: 'create' },
      ),
    ],
    [
      'SEM-01',
      'the content of a moved file is not looked at',
      ofKind('move', (action) => without(action, 'content')),
    ],
  ],
  'create-commit/branch-required': [
    ['SEM-05', 'without a branch it is master', byDefault('branch', 'master')],
  ],
  'create-commit/commit-message-required': [
    ['STT-03', 'a commit needs no message', byDefault('commit_message', 'Commit')],
  ],
  'create-commit/actions-required': [
    ['STA-03', 'nothing need be done', when(lacks('actions'), announces(400, 201))],
  ],
  'create-commit/action-required': [
    [
      'STT-03',
      'an action is a creation unless told otherwise',
      eachAction((action) => ({ action: 'create', ...action })),
    ],
  ],
  'create-commit/action-values': [
    [
      'STT-03',
      'an unknown action is a creation',
      eachAction((action) => (action['action'] === 'conjure' ? { ...action, action: 'create' } : action)),
    ],
    [
      'STT-03',
      'an unknown action is left out',
      actionsAs((actions) => {
        const known = actions.filter(({ action }) => action !== 'conjure')
        return known.length === actions.length
          ? actions
          : [...known, { action: 'create', file_path: 'left-out.txt', content: '' }]
      }),
    ],
  ],
  'create-commit/file-path-required': [
    ['STT-03', 'a file needs no path', eachAction((action) => ({ file_path: 'unnamed', ...action }))],
  ],
  'create-commit/content-optional-for-move': [
    [
      'STA-03',
      'a move needs content',
      {
        async around(call, behind) {
          const actions = valueOf(call, 'actions')
          const bare =
            Array.isArray(actions) &&
            actions.some(
              (each) => isRecord(each) && each['action'] === 'move' && each['content'] === undefined,
            )
          return bare ? jsonResponse(400, { message: 'content is missing' }) : behind.pass(call)
        },
      },
    ],
    [
      'SEM-05',
      'a move without content empties the file',
      ofKind('move', (action) => ({ content: '', ...action })),
    ],
  ],
  'create-commit/branch-not-branch-name': [
    ['ENC-02', 'the old name of the attribute is understood', confuses('branch_name', 'branch')],
  ],
  'create-commit/on-branch': [
    [
      'SFX-03',
      'it ends up on master',
      when(
        not(hasValue('branch', 'master')),
        takes('branch', () => 'master'),
      ),
    ],
    [
      'ENC-01',
      'only the first line of the message is kept',
      takes('commit_message', (text) => String(text).split('\n')[0]),
    ],
    ['SFX-02', 'it ends up on master as well', masterAsWell],
  ],
  'create-commit/several-actions': [
    [
      'SFX-01',
      'the last of several actions is forgotten',
      actionsAs((actions) => (actions.length > 1 ? actions.slice(0, -1) : actions)),
    ],
    [
      'SFX-02',
      'each action is a commit of its own',
      {
        async around(call, behind) {
          let response = severally(call).length > 1 ? undefined : await behind.pass(call)
          for (const action of severally(call))
            response = await behind.pass(withValue(call, 'actions', [action]))
          return response ?? jsonResponse(400, { message: 'actions is missing' })
        },
      },
    ],
  ],
  'create-commit/json-body': [
    [
      'STA-03',
      'several actions in JSON are not understood',
      {
        around: async (call, behind) =>
          severally(call).length > 1
            ? jsonResponse(400, { message: 'actions is invalid' })
            : behind.pass(call),
      },
    ],
  ],
  'create-commit/stats-and-status': [
    [
      'SCH-01',
      'nothing is counted',
      together(shows('stats.additions', 0), shows('stats.deletions', 0), shows('stats.total', 0)),
    ],
    [
      'SEM-02',
      'what is gone is counted as new',
      showsAs('stats', (stats) =>
        isRecord(stats) ? { ...stats, additions: stats['deletions'], deletions: stats['additions'] } : stats,
      ),
    ],
    ['SCH-01', 'there is no status', drops('status')],
  ],
  'create-commit/encoding-default-text': Object.entries(damagedTexts).map(([words, damage]): Defect => [
    'ENC-01',
    words,
    eachAction((action) =>
      typeof action['content'] === 'string' && action['encoding'] === undefined
        ? { ...action, content: damage(action['content']) }
        : action,
    ),
  ]),
  'create-commit/encoding-base64': [
    ...Object.entries(damagedBase64).map(([words, damage]): Defect => [
      'ENC-01',
      words,
      eachAction((action) =>
        action['encoding'] === 'base64'
          ? { ...action, encoding: 'text', content: damage(String(action['content'])) }
          : action,
      ),
    ]),
    ...['update', 'move'].map((kind): Defect => [
      'ENC-01',
      `Base64 is not known to ${kind}`,
      ofKind(kind, (action) => without(action, 'encoding')),
    ]),
  ],
  'create-commit/content-required': ['create', 'update'].map((kind): Defect => [
    'STT-03',
    `${kind} without content writes nothing`,
    ofKind(kind, (action) => ({ content: '', ...action })),
  ]),
  'create-commit/author-given': ['author_name', 'author_email'].map((name): Defect => [
    'SEM-01',
    `${name} is not looked at`,
    ignores(name),
  ]),
})
