/** Actions of a commit that are taken for others. */
import { isRecord, jsonOf, segmentsOf, valueOf, withJson, withValue } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { jsonAnswer } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { hears } from '../../vocabulary/requests.ts'
import { damagedTexts, damagedBase64 } from '../files/contents.ts'

export type Action = Readonly<Record<string, unknown>>

/** The list of actions is another one. */
export function actionsAs(alter: (actions: readonly Action[]) => readonly unknown[]): Fault {
  return hears((call) => {
    const json = jsonOf(call)
    if (!isRecord(json) || !Array.isArray(json['actions'])) return call
    const actions: readonly unknown[] = json['actions']
    return withJson(call, { ...json, actions: alter(actions.filter((each) => isRecord(each))) })
  })
}

/** Each action is another one. */
export function eachAction(alter: (action: Action) => Action): Fault {
  return actionsAs((actions) => actions.map((action) => alter(action)))
}

/** Each action of a kind is another one. */
export function ofKind(kind: string, alter: (action: Action) => Action): Fault {
  return eachAction((action) => (action['action'] === kind ? alter(action) : action))
}

function without(action: Action, name: string): Action {
  return Object.fromEntries(Object.entries(action).filter(([each]) => each !== name))
}

export const commitActionMutants: readonly Mutant[] = [
  mutant(
    'IDT-03',
    'createCommit',
    'create-commit/create-writes-file',
    'a file lands beside its directory',
    ofKind('create', (action) => ({ ...action, file_path: String(action['file_path']).split('/').at(-1) })),
  ),
  mutant(
    'SFX-02',
    'createCommit',
    'create-commit/create-writes-file',
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
  ),
  mutant(
    'SEM-02',
    'createCommit',
    'create-commit/update-writes-file',
    'an update adds to what is there',
    ofKind('update', (action) => ({ ...action, content: `# Given\n${String(action['content'])}` })),
  ),
  mutant(
    'SFX-01',
    'createCommit',
    'create-commit/delete-removes-file',
    'a removed file is emptied',
    ofKind('delete', (action) => ({ ...action, action: 'update', content: '' })),
  ),
  mutant('STA-03', 'createCommit', 'create-commit/delete-removes-file', 'a removal needs content', {
    async around(call, behind) {
      const actions = valueOf(call, 'actions')
      const bare =
        Array.isArray(actions) && actions.some((each) => isRecord(each) && each['action'] === 'delete')
      return bare ? jsonAnswer(400, { message: 'content is missing' }) : behind.pass(call)
    },
  }),
  mutant(
    'SFX-01',
    'createCommit',
    'create-commit/move-renames-file',
    'a moved file stays where it was as well',
    ofKind('move', (action) =>
      action['content'] === undefined ? action : { ...without(action, 'previous_path'), action: 'create' },
    ),
  ),
  mutant(
    'SEM-01',
    'createCommit',
    'create-commit/move-renames-file',
    'the content of a moved file is not looked at',
    ofKind('move', (action) => without(action, 'content')),
  ),
  ...Object.entries(damagedTexts).map(([words, damage]) =>
    mutant(
      'ENC-01',
      'createCommit',
      'create-commit/encoding-default-text',
      words,
      eachAction((action) =>
        typeof action['content'] === 'string' && action['encoding'] === undefined
          ? { ...action, content: damage(action['content']) }
          : action,
      ),
    ),
  ),
  ...Object.entries(damagedBase64).map(([words, damage]) =>
    mutant(
      'ENC-01',
      'createCommit',
      'create-commit/encoding-base64',
      words,
      eachAction((action) =>
        action['encoding'] === 'base64'
          ? { ...action, encoding: 'text', content: damage(String(action['content'])) }
          : action,
      ),
    ),
  ),
  ...['update', 'move'].map((kind) =>
    mutant(
      'ENC-01',
      'createCommit',
      'create-commit/encoding-base64',
      `Base64 is not known to ${kind}`,
      ofKind(kind, (action) => without(action, 'encoding')),
    ),
  ),
]
