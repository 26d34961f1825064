/** Updates the application settings. */
import type { BodyOf } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { requireCompleteSettings, settingsChange, validateSettings } from './attributes.ts'
import { changeSettings, settingsOf } from './queries.ts'

/** Updates the given settings. */
export async function updateSettings(
  { transaction }: Services,
  body: BodyOf<'updateApplicationSettings'>,
): Promise<void> {
  validateSettings(body)
  await transaction(async ({ db, now }) => {
    await changeSettings(db, settingsChange(body), now().toISOString())
    requireCompleteSettings(await settingsOf(db))
  })
}
