/** Defects of removing a member, by the rule that each violates. */
import { defectsOfEach } from '../../mutant.ts'
import { hasNoEffect, undoesEffect } from '../../vocabulary/effects.ts'
import { altersPathSegment } from '../../vocabulary/requests.ts'

export const removeMember = defectsOfEach(['removeGroupMember', 'removeProjectMember'], {
  'removes-the-member': [
    ['SFX-01', 'keeps the member', hasNoEffect(200)],
    ['STT-01', 'restores the member after the removal', undoesEffect],
    ['SFX-03', 'removes another member', altersPathSegment(3, (id) => String(Number(id) - 1))],
  ],
})
