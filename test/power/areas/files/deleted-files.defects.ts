/** Defects of reads of a file that the default branch does not contain any more. */
import { pathOf, valueOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'

const needsFileOnMaster: Fault = {
  async around(call, upstream) {
    if (valueOf(call, 'ref') === undefined) return upstream.pass(call)
    const file = await shownAt(`${pathOf(call).replace(/\/raw$/, '')}?ref=master`, call, upstream)
    return file === undefined ? jsonResponse(404, { message: '404 File Not Found' }) : upstream.pass(call)
  },
}

const reads = [
  ['getFile', 'get-file/at-tag'],
  ['getRawFile', 'get-raw-file/raw-content'],
] as const

export const deletedFileMutants: readonly Mutant[] = reads.map(([operation, rule]) =>
  mutant('STT-04', operation, rule, 'does not find earlier versions of a deleted file', needsFileOnMaster),
)
