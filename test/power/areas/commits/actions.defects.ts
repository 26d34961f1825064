/** Defects of the actions of createCommit, by the rule that each violates. */
import { type Action, actionsAs, eachAction, ofKind } from './shared.ts'
import { asciiOf } from '../../vocabulary/lists.ts'
import { type Fault, defectsOf } from '../../mutant.ts'
import { valueOf, isSuccess, withValue } from '../../message.ts'

const inAscii =
  (name: 'file_path' | 'previous_path') =>
  (action: Action): Action => ({ ...action, [name]: asciiOf(action[name]) })

/** The deletion of a file is one of all names that begin with its name. */
const deletesNamesakes: Fault = actionsAs((actions) => [
  ...actions,
  ...actions
    .filter(({ action, file_path }) => action === 'delete' && file_path === 'begin.md')
    .map((action) => ({ ...action, file_path: 'begin.md.old' })),
])

/** The first action of a commit that fails is committed. */
const keepsFirstAction: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const actions = valueOf(call, 'actions')
    if (!isSuccess(response) && Array.isArray(actions) && actions.length > 1)
      await upstream.pass(withValue(call, 'actions', actions.slice(0, 1)))
    return response
  },
}

export const actions = defectsOf('createCommit', {
  'create-commit/create-writes-file': [['ENC-03', 'writes paths in ASCII', eachAction(inAscii('file_path'))]],
  'create-commit/update-writes-file': [
    ['ENC-03', 'reads paths in ASCII for update', ofKind('update', inAscii('file_path'))],
  ],
  'create-commit/delete-removes-file': [
    ['SFX-02', 'deletes names that begin alike', deletesNamesakes],
    ['ENC-03', 'reads paths in ASCII for delete', ofKind('delete', inAscii('file_path'))],
  ],
  'create-commit/move-renames-file': [
    ['ENC-03', 'moves from a path in ASCII', ofKind('move', inAscii('previous_path'))],
    ['ENC-03', 'moves to a path in ASCII', ofKind('move', inAscii('file_path'))],
  ],
  'create-commit/content-required': [['SFX-04', 'keeps the first action', keepsFirstAction]],
})
