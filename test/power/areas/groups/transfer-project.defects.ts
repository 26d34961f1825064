/** Defects of transferProject, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { ignoresPermissions, undoesEffect } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

export const transferProject = defectsOf('transferProject', {
  'transfer-project/administrators-only': [['AUT-02', 'accepts owners', ignoresPermissions]],
  'transfer-project/moves-to-group': [['SFX-01', 'does not move the project', undoesEffect]],
  'transfer-project/succeeds-with-200': [['STA-01', 'returns 201 for 200', replacesStatus(200, 201)]],
})
