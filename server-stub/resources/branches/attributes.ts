/** Properties of a branch and its protection. */
import { toFlag } from '../../database/flag.ts'
import { isValidRefName } from '../../git/refs.ts'
import type { Columns } from '../../http/attributes.ts'
import { lengthViolation, type ValidationMessage } from '../../http/validation-messages.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Settings } from '../settings/index.ts'
import type { Protection } from './record.ts'

/** The columns of each property that protecting a branch accepts. */
export const protectionColumns = {
  developers_can_push: (canPush) => ({ developers_can_push: toFlag(canPush) }),
  developers_can_merge: (canMerge) => ({ developers_can_merge: toFlag(canMerge) }),
} satisfies Columns<BodyOf<'protectBranch'>, Partial<Protection>>

/** The violation of a name that Git does not allow for a branch or tag. */
export function refNameViolation(name: string): ValidationMessage {
  return lengthViolation(name) || (!isValidRefName(name) && 'is not a valid name')
}

/** The protection of the first branch of a project, by the setting of the instance; null if it is not protected. */
export function initialProtection({
  default_branch_protection: level,
}: Pick<Settings, 'default_branch_protection'>): Protection | null {
  if (level === 0) return null
  return { developers_can_push: level === 1 ? 1 : 0, developers_can_merge: 0 }
}
