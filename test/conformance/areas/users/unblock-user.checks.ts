/** Spec: document 2, "Users". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const unblockUser = {
  'unblock-user/route-exists': routeExists('unblockUser', async ({ given }) => ({
    id: (await given.user()).id,
  })),
} satisfies CoverageOf<'unblockUser'>
