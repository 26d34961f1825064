/** Every rule on repository files. Spec: document 3, "Repository files". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { routeExists, inProject } from '../../generated/route-exists.ts'
import { createFile } from './create-file.ts'
import { deleteFile } from './delete-file.ts'
import { getFile, getRawFile } from './get-file.ts'
import { updateFile } from './update-file.ts'

export const files = {
  ...getFile,
  ...createFile,
  ...updateFile,
  ...deleteFile,
  ...getRawFile,
  'get-repository-tree/route-exists': routeExists('getRepositoryTree', inProject()),
  'get-blob/route-exists': routeExists(
    'getBlob',
    inProject({ sha: 'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef' }),
  ),
} satisfies CoverageOfArea<'files'>
