/** The account page. */
import { changeUser } from '../resources/users/accounts.ts'
import { settingsOf } from '../resources/settings/queries.ts'
import { accountPage, paths } from './pages.ts'
import type { Visit } from './visit.ts'

export async function showAccount({ appContext, user, csrfToken, query, show, goTo }: Visit): Promise<void> {
  if (user === null) return goTo(paths.signIn)
  const { after_sign_out_path: leaving } = await settingsOf(appContext.db)
  const origin = leaving !== null && URL.canParse(leaving) ? [new URL(leaving).origin] : []
  show(200, accountPage(csrfToken, user, query('reset')), origin)
}

export async function resetToken({ appContext: { db, secrets }, user, goTo }: Visit): Promise<void> {
  if (user === null) return goTo(paths.signIn)
  const private_token = secrets.newToken()
  await db.transaction().execute((tx) => changeUser(tx, user.id, { private_token }))
  goTo(`${paths.account}?reset`)
}
