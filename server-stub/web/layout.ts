/** The layout of every page. */
import { createHash } from 'node:crypto'
import { Html, markup } from './html.ts'
import { paths } from './paths.ts'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fff, #131417); color: light-dark(#111827, #f3f4f6); }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; padding: .75rem 1.25rem; border-bottom: 1px solid #6b72804d; }
header a:first-child { font-weight: 700; margin-right: auto; }
a { color: light-dark(#1d4ed8, #93b4ff); }
main { max-width: 26rem; margin: 3rem auto; padding: 0 1.25rem; }
main.wide { max-width: 60rem; margin: 2rem auto; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
h1, h2, h3, dd, li, p, .text { overflow-wrap: anywhere; }
small, .hint { color: light-dark(#4b5563, #b6bdc9); font-weight: 400; }
dl > div { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .25rem 0; }
dt { flex: 0 0 8rem; color: light-dark(#4b5563, #b6bdc9); }
dd { margin: 0; flex: 1 1 10rem; }
ul.records { list-style: none; padding: 0; }
ul.records li { padding: .375rem 0; border-bottom: 1px solid #6b72804d; }
.tabs { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.text { white-space: pre-line; margin: 1rem 0; }
.note { border-left: .25rem solid #6b72804d; padding-left: 1rem; margin: 1rem 0; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #6b72804d; border-radius: .375rem; font-size: .875rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
label, input, button { display: block; font: inherit; }
label { margin-top: 1rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; padding: .5rem .625rem; border: 1px solid #6b7280; border-radius: .375rem; }
input[readonly] { font-family: ui-monospace, monospace; }
button { margin-top: 1.25rem; padding: .5rem 1rem; border: 0; border-radius: .375rem; background: #1d4ed8; color: #fff; cursor: pointer; }
button.plain { background: none; color: inherit; border: 1px solid #6b7280; }
:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; }
[role=alert], [role=status] { padding: .5rem .75rem; border-left: .25rem solid #b91c1c; background: #b91c1c1a; }
[role=status] { border-color: #15803d; background: #15803d1a; }
.hint { margin: .25rem 0 0; font-size: .875rem; }
.welcome { white-space: pre-line; }
`

/** Headers of a page whose forms may redirect to these origins: not stored, not framed. */
export function pageHeaders(redirectOrigins: readonly string[] = []): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentPolicy(redirectOrigins),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  }
}

/** Only the style of the page, and forms to this server that may redirect to these origins. */
function contentPolicy(redirectOrigins: readonly string[]): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `form-action ${["'self'", ...redirectOrigins].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** What a page contains in addition to the layout. */
export interface PageContent {
  title: string
  content: Html
  /** Above the title. */
  breadcrumbs?: Html
  /** Whether it displays a record instead of a form. */
  isWide?: boolean
}

/** What the layout depends on. */
export interface PageContext {
  /** The signed-in user. */
  user: { username: string } | null
  /** Whether the server has a home page and a reference. */
  hasReference: boolean
}

const defaultContext: PageContext = { user: null, hasReference: false }

/** The whole document. */
export function documentOf(
  { title, content, breadcrumbs, isWide = false }: PageContent,
  { user, hasReference }: PageContext = defaultContext,
): string {
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>${new Html(style)}</style>
      </head>
      <body>
        <header>
          ${hasReference && markup`<a href="/">Forge</a>`}
          <a href="${paths.projects}">Projects</a>
          ${hasReference && markup`<a href="/docs">API reference</a>`}
          <a href="${user === null ? paths.signIn : paths.account}">${user === null ? 'Sign in' : `@${user.username}`}</a>
        </header>
        <main${isWide && markup` class="wide"`}>
          ${breadcrumbs ?? null}
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text
}
