/** The checks of users, by rule. Spec: document 2, "Users". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listUsers } from './list-users.checks.ts'
import { createUser } from './create-user.checks.ts'
import { getUser } from './get-user.checks.ts'
import { updateUser } from './update-user.checks.ts'
import { deleteUser } from './delete-user.checks.ts'
import { listUserSshKeys } from './list-user-ssh-keys.checks.ts'
import { createUserSshKey } from './create-user-ssh-key.checks.ts'
import { deleteUserSshKey } from './delete-user-ssh-key.checks.ts'
import { listUserEmails } from './list-user-emails.checks.ts'
import { blockUser } from './block-user.checks.ts'
import { unblockUser } from './unblock-user.checks.ts'
import { getCurrentUser } from './get-current-user.checks.ts'
import { listCurrentUserSshKeys } from './list-current-user-ssh-keys.checks.ts'
import { createCurrentUserSshKey } from './create-current-user-ssh-key.checks.ts'
import { getCurrentUserSshKey } from './get-current-user-ssh-key.checks.ts'
import { deleteCurrentUserSshKey } from './delete-current-user-ssh-key.checks.ts'
import { listCurrentUserEmails } from './list-current-user-emails.checks.ts'
import { getCurrentUserEmail } from './get-current-user-email.checks.ts'

export const users = {
  ...listUsers,
  ...createUser,
  ...getUser,
  ...updateUser,
  ...deleteUser,
  ...listUserSshKeys,
  ...createUserSshKey,
  ...deleteUserSshKey,
  ...listUserEmails,
  ...blockUser,
  ...unblockUser,
  ...getCurrentUser,
  ...listCurrentUserSshKeys,
  ...createCurrentUserSshKey,
  ...getCurrentUserSshKey,
  ...deleteCurrentUserSshKey,
  ...listCurrentUserEmails,
  ...getCurrentUserEmail,
} satisfies CoverageOfArea<'users'>
