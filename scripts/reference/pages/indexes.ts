/** Pages that list: overview, areas, schemas, errors, rules, changelog. */
import { STATUS_CODES } from 'node:http'
import type { Html } from '../../../server-stub/web/html.ts'
import { markup } from '../../../server-stub/web/html.ts'
import { inlineMarkdown, markdown } from '../html/markdown.ts'
import { errorsOf } from '../model/errors.ts'
import type { Guide } from '../model/guides.ts'
import type { Area, Site } from '../model/site.ts'
import type { Links } from './edition.ts'
import { heading, operationTable, ruleList, statusMarkup, unspecifiedList } from './parts.ts'
import { exampleList } from './responses.ts'

export function overviewArticle(site: Site, links: Links): Html {
  return markup`<article class="prose"><header><p class="crumbs">Version ${site.version}</p><h1>${site.title}</h1><p class="lead">${site.summary}</p></header>
${markdown(site.introduction)}
<h2 id="guides">Start here</h2>
<ul class="cards">${site.guides.map(({ slug, title, text }) => markup`<li><a href="${links.guide(slug)}">${title}</a><p>${inlineMarkdown(firstSentence(text))}</p></li>`)}</ul>
<h2 id="operations">Operations</h2>
${site.groups.map(
  ({ title, areas }) =>
    markup`<h3>${title}</h3><ul class="cards">${areas.map(
      (area) =>
        markup`<li><a href="${links.area(area.name)}">${area.title}</a> <span class="count">${area.operations.length}</span><p>${inlineMarkdown(area.description)}</p></li>`,
    )}</ul>`,
)}
<h2 id="all-operations">All operations</h2>
${site.groups.map(({ areas }) =>
  areas.map(
    ({ title, operations }) =>
      markup`<details class="all"><summary>${title}</summary><ul>${operations.map(
        ({ id, title: name }) =>
          markup`<li id="operation/${id}"><a href="${links.operation(id)}">${name}</a></li>`,
      )}</ul></details>`,
  ),
)}
</article>`
}

function firstSentence(text: string): string {
  const paragraph = text.split('\n').find((line) => /^[A-Z]/.test(line)) ?? ''
  return /^.*?[.!](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph
}

export function guideArticle({ title, text }: Guide): Html {
  return markup`<article class="prose"><header><h1>${title}</h1></header>${markdown(text)}</article>`
}

export function areaArticle({ title, description, operations }: Area, links: Links): Html {
  return markup`<article class="prose"><header><h1>${title}</h1></header>${markdown(description)}${operationTable(operations, links)}</article>`
}

export function schemaIndexArticle({ contract }: Site, links: Links): Html {
  const schemas = Object.entries(contract.components.schemas ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return markup`<article class="prose"><header><h1>Schemas</h1></header>
<p>The shapes of requests and responses, by the name that generated types carry.</p>
<ul class="index">${schemas.map(([name]) => markup`<li><a href="${links.schema(name)}">${name}</a></li>`)}</ul></article>`
}

export function errorsArticle(site: Site, links: Links): Html {
  const statuses = errorsOf(site)
  return markup`<article class="prose"><header><h1>Errors</h1></header>
<p>Every error response of the contract by status, with its causes, its body and the operations that return it. Other errors of HTTP can follow any request: the reference server also returns 408, 413, 414, 415, 417, 429, 431 and 503.</p>
<p class="jump">${statuses.map(({ status }) => markup`<a href="#error-${status}">${statusMarkup(status)}</a> `)}</p>
${statuses.map(
  ({ status, causes }) =>
    markup`<section>${heading(2, `error-${status}`, markup`${statusMarkup(status)} ${STATUS_CODES[Number(status)] ?? ''}`)}
${causes.map(
  ({ id, response, operations }) =>
    markup`<div class="cause" id="${id}">${markdown(response.description ?? '')}${Object.values(response.content ?? {}).map((media) => exampleList(site.contract, media))}
<details><summary>${operations.length} ${operations.length === 1 ? 'operation' : 'operations'}</summary>${operationTable(operations, links)}</details></div>`,
)}</section>`,
)}</article>`
}

export function rulesArticle(site: Site, links: Links): Html {
  const areas = site.groups.flatMap((group) => group.areas)
  return markup`<article class="prose"><header><h1>Rules</h1></header>
<p>Statements of the specification that a server can be checked against, each with its source. The rules of one operation are on its page.</p>
${heading(2, 'every-operation', 'Every operation')}${ruleList(site.generalRules, links)}
${heading(2, 'by-area', 'By area')}
${areas.map(({ title, operations }) => {
  const rules = operations.flatMap(({ id, located }) =>
    (located.operation['x-rules'] ?? []).map((rule) => ({ ...rule, operation: id })),
  )
  return (
    rules.length > 0 &&
    markup`<details><summary>${title} (${rules.length})</summary><ul class="rules">${rules.map(
      ({ id, rule, operation }) =>
        markup`<li><p>${inlineMarkdown(rule)}</p><p class="source"><a href="${links.operation(operation)}#${id}"><code>${id}</code></a></p></li>`,
    )}</ul></details>`
  )
})}
${site.generallyUnspecified.length > 0 && markup`${heading(2, 'not-specified', 'Not specified')}${unspecifiedList(site.generallyUnspecified, links)}`}</article>`
}

export function missingOperationsArticle({ missingOperations }: Site): Html {
  return markup`<article class="prose"><header><h1>Missing operations</h1></header>
<p>Operations that were added to the API later, and that clients may call. This contract does not have them.
Only the reference server has paths below <code>/provisioning</code>, if it is started with <code>--provisioning</code>.</p>
<ul class="rules">${missingOperations.map(
    ({ id, title, request, instead }) =>
      markup`<li id="${id}"><p>${title} <code>${request}</code></p>${instead !== '' && markup`<p class="source">Instead: ${inlineMarkdown(instead)}</p>`}</li>`,
  )}</ul></article>`
}

export function changelogArticle({ changelog }: Site): Html {
  const text = (changelog ?? '').replace(/^# .*\n/, '')
  return markup`<article class="prose"><header><h1>Changelog</h1></header>${text === '' ? markup`<p>No changelog is included.</p>` : markdown(text)}</article>`
}
