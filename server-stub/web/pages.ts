/** What the pages say. */
import type { UserRow } from '../database/tables.ts'
import { markup, type Html } from './html.ts'
import { page } from './layout.ts'

/** What went wrong with a form: as a whole, or by field. */
export interface Problems {
  message?: string
  fields?: Readonly<Record<string, readonly string[]>>
}

interface Field {
  name: string
  label: string
  /** What browsers fill in. */
  autocomplete: string
  type?: 'text' | 'email' | 'password'
  value?: string
  hint?: string
}

/** The field that proves that a form came from one of these pages. */
export const csrfField = 'csrf_token'

export const paths = {
  signIn: '/users/sign_in',
  signUp: '/users/sign_up',
  signOut: '/users/sign_out',
  password: '/users/password',
  account: '/profile/account',
  resetToken: '/profile/account/reset_private_token',
} as const

export function signInPage(
  csrfToken: string,
  {
    text,
    open,
    login = '',
    problems = {},
  }: { text: string | null; open: boolean; login?: string; problems?: Problems },
): string {
  return page(
    'Sign in',
    markup`${text !== null && text !== '' && markup`<p class="wish">${text}</p>`}
    ${form(paths.signIn, csrfToken, problems, 'Sign in', [
      { name: 'login', label: 'Username or email', autocomplete: 'username', value: login },
      { name: 'password', label: 'Password', autocomplete: 'current-password', type: 'password' },
    ])}
    ${open && markup`<p><a href="${paths.signUp}">Open an account</a></p>`}`,
  )
}

/** For a password that somebody else has set. */
export function newPasswordPage(csrfToken: string, login: string, problems: Problems = {}): string {
  return page(
    'Choose a new password',
    markup`<p>Your password was set by an administrator. Choose your own to go on.</p>
      ${form(paths.password, csrfToken, problems, 'Change password', [
        { name: 'login', label: 'Username or email', autocomplete: 'username', value: login },
        { name: 'password', label: 'Present password', autocomplete: 'current-password', type: 'password' },
        {
          name: 'new_password',
          label: 'New password',
          autocomplete: 'new-password',
          type: 'password',
          hint: passwordHint,
        },
        {
          name: 'new_password_again',
          label: 'New password, again',
          autocomplete: 'new-password',
          type: 'password',
        },
      ])}`,
  )
}

const passwordHint = 'At least 8 characters.'

export function signUpPage(
  csrfToken: string,
  { values = {}, problems = {} }: { values?: Readonly<Record<string, string>>; problems?: Problems },
): string {
  return page(
    'Open an account',
    markup`${form(paths.signUp, csrfToken, problems, 'Open account', [
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

export function accountPage(csrfToken: string, user: UserRow, isReset: boolean): string {
  return page(
    'Account',
    markup`${isReset && markup`<p role="status">The private token is a new one. The former one no longer works.</p>`}
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
        Whoever has it can do everything that you can. Send it as header PRIVATE-TOKEN.
      </p>
      <form method="post" action="${paths.resetToken}">
        ${csrfInput(csrfToken)}<button>Reset private token</button>
      </form>
      <form method="post" action="${paths.signOut}">
        ${csrfInput(csrfToken)}<button class="plain">Sign out</button>
      </form>`,
  )
}

/** A page with nothing but a message. */
export function messagePage(title: string, message: string): string {
  return page(
    title,
    markup`<p role="alert">${message}</p>
      <p><a href="${paths.signIn}">Sign in</a></p>`,
  )
}

function form(
  action: string,
  csrfToken: string,
  { message, fields = {} }: Problems,
  button: string,
  inputs: readonly Field[],
): Html {
  const marked = new Set(inputs.map(({ name }) => name))
  const others = Object.entries(fields).flatMap(([name, texts]) =>
    marked.has(name) ? [] : texts.map((text) => `${name} ${text}`),
  )
  return markup`${[...(message === undefined ? [] : [message]), ...others].map((text) => markup`<p role="alert">${text}</p>`)}
    <form method="post" action="${action}">
      ${csrfInput(csrfToken)} ${inputs.map((input) => field(input, fields[input.name] ?? []))}
      <button>${button}</button>
    </form>`
}

function csrfInput(csrfToken: string): Html {
  return markup`<input type="hidden" name="${csrfField}" value="${csrfToken}" />`
}

function field(
  { name, label, autocomplete, type = 'text', value = '', hint }: Field,
  problems: readonly string[],
): Html {
  const notes = [...problems, ...(hint === undefined ? [] : [hint])]
  return markup`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      required${
        problems.length > 0 && markup` aria-invalid="true"`
      }${notes.length > 0 && markup` aria-describedby="${name}-notes"`}
    />
    ${notes.length > 0 && markup`<p class="hint" id="${name}-notes">${notes.join('. ')}</p>`} `
}
