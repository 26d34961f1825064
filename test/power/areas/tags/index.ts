/** Every defect of the operations on tags and releases. */
import type { Mutant } from '../../mutant.ts'
import { createRelease } from './create-release.defects.ts'
import { createTag } from './create-tag.defects.ts'
import { deleteTag } from './delete-tag.defects.ts'
import { getTag } from './get-tag.defects.ts'
import { listTags } from './list-tags.defects.ts'
import { updateRelease } from './update-release.defects.ts'

export const tagMutants: readonly Mutant[] = [
  ...listTags,
  ...createTag,
  ...getTag,
  ...deleteTag,
  ...createRelease,
  ...updateRelease,
]
