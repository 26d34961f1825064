/** Signs users in and out. */
import { endSessionsOf } from '../access/sessions.ts'
import type { UserRow } from '../database/tables.ts'
import { settingsOf, type Settings } from '../resources/settings/index.ts'
import { changeUser, passwordViolation } from '../resources/users/index.ts'
import { messagePage, newPasswordPage, signInPage, type FormErrors } from './pages.ts'
import { paths } from './paths.ts'
import type { WebRequest } from './web-request.ts'

export async function showSignIn(request: WebRequest): Promise<void> {
  if (request.user !== null) request.redirect(pathOnThisServer(request.query('return_to') ?? ''))
  else renderForm(request, 200, await settingsOf(request.services.db), {})
}

export async function signIn(request: WebRequest): Promise<void> {
  const settings = await settingsOf(request.services.db)
  const user = await authenticate(request, settings)
  if (typeof user === 'string') return renderForm(request, 401, settings, { message: user })
  if (user.password_change_required === 1)
    return request.render(200, newPasswordPage(request.issueCsrfToken(), request.field('login')))
  await request.signIn(user)
  request.redirect(pathOnThisServer(request.field('return_to')))
}

/** A path that cannot lead to another site; the account page in place of anything else. */
function pathOnThisServer(path: string): string {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : paths.account
}

/** Changes the password, ends all sessions of the user and signs the user in. */
export async function changePassword(request: WebRequest): Promise<void> {
  const { services, field, issueCsrfToken, render } = request
  const user = await authenticate(request, await settingsOf(services.db))
  const errors = typeof user === 'string' ? { message: user } : newPasswordErrors(request)
  if (typeof user === 'string' || errors !== undefined)
    return render(422, newPasswordPage(issueCsrfToken(), field('login'), errors))
  const password_hash = await services.secrets.hashPassword(field('new_password'))
  await services.transaction(async ({ db }) => {
    await changeUser(db, user.id, { password_hash, password_change_required: 0 })
    await endSessionsOf(db, user.id)
  })
  await request.signIn(user)
  request.redirect(paths.account)
}

export async function signOut({ services, user, signOut: endSession, redirect }: WebRequest): Promise<void> {
  if (user !== null) await endSession()
  const { after_sign_out_path: path } = await settingsOf(services.db)
  redirect(path === null || path === '' ? paths.signIn : path)
}

function renderForm(
  { issueCsrfToken, field, query, render }: WebRequest,
  status: number,
  { sign_in_text: text, signin_enabled, signup_enabled }: Settings,
  errors: FormErrors,
): void {
  if (signin_enabled)
    return render(
      status,
      signInPage(issueCsrfToken(), {
        text,
        signup_enabled,
        login: field('login'),
        returnTo: field('return_to') || (query('return_to') ?? ''),
        errors,
      }),
    )
  render(403, messagePage('Sign in', 'Signing in with a password is disabled.'))
}

/** The user of the submitted name and password, or an error message, which does not state which of the two is wrong. */
async function authenticate(
  { userWithPassword, field }: WebRequest,
  { signin_enabled }: Settings,
): Promise<UserRow | string> {
  if (!signin_enabled) return 'Signing in with a password is disabled.'
  const user = await userWithPassword(field('login'), field('password'))
  if (user === undefined) return 'Invalid username, email or password.'
  return user.state === 'blocked' ? 'Your account has been blocked.' : user
}

function newPasswordErrors({ field }: WebRequest): FormErrors | undefined {
  const password = field('new_password')
  const violation = passwordViolation(password)
  if (typeof violation === 'string') return { fields: { new_password: [violation] } }
  if (password === field('password'))
    return { fields: { new_password: ['must differ from the current password'] } }
  if (password !== field('new_password_again')) return { fields: { new_password_again: ["doesn't match"] } }
  return undefined
}
