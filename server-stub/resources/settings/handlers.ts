/** Settings of the instance. Spec: document 2, "Application settings (administrators only)". */
import { onInstance, type AuthorizedArea } from '../../authorized.ts'
import { ok } from '../../http/handler.ts'
import { updateSettings } from './commands.ts'
import { applicationSettings } from './presenter.ts'
import { settingsRecordOf } from './queries.ts'

export const settings = {
  getApplicationSettings: onInstance(async (_request, { db }) =>
    ok(applicationSettings(await settingsRecordOf(db))),
  ),

  updateApplicationSettings: onInstance(async ({ body }, services) =>
    ok(applicationSettings(await updateSettings(services, body))),
  ),
} satisfies AuthorizedArea<'settings'>
