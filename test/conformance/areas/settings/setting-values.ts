/** The values of a setting. Spec: document 2, "Application settings". */
import { check, idPart, type Check } from '../../fixtures/check.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'

/** The values are accepted. */
export function acceptsValues<Name extends keyof BodyOf<'updateApplicationSettings'>>(
  name: Name,
  ...values: readonly BodyOf<'updateApplicationSettings'>[Name][]
): Check {
  return check(
    `${idPart(name)}-as-listed`,
    `The allowed values of \`${name}\` are accepted.`,
    async ({ admin, given, act }) => {
      await given.keepsSettings(name)
      for (const value of values) {
        const updated = await act(admin, 'updateApplicationSettings', { body: { [name]: value } })
        updated.expectStatus(200)
        const response = await admin.observe('getApplicationSettings')
        response.expectMatch({ [name]: value })
      }
    },
  )
}

/** Another value is rejected and changes nothing. */
export function rejectsValue(name: string, value: unknown): Check {
  return check(
    `${idPart(name)}-other-than-listed`,
    `Another value of \`${name}\` is rejected and changes nothing.`,
    async ({ admin, given }) => {
      await given.keepsSettings(name)
      const before = await admin.call('getApplicationSettings')
      const body = { [name]: value }
      const rejected = await admin.sendUnchecked({ operation: 'updateApplicationSettings', body })
      rejected.expectStatus(400)
      const after = await admin.observe('getApplicationSettings')
      after.expectMatch(before.body)
    },
  )
}
