/** Spec: document 2, "Projects". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'
import { key } from './attributes.ts'

export const getDockerfileTemplate = {
  'get-dockerfile-template/route-exists': routeExists('getDockerfileTemplate', key),
} satisfies CoverageOf<'getDockerfileTemplate'>
