/** Spec: document 2, "Application settings", reading. */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const getApplicationSettings = {
  'get-application-settings/repository-storage-is-first': check(async ({ admin, act }) => {
    const response = await act(admin, 'getApplicationSettings')
    const { repository_storages } = response.expectStatus(200).body
    const [first] = repository_storages
    if (first !== undefined) response.expectStatus(200).expectMatch({ repository_storage: first })
  }),
} satisfies CoverageOf<'getApplicationSettings'>
