/** Which values a setting takes. Spec: document 2, "Application settings". */
import { check, type Check } from '../../fixtures/check.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'

/** The values are taken. */
export function takes<Name extends keyof BodyOf<'updateApplicationSettings'>>(
  name: Name,
  ...values: readonly BodyOf<'updateApplicationSettings'>[Name][]
): Check {
  return check(`${name} as listed`, async ({ admin, given }) => {
    await given.keepsSettings(name)
    for (const value of values) {
      const written = await admin.tries('updateApplicationSettings', { body: { [name]: value } })
      written.is(200)
      const answer = await admin.tries('getApplicationSettings')
      answer.is(200).shows({ [name]: value })
    }
  })
}

/** Another value is refused and changes nothing. */
export function refuses(name: string, value: unknown): Check {
  return check(`${name} other than listed`, async ({ admin, given }) => {
    await given.keepsSettings(name)
    const before = await admin.does('getApplicationSettings')
    const body = { [name]: value }
    const refused = await admin.sends({ operation: 'updateApplicationSettings', body })
    refused.is(400)
    const after = await admin.tries('getApplicationSettings')
    after.is(200).shows(before.body)
  })
}
