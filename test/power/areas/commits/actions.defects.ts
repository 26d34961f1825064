import { type Fault, defectsOf } from '../../mutant.ts'
import { altersRequest } from '../../vocabulary/requests.ts'
import { jsonOf, isRecord, withJson } from '../../message.ts'

/** The deletion of a file is one of all names that begin with its name. */
const deletesNamesakes: Fault = altersRequest((call) => {
  const json = jsonOf(call)
  if (!isRecord(json) || !Array.isArray(json['actions'])) return call
  const actions: readonly unknown[] = json['actions']
  const further = actions.flatMap((action) =>
    isRecord(action) && action['action'] === 'delete' && action['file_path'] === 'begin.md'
      ? [{ action: 'delete', file_path: 'begin.md.old' }]
      : [],
  )
  return further.length === 0 ? call : withJson(call, { ...json, actions: [...actions, ...further] })
})
/** Defects of the actions of createCommit, by the rule that each violates. */

export const actions = defectsOf('createCommit', {
  'create-commit/delete-removes-file': [['SFX-02', 'deletes names that begin alike', deletesNamesakes]],
})
