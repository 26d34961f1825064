/** Which values a setting takes. Spec: document 2, "Application settings". */
import { check, idPart, type Check } from '../../fixtures/check.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'

/** The values are taken. */
export function takes<Name extends keyof BodyOf<'updateApplicationSettings'>>(
  name: Name,
  ...values: readonly BodyOf<'updateApplicationSettings'>[Name][]
): Check {
  return check(idPart(`${name} as listed`), `${name} as listed`, async ({ admin, given, act }) => {
    await given.keepsSettings(name)
    for (const value of values) {
      const written = await act(admin, 'updateApplicationSettings', { body: { [name]: value } })
      written.expectStatus(200)
      const response = await admin.observe('getApplicationSettings')
      response.expectMatch({ [name]: value })
    }
  })
}

/** Another value is refused and changes nothing. */
export function refuses(name: string, value: unknown): Check {
  return check(idPart(`${name} other than listed`), `${name} other than listed`, async ({ admin, given }) => {
    await given.keepsSettings(name)
    const before = await admin.call('getApplicationSettings')
    const body = { [name]: value }
    const refused = await admin.sendUnchecked({ operation: 'updateApplicationSettings', body })
    refused.expectStatus(400)
    const after = await admin.observe('getApplicationSettings')
    after.expectMatch(before.body)
  })
}
