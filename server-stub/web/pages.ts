/** The pages. */
import type { UserRow } from '../database/tables.ts'
import { markup, type Html } from './html.ts'
import type { PageContent } from './layout.ts'
import { paths } from './paths.ts'

/** Errors of a submitted form: of the whole form, or by field. */
export interface FormErrors {
  message?: string
  fields?: Readonly<Record<string, readonly string[]>>
}

interface Field {
  name: string
  label: string
  /** What browsers fill in, as the HTML attribute. */
  autocomplete: string
  type?: 'text' | 'email' | 'password'
  value?: string
  hint?: string
}

/** The field with the CSRF token. */
export const csrfField = 'csrf_token'

export function signInPage(
  csrfToken: string,
  {
    text,
    signup_enabled,
    login = '',
    returnTo = '',
    errors = {},
  }: {
    text: string | null
    signup_enabled: boolean
    login?: string
    /** Path of the next page; the empty text: the account page. */
    returnTo?: string
    errors?: FormErrors
  },
): PageContent {
  return page(
    'Sign in',
    markup`${text !== null && text !== '' && markup`<p class="welcome">${text}</p>`}
    ${form(
      paths.signIn,
      csrfToken,
      errors,
      'Sign in',
      [
        { name: 'login', label: 'Username or email', autocomplete: 'username', value: login },
        { name: 'password', label: 'Password', autocomplete: 'current-password', type: 'password' },
      ],
      { return_to: returnTo },
    )}
    ${signup_enabled && markup`<p><a href="${paths.signUp}">Register</a></p>`}`,
  )
}

/** For users whose password was set by an administrator. */
export function newPasswordPage(csrfToken: string, login: string, errors: FormErrors = {}): PageContent {
  return page(
    'Choose a new password',
    markup`<p>Your password was set by an administrator. Choose a new one to continue.</p>
      ${form(paths.password, csrfToken, errors, 'Change password', [
        { name: 'login', label: 'Username or email', autocomplete: 'username', value: login },
        { name: 'password', label: 'Current password', autocomplete: 'current-password', type: 'password' },
        {
          name: 'new_password',
          label: 'New password',
          autocomplete: 'new-password',
          type: 'password',
          hint: passwordHint,
        },
        {
          name: 'new_password_again',
          label: 'Confirm new password',
          autocomplete: 'new-password',
          type: 'password',
        },
      ])}`,
  )
}

const passwordHint = 'At least 8 characters.'

export function signUpPage(
  csrfToken: string,
  { values = {}, errors = {} }: { values?: Readonly<Record<string, string>>; errors?: FormErrors },
): PageContent {
  return page(
    'Register',
    markup`${form(paths.signUp, csrfToken, errors, 'Open account', [
      { name: 'name', label: 'Name', autocomplete: 'name', value: values['name'] ?? '' },
      { name: 'username', label: 'Username', autocomplete: 'username', value: values['username'] ?? '' },
      { name: 'email', label: 'Email', autocomplete: 'email', type: 'email', value: values['email'] ?? '' },
      {
        name: 'password',
        label: 'Password',
        autocomplete: 'new-password',
        type: 'password',
        hint: passwordHint,
      },
    ])}
      <p><a href="${paths.signIn}">Sign in instead</a></p>`,
  )
}

export function accountPage(csrfToken: string, user: UserRow, isReset: boolean): PageContent {
  return page(
    'Account',
    markup`${isReset && markup`<p role="status">The private token has been reset. The former token is revoked.</p>`}
      <p>Signed in as ${user.name} (@${user.username}).</p>
      <label for="token">Private token</label>
      <input
        id="token"
        value="${user.private_token}"
        readonly
        autocomplete="off"
        spellcheck="false"
        aria-describedby="token-hint"
      />
      <p class="hint" id="token-hint">
        It grants all your permissions. Send it in the header PRIVATE-TOKEN.
      </p>
      <form method="post" action="${paths.resetToken}">
        ${csrfInput(csrfToken)}<button>Reset private token</button>
      </form>
      <form method="post" action="${paths.signOut}">
        ${csrfInput(csrfToken)}<button class="plain">Sign out</button>
      </form>`,
  )
}

/** A page for what does not exist or is not visible to the user; with a link to sign in first. */
export function notFoundPage(signInUrl: string | null): PageContent {
  return page(
    'Page not found',
    markup`<p role="alert">This page does not exist, or it is not visible to you.</p>
      ${signInUrl !== null && markup`<p><a href="${signInUrl}">Sign in</a></p>`}`,
  )
}

/** A page with a message. */
export function messagePage(title: string, message: string): PageContent {
  return page(
    title,
    markup`<p role="alert">${message}</p>
      <p><a href="${paths.signIn}">Sign in</a></p>`,
  )
}

function page(title: string, content: Html): PageContent {
  return { title, content }
}

function form(
  action: string,
  csrfToken: string,
  { message, fields = {} }: FormErrors,
  button: string,
  inputs: readonly Field[],
  hidden: Readonly<Record<string, string>> = {},
): Html {
  const inputNames = new Set(inputs.map(({ name }) => name))
  const others = Object.entries(fields).flatMap(([name, texts]) =>
    inputNames.has(name) ? [] : texts.map((text) => `${name} ${text}`),
  )
  return markup`${[...(message === undefined ? [] : [message]), ...others].map((text) => markup`<p role="alert">${text}</p>`)}
    <form method="post" action="${action}">
      ${csrfInput(csrfToken)}
      ${Object.entries(hidden).map(([name, value]) => value !== '' && markup`<input type="hidden" name="${name}" value="${value}" />`)}
      ${inputs.map((input) => field(input, fields[input.name] ?? []))}
      <button>${button}</button>
    </form>`
}

function csrfInput(csrfToken: string): Html {
  return markup`<input type="hidden" name="${csrfField}" value="${csrfToken}" />`
}

function field(
  { name, label, autocomplete, type = 'text', value = '', hint }: Field,
  errors: readonly string[],
): Html {
  const notes = [...errors, ...(hint === undefined ? [] : [hint])]
  return markup`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      required${
        errors.length > 0 && markup` aria-invalid="true"`
      }${notes.length > 0 && markup` aria-describedby="${name}-notes"`}
    />
    ${notes.length > 0 && markup`<p class="hint" id="${name}-notes">${notes.join('. ')}</p>`} `
}
