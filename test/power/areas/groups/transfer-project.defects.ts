/** Defects of transferProject, by the rule that each violates. */
import { segmentsOf } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { ignoresPermissions, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

const removesMembers = alsoDoesAll(async (call, upstream) => {
  const members = `/projects/${encodeURIComponent(segmentsOf(call)[3] ?? '')}/members`
  const listed = await listedAt(members, call, upstream)
  return listed.map(({ id }) => otherCall(call, 'DELETE', `${members}/${String(id)}`))
})

export const transferProject = defectsOf('transferProject', {
  'transfer-project/administrators-only': [['AUT-02', 'accepts owners', ignoresPermissions]],
  'transfer-project/moves-to-group': [
    ['SFX-01', 'does not move the project', undoesEffect],
    ['SFX-04', 'removes the members of the project', removesMembers],
  ],
  'transfer-project/succeeds-with-200': [['STA-01', 'returns 201 for 200', replacesStatus(200, 201)]],
})
