/** The landing page of a running server: what it is, where to begin, tokens of callers, the last requests. */
import type { Html } from '../../../server-stub/web/html.ts'
import { markup } from '../../../server-stub/web/html.ts'
import type { Site } from '../model/site.ts'
import { actorFor, type Edition, type LiveServer, type SeenRequest } from './edition.ts'
import { layout } from './layout.ts'
import { code, statusMarkup } from './parts.ts'

export function landingPage(site: Site, edition: Edition & { live: LiveServer }): string {
  const { live, links } = edition
  const content = markup`<article class="prose landing"><header><h1>Forge reference server</h1>
<p class="lead">A stateful server of the ${site.title}, with real access control and real Git. ${site.operations.size} operations.</p></header>
<dl class="addresses"><dt>API</dt><dd><code>${live.origin}/api/v4</code></dd><dt>Document</dt><dd><a href="${links.download('json')}">openapi.json</a>, <a href="${links.download('yaml')}">openapi.yaml</a></dd></dl>
<ul class="cards">
<li><a href="${links.reference}">API reference</a><p>Every operation with parameters, responses, rules, samples and a form to try it.</p></li>
<li><a href="${links.guide('authentication')}">Authentication</a><p>Which credentials there are and how to send them.</p></li>
<li><a href="${links.errors}">Errors</a><p>Every error response with its causes.</p></li>
<li><a href="/explore">Projects</a><p>Pages of projects, issues, merge requests, commits, files and jobs.</p></li>
<li><a href="/users/sign_in">Sign in</a><p>The account page with your private token. The server prints passwords of the demo users when it starts.</p></li>
</ul>
${tokens(live)}
<h2 id="requests">Last requests</h2>
${lastRequests(live.requests(), edition)}
</article>`
  const description = `A running server of the ${site.title}.`
  return layout(site, { title: 'Forge reference server', description, content, current: {} }, edition)
}

function tokens(live: LiveServer): Html | null {
  const { actors, origin } = live
  const users = actors.filter(({ token }) => token !== null)
  if (users.length === 0) return null
  const token = actorFor(live)?.token ?? users[0]?.token ?? ''
  return markup`<h2 id="tokens">Tokens</h2>
<p>Send one in the header <code>PRIVATE-TOKEN</code>. Only browsers on this computer see this table.</p>
<div class="wide" tabindex="0"><table><thead><tr><th>User</th><th>Role</th><th>Private token</th></tr></thead><tbody>${users.map(
    (user) => markup`<tr><td>${user.name}</td><td>${user.role}</td><td><code>${user.token}</code></td></tr>`,
  )}</tbody></table></div>
${code(`curl --header 'PRIVATE-TOKEN: ${token}' '${origin}/api/v4/projects'`, 'sh')}`
}

function lastRequests(requests: readonly SeenRequest[], { links }: Edition): Html {
  const last = requests.toReversed().slice(0, 20)
  if (last.length === 0) return markup`<p>None yet.</p>`
  return markup`<div class="wide" tabindex="0"><table><thead><tr><th>Time</th><th>Request</th><th>Operation</th><th>Status</th></tr></thead><tbody>${last.map(
    ({ at, method, url, operationId, status, violations }) =>
      markup`<tr><td><time datetime="${at}">${at.slice(11, 19)}</time></td><td><code>${method} ${url}</code>${violations.map((violation) => markup`<br /><small>${violation}</small>`)}</td><td>${operationId !== undefined && markup`<a href="${links.operation(operationId)}">${operationId}</a>`}</td><td>${status !== undefined && statusMarkup(status)}</td></tr>`,
  )}</tbody></table></div>`
}
