/** Every lawful variation, and the groups that can run together. */
import { avoidedCases } from './avoided-cases.ts'
import { bodies } from './bodies.ts'
import { ci } from './ci.ts'
import { sideEffects } from './side-effects.ts'
import { ids } from './ids.ts'
import { instance } from './instance.ts'
import { openRejections } from './open-rejections.ts'
import { order } from './order.ts'
import { paging } from './paging.ts'
import { planning } from './planning.ts'
import { projects } from './projects.ts'
import { records } from './records.ts'
import { repository } from './repository.ts'
import { requests } from './requests.ts'
import { roles } from './roles.ts'
import { encodings } from './encodings.ts'
import type { Variation } from './variation.ts'
import { textVariations } from './texts.ts'

export { openPoints } from './open-points.ts'

/** In the order in which they are applied. */
export const variations: readonly Variation[] = [
  ...ids,
  ...instance,
  ...projects,
  ...repository,
  ...planning,
  ...ci,
  ...avoidedCases,
  ...openRejections,
  ...order,
  ...roles,
  ...bodies,
  ...textVariations,
  ...records,
  ...sideEffects,
  ...paging,
  ...encodings,
  ...requests,
]

/** Variations of the same point, of which a server can have only one. */
const rivals: readonly (readonly [first: string, second: string])[] = [
  ['large-ids-with-gaps', 'ids-descend'],
  ['clock-ahead', 'clock-years-behind'],
  ['features-off-by-default', 'features-on-by-default'],
  ['conflicts-are-400', 'open-rejections-are-405-409-and-422'],
  ['only-project-of-a-runner-is-400', 'only-project-of-a-runner-is-403'],
  ['default-branch-of-empty-repositories', 'projects-begin-with-a-commit'],
  ['lists-reversed', 'lists-shuffled'],
  ['masters-write-and-reporters-read', 'guests-may-write'],
  ['write-responses-with-the-id-only', 'write-responses-with-other-properties'],
  ['empty-deletion-responses', 'deletion-responses-with-the-record'],
  ['named-routes-return-no-body', 'named-routes-return-other-json'],
  ['named-routes-return-no-body', 'subscriptions-are-304'],
  ['templates-not-found', 'named-routes-return-other-json'],
  ['success-of-actions-is-200', 'success-of-actions-is-201'],
  ['files-of-one-media-type', 'files-of-their-media-type'],
  ['other-error-messages', 'errors-without-message'],
  ['other-validation-messages', 'validation-of-embedded-entities'],
  ['links-in-another-order', 'links-without-quotes'],
  ['times-with-offset', 'times-of-another-zone'],
  ['indented-json', 'json-escapes'],
  ['indented-json', 'json-numbers'],
  ['media-type-in-capitals', 'media-type-with-charset'],
  ['no-validators', 'other-validators'],
  ['chunked-bodies', 'connection-closed'],
]

/**
 * Two groups without variations of the same point. The first contains at least one variation of every point; the second
 * only the alternatives that the first cannot contain as well.
 */
export function groups(): {
  readonly first: readonly Variation[]
  readonly alternatives: readonly Variation[]
} {
  const isAlternative = new Set(rivals.map(([, second]) => second))
  return {
    first: variations.filter(({ id }) => !isAlternative.has(id)),
    alternatives: variations.filter(({ id }) => isAlternative.has(id)),
  }
}
