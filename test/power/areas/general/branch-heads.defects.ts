/** A branch is read as it was before a commit that another operation has added. */
import { mutant, type Mutant } from '../../mutant.ts'
import { isCachedDespite } from '../../vocabulary/lookups.ts'

const pairs = [
  ['getBranch', 'updateFile'],
  ['getBranch', 'acceptMergeRequest'],
  ['listBranches', 'createFile'],
  ['listBranches', 'deleteFile'],
  ['listBranches', 'cherryPickCommit'],
  ['listCommits', 'updateFile'],
  ['listCommits', 'createCommit'],
] as const

export const branchHeads: readonly Mutant[] = pairs.map(([read, write]) =>
  mutant(
    'STT-04',
    read,
    write.startsWith('create') || write === 'cherryPickCommit'
      ? 'general/created-is-201'
      : 'general/success-is-200',
    `returns the former head after ${write}`,
    isCachedDespite(read, write),
  ),
)
