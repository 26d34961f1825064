/** Defects of deleteFile, by the rule that each violates. */
import { withValue } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { undoesEffect } from '../../vocabulary/effects.ts'
import { alsoDoesAll } from '../../vocabulary/lookups.ts'
import { removesFiles } from './shared.ts'

export const deleteFile = defectsOf('deleteFile', {
  'delete-file/deletes': [
    ['STT-01', 'keeps the file', undoesEffect],
    [
      'SFX-02',
      'deletes the file from master as well',
      alsoDoesAll(async (call) => [{ ...call, ...withValue(call, 'branch', 'master') }]),
    ],
    ['SFX-02', 'deletes all files of the directory', removesFiles(() => true)],
  ],
})
