/** From the attributes of a write to the columns of a group. */
import type { BodyOf } from '../../http/handler.ts'
import { requireValid, presenceViolation, lengthViolation } from '../../http/validation-messages.ts'
import type { Services } from '../../services.ts'
import { toFlag } from '../../database/flag.ts'
import { elsewhere, type Columns } from '../../http/attributes.ts'
import type { GroupChange } from './queries/writes.ts'
import { pathViolation, topLevelPathViolation } from '../../http/path-attributes.ts'
import { visibilityViolation } from '../settings/index.ts'

/** What a group is created or updated with. */
export type GroupAttributes = Partial<BodyOf<'createGroup'> & BodyOf<'updateGroup'>>

/** The columns of each property that creating or updating a group accepts. */
export const groupColumns = {
  name: (name) => ({ name: name.trim() }),
  path: (path) => ({ path }),
  description: (description) => ({ description }),
  visibility: (visibility) => ({ visibility }),
  lfs_enabled: (value) => ({ lfs_enabled: toFlag(value) }),
  request_access_enabled: (value) => ({ request_access_enabled: toFlag(value) }),
  // The group that the command adds the group to.
  parent_id: elsewhere,
} satisfies Columns<GroupAttributes, GroupChange>

/** Throws 400 with all that is wrong with the attributes of a group, at the top or in another. */
export async function validateGroup(
  given: GroupAttributes,
  nested: boolean,
  services: Services,
): Promise<void> {
  const { name, path, description, visibility } = given
  requireValid({
    name: [presenceViolation(name), lengthViolation(name)],
    path: [
      presenceViolation(path),
      lengthViolation(path),
      nested ? pathViolation(path) : topLevelPathViolation(path),
    ],
    description: [lengthViolation(description, 2000)],
    visibility: [await visibilityViolation(visibility, services)],
  })
}
