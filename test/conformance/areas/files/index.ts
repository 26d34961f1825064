/** The checks of files, by rule. Spec: document 3, "Repository files". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { getFile } from './get-file.checks.ts'
import { createFile } from './create-file.checks.ts'
import { updateFile } from './update-file.checks.ts'
import { deleteFile } from './delete-file.checks.ts'
import { getRawFile } from './get-raw-file.checks.ts'
import { getRepositoryTree } from './get-repository-tree.checks.ts'
import { getBlob } from './get-blob.checks.ts'

export const files = {
  ...getFile,
  ...createFile,
  ...updateFile,
  ...deleteFile,
  ...getRawFile,
  ...getRepositoryTree,
  ...getBlob,
} satisfies CoverageOfArea<'files'>
