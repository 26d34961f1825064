/** From the attributes of a write to the columns of a group. */
import type { BodyOf } from '../../http/handler.ts'
import { check, filled, short } from '../../http/check.ts'
import type { Services } from '../../services.ts'
import { toFlag } from '../../database/flag.ts'
import type { GroupChange } from './queries.ts'
import { unfitPath, unfitTopLevelPath } from './paths.ts'
import { restricted } from '../settings/visibility.ts'

/** What may be given of a group when it is created or changed. */
export type Attributes = BodyOf<'updateGroup'>

/** The columns that the given attributes set; the others stay undefined. */
export function groupChange(given: Attributes) {
  return {
    name: given.name?.trim(),
    path: given.path,
    description: given.description,
    visibility: given.visibility,
    lfs_enabled: toFlag(given.lfs_enabled),
    request_access_enabled: toFlag(given.request_access_enabled),
  } satisfies GroupChange
}

/** Throws 400 with all that is wrong with the attributes of a group, at the top or in another. */
export async function checkGroup(given: Attributes, nested: boolean, services: Services): Promise<void> {
  const { name, path, description, visibility } = given
  check({
    name: [filled(name), short(name)],
    path: [filled(path), short(path), nested ? unfitPath(path) : unfitTopLevelPath(path)],
    description: [short(description, 2000)],
    visibility: [await restricted(visibility, services)],
  })
}
