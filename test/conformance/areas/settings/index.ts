/** The checks of application settings, by rule. Spec: document 2, "Application settings". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { getApplicationSettings } from './get-application-settings.checks.ts'
import { updateApplicationSettings } from './update-application-settings.checks.ts'

export const settings = {
  ...getApplicationSettings,
  ...updateApplicationSettings,
} satisfies CoverageOfArea<'settings'>
