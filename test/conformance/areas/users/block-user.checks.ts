/** Spec: document 2, "Users". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const blockUser = {
  'block-user/route-exists': routeExists('blockUser', async ({ given }) => ({ id: (await given.user()).id })),
} satisfies CoverageOf<'blockUser'>
