/** Small parts that many pages share. */
import type { Html } from '../../../server-stub/web/html.ts'
import { Html as Raw, markup } from '../../../server-stub/web/html.ts'
import type { Json, Rule, Unspecified } from '../../pipeline/contract.ts'
import { highlight } from '../html/highlight.ts'
import { inlineMarkdown } from '../html/markdown.ts'
import type { OperationEntry } from '../model/site.ts'
import type { Links } from './edition.ts'

export function code(source: string, language: string): Html {
  return markup`<pre tabindex="0"><code>${new Raw(highlight(source, language))}</code></pre>`
}

export function jsonCode(value: Json): Html {
  return code(JSON.stringify(value, null, 2), 'json')
}

export function method(name: string): Html {
  return markup`<span class="method m-${name}">${name.toUpperCase()}</span>`
}

/** A path with its parameters set off, breakable after each slash. */
export function pathMarkup(path: string): Html {
  const parts = path
    .split(/(\{[^}]+\})/)
    .map((part) =>
      part.startsWith('{') ? markup`<em>${part}</em>` : new Raw(part.replaceAll('/', '/<wbr />')),
    )
  return markup`${parts}`
}

export function statusMarkup(status: string | number): Html {
  return markup`<span class="status s${String(status).charAt(0)}">${status}</span>`
}

/** The link to itself that a heading or field offers. */
export function anchor(id: string, what: string): Html {
  return markup`<a class="anchor" href="#${id}" aria-label="Link to ${what}">#</a>`
}

export function operationTable(operations: readonly OperationEntry[], links: Links): Html {
  return markup`<ul class="operations">${operations.map(
    ({ id, title, located }) =>
      markup`<li><a href="${links.operation(id)}">${title}</a><code>${method(located.method)} ${pathMarkup(located.path)}</code></li>`,
  )}</ul>`
}

export function ruleList(rules: readonly Rule[], links: Links): Html {
  return markup`<ul class="rules">${rules.map(
    ({ id, rule, source }) =>
      markup`<li id="${id}"><p>${inlineMarkdown(rule)}</p><p class="source"><a href="#${id}"><code>${id}</code></a> · ${sourceMarkup(source, links)}</p></li>`,
  )}</ul>`
}

export function unspecifiedList(points: readonly Unspecified[], links: Links): Html {
  return markup`<ul class="rules">${points.map(
    ({ id, what, source }) =>
      markup`<li id="${id}"><p>${inlineMarkdown(what)}</p><p class="source">${sourceMarkup(source, links)}</p></li>`,
  )}</ul>`
}

/** `1 § Errors` as `document 1 § Errors`, with a link to what the documents are. */
export function sourceMarkup(source: string, links: Links): Html {
  const number = /^\d/.exec(source)?.[0]
  return number === undefined
    ? markup`${source}`
    : markup`<a href="${links.reference}">document ${number}</a>${source.slice(1)}`
}

/** A heading with a link to itself. */
export function heading(level: 2 | 3 | 4, id: string, title: string | Html): Html {
  const text = typeof title === 'string' ? title : 'this section'
  const content = markup`${title}${anchor(id, text)}`
  if (level === 2) return markup`<h2 id="${id}">${content}</h2>`
  return level === 3 ? markup`<h3 id="${id}">${content}</h3>` : markup`<h4 id="${id}">${content}</h4>`
}
