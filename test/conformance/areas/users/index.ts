/** Every rule on users. Spec: document 2, "Users". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { createUser } from './create-user.ts'
import { emails, getCurrentUser } from './current-user.ts'
import { deleteUser } from './delete-user.ts'
import { keysOfOthers, ownKeys } from './keys.ts'
import { listUsers } from './list-users.ts'
import { getUser, namedRoutes, updateUser } from './single-user.ts'

export const users = {
  ...listUsers,
  ...createUser,
  ...getUser,
  ...updateUser,
  ...deleteUser,
  ...keysOfOthers,
  ...ownKeys,
  ...getCurrentUser,
  ...emails,
  ...namedRoutes,
} satisfies CoverageOfArea<'users'>
