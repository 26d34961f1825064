/** The account page. */
import { settingsOf } from '../resources/settings/index.ts'
import { changeUser } from '../resources/users/index.ts'
import { accountPage } from './pages.ts'
import { paths } from './paths.ts'
import type { WebRequest } from './web-request.ts'

export async function showAccount(request: WebRequest): Promise<void> {
  const { services, user, issueCsrfToken, render, redirect } = request
  if (user === null) return redirect(paths.signIn)
  const { after_sign_out_path: target } = await settingsOf(services.db)
  const origins = target !== null && URL.canParse(target) ? [new URL(target).origin] : []
  render(200, accountPage(issueCsrfToken(), user, request.query('reset') !== undefined), origins)
}

export async function resetToken({ services, user, redirect }: WebRequest): Promise<void> {
  if (user === null) return redirect(paths.signIn)
  await services.transaction(({ db, secrets }) =>
    changeUser(db, user.id, { private_token: secrets.newToken() }),
  )
  redirect(`${paths.account}?reset`)
}
