/** Spec: document 3, "Repository files". */
import { routeExists, inProject } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const getBlob = {
  'get-blob/route-exists': routeExists(
    'getBlob',
    inProject({ sha: 'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef' }),
  ),
} satisfies CoverageOf<'getBlob'>
