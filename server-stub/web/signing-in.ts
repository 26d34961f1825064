/** Signing in and out. */
import { changeUser } from '../resources/users/accounts.ts'
import { endSessionsOf } from '../access/sessions.ts'
import { settingsOf, type Settings } from '../resources/settings/queries.ts'
import type { UserRow } from '../database/tables.ts'
import { userWithPassword } from '../access/passwords.ts'
import { unfitPassword } from '../resources/users/attributes.ts'
import { messagePage, newPasswordPage, paths, signInPage, type Problems } from './pages.ts'
import type { Visit } from './visit.ts'

export async function showSignIn(visit: Visit): Promise<void> {
  if (visit.user !== null) visit.goTo(paths.account)
  else showForm(visit, 200, await settingsOf(visit.appContext.db), {})
}

export async function signIn(visit: Visit): Promise<void> {
  const settings = await settingsOf(visit.appContext.db)
  const outcome = await knownUser(visit, settings)
  if (typeof outcome === 'string') return showForm(visit, 401, settings, { message: outcome })
  if (outcome.password_change_required === 1)
    return visit.show(200, newPasswordPage(visit.csrfToken, visit.field('login')))
  await visit.signIn(outcome)
  visit.goTo(paths.account)
}

/** Takes the password's place, and signs in with it; whoever else was signed in with the former one no longer is. */
export async function changePassword(visit: Visit): Promise<void> {
  const { appContext, field, csrfToken, show } = visit
  const settings = await settingsOf(appContext.db)
  const user = await knownUser(visit, settings)
  const chosen = field('new_password')
  const problems = typeof user === 'string' ? { message: user } : passwordProblems(visit)
  if (typeof user === 'string' || problems !== undefined)
    return show(422, newPasswordPage(csrfToken, field('login'), problems))
  const password_hash = await appContext.secrets.hashPassword(chosen)
  await appContext.db.transaction().execute(async (tx) => {
    await changeUser(tx, user.id, { password_hash, password_change_required: 0 })
    await endSessionsOf(tx, user.id)
  })
  await visit.signIn(user)
  visit.goTo(paths.account)
}

export async function signOut({ appContext, user, signOut: leave, goTo }: Visit): Promise<void> {
  if (user !== null) await leave()
  const { after_sign_out_path: path } = await settingsOf(appContext.db)
  goTo(path === null || path === '' ? paths.signIn : path)
}

function showForm(
  { csrfToken, field, show }: Visit,
  status: number,
  { sign_in_text: text, signin_enabled, signup_enabled: open }: Settings,
  problems: Problems,
): void {
  if (signin_enabled)
    return show(status, signInPage(csrfToken, { text, open, login: field('login'), problems }))
  show(403, messagePage('Sign in', 'Signing in with a password is turned off.'))
}

/** Whose login and password were sent; or why nobody's: nothing tells which of the two is wrong. */
async function knownUser(
  { appContext, address, field }: Visit,
  { signin_enabled }: Settings,
): Promise<UserRow | string> {
  if (!signin_enabled) return 'Signing in with a password is turned off.'
  const user = await userWithPassword(appContext, {
    login: field('login'),
    password: field('password'),
    address,
  })
  if (user === undefined) return 'Invalid login or password.'
  return user.state === 'blocked' ? 'Your account has been blocked.' : user
}

function passwordProblems({ field }: Visit): Problems | undefined {
  const chosen = field('new_password')
  const complaint = unfitPassword(chosen)
  if (typeof complaint === 'string') return { fields: { new_password: [complaint] } }
  if (chosen === field('password')) return { fields: { new_password: ['must be another one'] } }
  if (chosen !== field('new_password_again')) return { fields: { new_password_again: ["doesn't match"] } }
  return undefined
}
