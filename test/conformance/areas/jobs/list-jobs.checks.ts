/** Spec: document 3, "Jobs". */
import type { CoverageOf } from '../../fixtures/check.ts'
import { scopeDefault, lists, scopeOne, scopeSeveral, scopeValues } from './job-lists.ts'

export const listJobs = {
  'list-jobs/scope-default': scopeDefault(lists.ofProject),
  'list-jobs/scope-one': scopeOne(lists.ofProject),
  'list-jobs/scope-several': scopeSeveral(lists.ofProject),
  'list-jobs/scope-values': scopeValues(lists.ofProject),
} satisfies CoverageOf<'listJobs'>
