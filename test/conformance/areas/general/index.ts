/** Rules that concern no single operation. Spec: document 1. */
import type { CoverageOfRules, GeneralRule } from '../../fixtures/check.ts'
import { authentication } from './authentication.ts'
import { conventions } from './conventions.ts'
import { limits } from './limits.ts'
import { repositoryReads } from './repository-reads.ts'
import { routes } from './routes.ts'
import { statuses } from './statuses.ts'
import { sudo } from './sudo.ts'

export const general = {
  ...conventions,
  ...authentication,
  ...sudo,
  ...statuses,
  ...limits,
  ...repositoryReads,
  ...routes,
} satisfies CoverageOfRules<GeneralRule>
