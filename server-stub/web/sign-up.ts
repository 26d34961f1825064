/** Registers users. Spec: document 2, "Application settings": `signup_enabled` and the lists of domains. */
import { requireValid, type ValidationMessage } from '../http/validation-messages.ts'
import { HttpError } from '../http/errors.ts'
import { settingsOf, type Settings } from '../resources/settings/index.ts'
import { createUser } from '../resources/users/commands.ts'
import { messagePage, signUpPage, type FormErrors } from './pages.ts'
import { paths } from './paths.ts'
import type { WebRequest } from './web-request.ts'

export async function showSignUp({
  services,
  user,
  issueCsrfToken,
  render,
  redirect,
}: WebRequest): Promise<void> {
  if (user !== null) return redirect(paths.account)
  const { signup_enabled } = await settingsOf(services.db)
  if (signup_enabled) render(200, signUpPage(issueCsrfToken(), {}))
  else render(403, disabledPage)
}

export async function signUp(request: WebRequest): Promise<void> {
  const { services, field, issueCsrfToken, render, redirect } = request
  const settings = await settingsOf(services.db)
  if (!settings.signup_enabled) return render(403, disabledPage)
  const values = { name: field('name'), username: field('username'), email: field('email') }
  try {
    requireValid({ email: [domainViolation(values.email, settings)] })
    await request.signIn(await createUser(services, { ...values, password: field('password') }))
    redirect(paths.account)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    render(422, signUpPage(issueCsrfToken(), { values, errors: formErrorsOf(error) }))
  }
}

const disabledPage = messagePage('Register', 'Only administrators create accounts.')

/** The domain of an email address must be on the whitelist, if there is one, and not on the blacklist. */
function domainViolation(
  email: string,
  { domain_whitelist: allowed, domain_blacklist: denied, domain_blacklist_enabled }: Settings,
): ValidationMessage {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const isIn = (list: readonly string[] | null): boolean =>
    (list ?? []).some((pattern) => matchesDomain(pattern, domain))
  const isAllowed = allowed === null || allowed.length === 0 || isIn(allowed)
  const isDenied = domain_blacklist_enabled && isIn(denied)
  return (!isAllowed || isDenied) && 'is not from an allowed domain'
}

/** `*.example.com` matches every subdomain of `example.com`. */
function matchesDomain(pattern: string, domain: string): boolean {
  const name = pattern.toLowerCase()
  return name.startsWith('*.') ? domain.endsWith(name.slice(1)) : domain === name
}

function formErrorsOf({ details }: HttpError): FormErrors {
  const fields = Object.entries(details.texts ?? {}).flatMap(([name, texts]) =>
    Array.isArray(texts) ? [[name, texts] as const] : [],
  )
  return fields.length > 0
    ? { fields: Object.fromEntries(fields) }
    : { message: details.message ?? 'The account could not be created.' }
}
