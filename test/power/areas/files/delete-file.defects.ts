/** Defects of deleteFile, by the rule that each violates. */
import { firstFile } from '../../../conformance/fixtures/repository.ts'
import { isRecord, valueOf, withValue, pathOf } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { hasNoEffect, undoesEffect } from '../../vocabulary/effects.ts'
import { alsoDoesAll, shownAt } from '../../vocabulary/lookups.ts'
import { altersParameter } from '../../vocabulary/requests.ts'
import { findsNameInRoot, removesFiles, returnsDefaultBranch, toSameFileInLib } from './shared.ts'

/** A file that is created again has the content that it had before its deletion. */
const restoresContent: Fault = {
  async everywhere(call, upstream) {
    if (call.operation === 'deleteFile') {
      const ref = encodeURIComponent(String(valueOf(call, 'branch')))
      const file = await shownAt(`${pathOf(call)}?ref=${ref}`, call, upstream)
      if (isRecord(file)) upstream.memory.set(call.path, file['content'])
    }
    const former = call.operation === 'createFile' ? upstream.memory.get(call.path) : undefined
    if (former === undefined) return upstream.pass(call)
    return upstream.pass(withValue(withValue(call, 'content', former), 'encoding', 'base64'))
  },
}

export const deleteFile = defectsOf('deleteFile', {
  'delete-file/commit-message': [
    [
      'ENC-02',
      'keeps only the first line of the message',
      altersParameter('commit_message', (message) => String(message).split('\n')[0]),
    ],
  ],
  'delete-file/returns-name-and-branch': [returnsDefaultBranch],
  'delete-file/deletes': [
    ['STT-01', 'keeps the file', undoesEffect],
    [
      'SFX-02',
      'deletes the file from master as well',
      alsoDoesAll(async (call) => [{ ...call, ...withValue(call, 'branch', 'master') }]),
    ],
    ['SFX-02', 'deletes all files of the directory', removesFiles(() => true)],
    ['STT-04', 'restores the content of a file that is created again', restoresContent],
    toSameFileInLib,
  ],
  'general/delete-is-idempotent': [['IDT-03', 'finds a file by its name in the root', findsNameInRoot]],
  'general/success-is-200': [
    [
      'ENC-03',
      'deletes nothing on a branch outside ASCII',
      when(
        (call) => /[^ -~]/.test(String(valueOf(call, 'branch'))),
        hasNoEffect(200, { file_name: firstFile }),
      ),
    ],
  ],
})
