/** What administrators set for the instance. Spec: document 2, "Application settings (administrators only)". */
import { ok, type Area } from '../../http/handler.ts'
import { applicationSettings } from './presenter.ts'
import type { Services } from '../../services.ts'
import { changeSettings, settingsOf, settingsRecordOf } from './queries.ts'
import { checkSettings, refuseUnset, settingsChange } from './attributes.ts'

export const settings = {
  async getApplicationSettings(_request, { db, authorize }) {
    authorize('manage-application-settings')
    return ok(applicationSettings(await settingsRecordOf(db)))
  },

  async updateApplicationSettings({ body }, { db, authorize, now }) {
    authorize('manage-application-settings')
    checkSettings(body)
    await db.transaction().execute(async (tx) => {
      await changeSettings(tx, settingsChange(body), now().toISOString())
      refuseUnset(await settingsOf(tx))
    })
    return ok(applicationSettings(await settingsRecordOf(db)))
  },
} satisfies Area<'settings', Services>
