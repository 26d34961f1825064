/** The checks of tags and releases, by rule. Spec: document 3, "Tags and releases". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { createRelease } from './create-release.checks.ts'
import { createTag } from './create-tag.checks.ts'
import { deleteTag } from './delete-tag.checks.ts'
import { getTag } from './get-tag.checks.ts'
import { listTags } from './list-tags.checks.ts'
import { updateRelease } from './update-release.checks.ts'

export const tags = {
  ...listTags,
  ...createTag,
  ...getTag,
  ...deleteTag,
  ...createRelease,
  ...updateRelease,
} satisfies CoverageOfArea<'tags'>
