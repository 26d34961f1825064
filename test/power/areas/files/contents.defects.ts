/** Defects of the contents that createFile and updateFile store. */
import { alterJson, isRecord, segmentsOf, valueOf } from '../../message.ts'
import { defectsOf, defectsOfEach, type Defect, type Fault, type Mutant } from '../../mutant.ts'
import { has, lacks, together, when } from '../../vocabulary/conditions.ts'
import { undoesEffect } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { damagedBase64, damagedTexts } from '../../vocabulary/contents.ts'
import { masterAsWell } from '../commits/shared.ts'
import { removesFiles } from './shared.ts'

const effects: readonly Defect[] = [
  ['STT-01', 'leaves the file unchanged', undoesEffect],
  ['SFX-02', 'writes the file to master as well', masterAsWell],
  ['SFX-02', 'deletes all other files', removesFiles((call, path) => path !== segmentsOf(call)[4])],
]

/** Reads of a file return the first size that they returned. */
const keepsSize: NonNullable<Fault['everywhere']> = async (call, upstream) => {
  const response = await upstream.pass(call)
  if (call.operation !== 'getFile') return response
  const key = `${call.path} ${String(valueOf(call, 'ref'))}`
  return alterJson(response, (file) => {
    if (!isRecord(file) || !('size' in file)) return file
    const size = upstream.memory.get(key) ?? file['size']
    upstream.memory.set(key, size)
    return { ...file, size }
  })
}

export const contents: readonly Mutant[] = [
  ...defectsOfEach(['createFile', 'updateFile'], {
    'content-required': [
      ['SEM-05', 'writes an empty file without content', defaultsParameter('content', '')],
    ],
    'encoding-default-text': Object.entries(damagedTexts).map(([description, damage]): Defect => [
      'ENC-01',
      description,
      when(
        lacks('encoding'),
        altersParameter('content', (content) => damage(String(content))),
      ),
    ]),
    'encoding-base64': Object.entries(damagedBase64).map(([description, damage]): Defect => [
      'ENC-01',
      description,
      when(
        has('encoding'),
        together(
          altersParameter('content', (content) => damage(String(content))),
          ignores('encoding'),
        ),
      ),
    ]),
  }),
  ...defectsOf('createFile', { 'create-file/creates': effects }),
  ...defectsOf('updateFile', {
    'update-file/updates': [
      ...effects,
      ['STT-04', 'keeps the size of the previous content', { everywhere: keepsSize }],
    ],
  }),
]
