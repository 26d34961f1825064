/** The frame of every page: header with search, sidebar, content, footer. */
import { createHash } from 'node:crypto'
import type { Html } from '../../../server-stub/web/html.ts'
import { Html as Raw, markup } from '../../../server-stub/web/html.ts'
import type { Site } from '../model/site.ts'
import { actorFor, type Edition } from './edition.ts'
import type { Operation } from '../../pipeline/contract.ts'
import { sidebar, type Current } from './sidebar.ts'

export interface Page {
  readonly title: string
  /** Plain text, for search engines and previews. */
  readonly description: string
  readonly content: Html
  readonly current?: Current
  /** The operation that the page is about. */
  readonly operation?: Operation
}

/** Applies a chosen colour scheme before anything is drawn, and marks for the style sheet that scripts run. */
const earlyScript =
  "document.documentElement.classList.add('script');try{const t=localStorage.getItem('forge-theme');if(t)document.documentElement.dataset.theme=t}catch{}"

/** What browsers may do with a page. `connect` names the servers that requests may be sent to. */
export function contentPolicy(connect: string): string {
  const hash = createHash('sha256').update(earlyScript).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${connect}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
}

export function layout(site: Site, page: Page, edition: Edition): string {
  const { links, live } = edition
  const title = page.title === site.title ? site.title : `${page.title} · ${site.title}`
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title>
<meta name="description" content="${page.description}" />
<meta property="og:title" content="${title}" />
<meta property="og:description" content="${page.description}" />
<meta property="og:type" content="article" />
<meta property="og:image" content="${live?.origin ?? null}${links.asset('preview.png')}" />
<meta name="twitter:card" content="summary_large_image" />
${live === undefined && markup`<meta http-equiv="Content-Security-Policy" content="${contentPolicy('http: https:')}" />`}
<link rel="icon" href="${links.asset('icon.svg')}" type="image/svg+xml" />
<link rel="stylesheet" href="${links.asset('style.css')}" />
<script>${new Raw(earlyScript)}</script>
<script src="${links.asset('reference.js')}" defer></script>
</head>
<body data-root="${links.root}" data-suffix="${links.suffix}">
<a class="skip" href="#content">Skip to content</a>
<header class="top">
  <a class="brand" href="${links.home}">${site.title}</a>
  ${searchBox()}
  <div class="tools">${live !== undefined && actorChoice(edition, page.operation)}
    <button type="button" class="theme" data-theme-toggle aria-label="Switch between light and dark" hidden></button>
    <a class="menu" href="#navigation">Menu</a>
  </div>
</header>
<div class="frame">
<main id="content" tabindex="-1">${page.content}</main>
${sidebar(site, links, page.current)}
</div>
${footer(site, edition)}
</body>
</html>
`.text
}

function searchBox(): Html {
  return markup`<search class="search" hidden><input type="search" id="search" placeholder="Search" aria-label="Search the reference" role="combobox" aria-expanded="false" aria-controls="search-results" aria-autocomplete="list" autocomplete="off" spellcheck="false" /><kbd aria-hidden="true">/</kbd><div class="results" id="search-results" role="listbox" aria-label="Search results" hidden></div></search>`
}

/** The user whose token the samples contain. A plain form: the script sends it when the choice changes. */
function actorChoice({ live }: Edition, operation: Operation | undefined): Html | null {
  if (live === undefined || live.actors.length === 0) return null
  const current = actorFor(live, operation)
  return markup`<form class="actor" action="/docs/actor"><label for="actor">Samples as</label> <select id="actor" name="actor">${live.actors.map(
    ({ name, role }) =>
      markup`<option value="${name}"${current?.name === name && ' selected'}>${name} (${role})</option>`,
  )}</select><button>Use</button></form>`
}

function footer(site: Site, { links }: Edition): Html {
  return markup`<footer><p>${site.title} ${site.version} · <a href="${links.changelog}">Changelog</a> · Download <a href="${links.download('json')}" download>openapi.json</a> or <a href="${links.download('yaml')}" download>openapi.yaml</a></p></footer>`
}
