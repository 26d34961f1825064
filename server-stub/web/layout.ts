/** The layout of every page. */
import { createHash } from 'node:crypto'
import { Html, markup } from './html.ts'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 26rem; margin: 3rem auto; padding: 0 1.25rem; }
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

/** Content Security Policy: only the style of the page, and forms to this server that may redirect to these origins. */
export function contentPolicy(redirectOrigins: readonly string[]): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `form-action ${["'self'", ...redirectOrigins].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** A whole document. */
export function page(title: string, content: Html): string {
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>${new Html(style)}</style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text
}
