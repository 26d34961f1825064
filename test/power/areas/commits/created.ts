/** Commits that hold something else than was asked for. */
import { isRecord, valueOf, withValue, type Call } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { announces, drops, shows, showsAs } from '../../vocabulary/answers.ts'
import { hasValue, lacks, not, together, when } from '../../vocabulary/conditions.ts'
import { jsonAnswer } from '../../vocabulary/effects.ts'
import { byDefault, confuses, ignores, takes } from '../../vocabulary/requests.ts'
import { actionsAs, commitActionMutants, eachAction, ofKind, type Action } from './actions.ts'
import { masterAsWell } from './places.ts'

const severally = (call: Call): readonly Action[] => {
  const actions = valueOf(call, 'actions')
  return Array.isArray(actions) && actions.length > 1 ? actions.filter((each) => isRecord(each)) : []
}

const required: readonly Mutant[] = [
  mutant(
    'SEM-05',
    'createCommit',
    'create-commit/branch-required',
    'without a branch it is master',
    byDefault('branch', 'master'),
  ),
  mutant(
    'STT-03',
    'createCommit',
    'create-commit/commit-message-required',
    'a commit needs no message',
    byDefault('commit_message', 'Commit'),
  ),
  mutant(
    'STA-03',
    'createCommit',
    'create-commit/actions-required',
    'nothing need be done',
    when(lacks('actions'), announces(400, 201)),
  ),
  mutant(
    'STT-03',
    'createCommit',
    'create-commit/action-required',
    'an action is a creation unless told otherwise',
    eachAction((action) => ({ action: 'create', ...action })),
  ),
  mutant(
    'STT-03',
    'createCommit',
    'create-commit/action-values',
    'an unknown action is a creation',
    eachAction((action) => (action['action'] === 'conjure' ? { ...action, action: 'create' } : action)),
  ),
  mutant(
    'STT-03',
    'createCommit',
    'create-commit/action-values',
    'an unknown action is left out',
    actionsAs((actions) => {
      const known = actions.filter(({ action }) => action !== 'conjure')
      return known.length === actions.length
        ? actions
        : [...known, { action: 'create', file_path: 'left-out.txt', content: '' }]
    }),
  ),
  mutant(
    'STT-03',
    'createCommit',
    'create-commit/file-path-required',
    'a file needs no path',
    eachAction((action) => ({ file_path: 'unnamed', ...action })),
  ),
  ...(['create', 'update'] as const).map((kind) =>
    mutant(
      'STT-03',
      'createCommit',
      'create-commit/content-required',
      `${kind} without content writes nothing`,
      ofKind(kind, (action) => ({ content: '', ...action })),
    ),
  ),
  mutant('STA-03', 'createCommit', 'create-commit/content-optional-for-move', 'a move needs content', {
    async around(call, behind) {
      const actions = valueOf(call, 'actions')
      const bare =
        Array.isArray(actions) &&
        actions.some((each) => isRecord(each) && each['action'] === 'move' && each['content'] === undefined)
      return bare ? jsonAnswer(400, { message: 'content is missing' }) : behind.pass(call)
    },
  }),
  mutant(
    'SEM-05',
    'createCommit',
    'create-commit/content-optional-for-move',
    'a move without content empties the file',
    ofKind('move', (action) => ({ content: '', ...action })),
  ),
  mutant(
    'ENC-02',
    'createCommit',
    'create-commit/branch-not-branch-name',
    'the old name of the attribute is understood',
    confuses('branch_name', 'branch'),
  ),
]

const whole: readonly Mutant[] = [
  ...(['author_name', 'author_email'] as const).map((name) =>
    mutant('SEM-01', 'createCommit', 'create-commit/author-given', `${name} is not looked at`, ignores(name)),
  ),
  mutant(
    'SFX-03',
    'createCommit',
    'create-commit/on-branch',
    'it ends up on master',
    when(
      not(hasValue('branch', 'master')),
      takes('branch', () => 'master'),
    ),
  ),
  mutant(
    'ENC-01',
    'createCommit',
    'create-commit/on-branch',
    'only the first line of the message is kept',
    takes('commit_message', (text) => String(text).split('\n')[0]),
  ),
  mutant('SFX-02', 'createCommit', 'create-commit/on-branch', 'it ends up on master as well', masterAsWell),
  mutant(
    'SFX-01',
    'createCommit',
    'create-commit/several-actions',
    'the last of several actions is forgotten',
    actionsAs((actions) => (actions.length > 1 ? actions.slice(0, -1) : actions)),
  ),
  mutant('SFX-02', 'createCommit', 'create-commit/several-actions', 'each action is a commit of its own', {
    async around(call, behind) {
      let answer = severally(call).length > 1 ? undefined : await behind.pass(call)
      for (const action of severally(call)) answer = await behind.pass(withValue(call, 'actions', [action]))
      return answer ?? jsonAnswer(400, { message: 'actions is missing' })
    },
  }),
  mutant('STA-03', 'createCommit', 'create-commit/json-body', 'several actions in JSON are not understood', {
    around: async (call, behind) =>
      severally(call).length > 1 ? jsonAnswer(400, { message: 'actions is invalid' }) : behind.pass(call),
  }),
  mutant(
    'SCH-01',
    'createCommit',
    'create-commit/stats-and-status',
    'nothing is counted',
    together(shows('stats.additions', 0), shows('stats.deletions', 0), shows('stats.total', 0)),
  ),
  mutant(
    'SEM-02',
    'createCommit',
    'create-commit/stats-and-status',
    'what is gone is counted as new',
    showsAs('stats', (stats) =>
      isRecord(stats) ? { ...stats, additions: stats['deletions'], deletions: stats['additions'] } : stats,
    ),
  ),
  mutant('SCH-01', 'createCommit', 'create-commit/stats-and-status', 'there is no status', drops('status')),
]

export const commitCreationMutants: readonly Mutant[] = [...required, ...whole, ...commitActionMutants]
