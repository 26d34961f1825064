/** Defects of the contents that createFile and updateFile store. */
import { segmentsOf } from '../../message.ts'
import { mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { has, lacks, together, when } from '../../vocabulary/conditions.ts'
import { undoesEffect } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { damagedBase64, damagedTexts } from '../../vocabulary/contents.ts'
import { masterAsWell } from '../commits/shared.ts'
import { removesFiles } from './shared.ts'

/** Content that is not written as it was sent. */
function misread(operation: 'createFile' | 'updateFile'): readonly Mutant[] {
  const area = operation === 'createFile' ? 'create-file' : 'update-file'
  return [
    ...Object.entries(damagedTexts).map(([words, damage]) =>
      mutant(
        'ENC-01',
        operation,
        `${area}/encoding-default-text`,
        words,
        when(
          lacks('encoding'),
          altersParameter('content', (content) => damage(String(content))),
        ),
      ),
    ),
    ...Object.entries(damagedBase64).map(([words, damage]) =>
      mutant(
        'ENC-01',
        operation,
        `${area}/encoding-base64`,
        words,
        when(
          has('encoding'),
          together(
            altersParameter('content', (content) => damage(String(content))),
            ignores('encoding'),
          ),
        ),
      ),
    ),
  ]
}

export const contents = (['createFile', 'updateFile'] as const).flatMap((operation): readonly Mutant[] => {
  const area = operation === 'createFile' ? 'create-file' : 'update-file'
  const does = operation === 'createFile' ? 'create-file/creates' : 'update-file/updates'
  return [
    mutant(
      'SEM-05',
      operation,
      `${area}/content-required`,
      'writes an empty file without content',
      defaultsParameter('content', ''),
    ),
    ...misread(operation),
    ...mutantsOf(
      operation,
      does,
      ['STT-01', 'leaves the file unchanged', undoesEffect],
      ['SFX-02', 'writes the file to master as well', masterAsWell],
      ['SFX-02', 'deletes all other files', removesFiles((call, path) => path !== segmentsOf(call)[4])],
    ),
  ]
})
