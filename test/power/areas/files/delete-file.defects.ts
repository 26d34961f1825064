/** Defects of deleteFile, by the rule that each violates. */
import { readme } from '../../../conformance/fixtures/repository.ts'
import { valueOf, withValue } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { hasNoEffect, undoesEffect } from '../../vocabulary/effects.ts'
import { alsoDoesAll } from '../../vocabulary/lookups.ts'
import { removesFiles, returnsDefaultBranch } from './shared.ts'

export const deleteFile = defectsOf('deleteFile', {
  'delete-file/returns-name-and-branch': [returnsDefaultBranch],
  'delete-file/deletes': [
    ['STT-01', 'keeps the file', undoesEffect],
    [
      'SFX-02',
      'deletes the file from master as well',
      alsoDoesAll(async (call) => [{ ...call, ...withValue(call, 'branch', 'master') }]),
    ],
    ['SFX-02', 'deletes all files of the directory', removesFiles(() => true)],
  ],
  'general/success-is-200': [
    [
      'ENC-03',
      'deletes nothing on a branch outside ASCII',
      when((call) => /[^ -~]/.test(String(valueOf(call, 'branch'))), hasNoEffect(200, { file_name: readme })),
    ],
  ],
})
