/** Updates the application settings. */
import type { BodyOf } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { requireCompleteSettings, settingsChange, validateSettings } from './attributes.ts'
import { changeSettings, settingsRecordOf } from './queries.ts'
import type { SettingsRecord } from './record.ts'

/** Updates the given settings. */
export async function updateSettings(
  { transaction }: Services,
  body: BodyOf<'updateApplicationSettings'>,
): Promise<SettingsRecord> {
  validateSettings(body)
  return transaction(async ({ db, now }) => {
    await changeSettings(db, settingsChange(body), now().toISOString())
    const record = await settingsRecordOf(db)
    requireCompleteSettings(record.settings)
    return record
  })
}
