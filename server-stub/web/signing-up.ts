/** Opening an account. Spec: document 2, "Application settings": `signup_enabled` and the lists of domains. */
import { newUser, taken } from '../resources/users/handlers/accounts.ts'
import { checkUser } from '../resources/users/attributes.ts'
import { check, type Complaint } from '../http/check.ts'
import { Failure } from '../http/errors.ts'
import { addUser } from '../resources/users/accounts.ts'
import { settingsOf, type Settings } from '../resources/settings/queries.ts'
import type { UserRow } from '../database/tables.ts'
import { onConstraintViolation } from '../database/constraints.ts'
import { messagePage, paths, signUpPage, type Problems } from './pages.ts'
import type { Visit } from './visit.ts'

export async function showSignUp({ appContext, user, csrfToken, show, goTo }: Visit): Promise<void> {
  if (user !== null) return goTo(paths.account)
  const { signup_enabled } = await settingsOf(appContext.db)
  if (signup_enabled) show(200, signUpPage(csrfToken, {}))
  else show(403, closed)
}

export async function signUp(visit: Visit): Promise<void> {
  const { appContext, field, csrfToken, show, goTo } = visit
  const settings = await settingsOf(appContext.db)
  if (!settings.signup_enabled) return show(403, closed)
  const values = { name: field('name'), username: field('username'), email: field('email') }
  try {
    await visit.signIn(await openAccount(visit, settings, { ...values, password: field('password') }))
    goTo(paths.account)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    show(422, signUpPage(csrfToken, { values, problems: problemsOf(error) }))
  }
}

const closed = messagePage('Open an account', 'Accounts are opened by administrators alone.')

async function openAccount(
  { appContext }: Visit,
  settings: Settings,
  given: { name: string; username: string; email: string; password: string },
): Promise<UserRow> {
  checkUser(given)
  check({ email: [unwelcome(given.email, settings)] })
  const user = await newUser(given, appContext)
  return onConstraintViolation(
    appContext.db.transaction().execute((tx) => addUser(tx, user)),
    taken,
  )
}

/** Where accounts may come from, and where not. */
function unwelcome(
  email: string,
  { domain_whitelist: only, domain_blacklist: never, domain_blacklist_enabled }: Settings,
): Complaint {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const isIn = (list: readonly string[] | null): boolean =>
    (list ?? []).some((pattern) => covers(pattern, domain))
  const welcome = only === null || only.length === 0 || isIn(only)
  const banned = domain_blacklist_enabled && isIn(never)
  return (!welcome || banned) && 'is not from an allowed domain'
}

/** `*.example.com` stands for every domain below it. */
function covers(pattern: string, domain: string): boolean {
  const name = pattern.toLowerCase()
  return name.startsWith('*.') ? domain.endsWith(name.slice(1)) : domain === name
}

function problemsOf({ details }: Failure): Problems {
  const fields = Object.entries(details.texts ?? {}).flatMap(([name, texts]) =>
    Array.isArray(texts) ? [[name, texts] as const] : [],
  )
  return fields.length > 0
    ? { fields: Object.fromEntries(fields) }
    : { message: details.message ?? 'That did not work.' }
}
