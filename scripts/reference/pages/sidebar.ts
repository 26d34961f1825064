import type { Html } from '../../../server-stub/web/html.ts'
import { markup } from '../../../server-stub/web/html.ts'
import type { Area, Site } from '../model/site.ts'
import type { Links } from './edition.ts'
import { method } from './parts.ts'

/** The page that the sidebar marks. */
export interface Current {
  readonly area?: string
  readonly operation?: string
  /** URL of any other page. */
  readonly href?: string
}

export function sidebar(site: Site, links: Links, current: Current = {}): Html {
  const link = (href: string, title: string): Html =>
    markup`<li><a href="${href}"${current.href === href && markup` aria-current="page"`}>${title}</a></li>`
  return markup`<nav class="sidebar" id="navigation" aria-label="Reference">
<h2>Introduction</h2>
<ul>${link(links.reference, 'Overview')}${site.guides.map(({ slug, title }) => link(links.guide(slug), title))}</ul>
${site.groups.map(({ title, areas }) => markup`<h2>${title}</h2><ul>${areas.map((area) => areaItem(area, links, current))}</ul>`)}
<h2>Indexes</h2>
<ul>${link(links.schemas, 'Schemas')}${link(links.errors, 'Errors')}${link(links.rules, 'Rules')}${link(links.missingOperations, 'Missing operations')}${link(links.changelog, 'Changelog')}</ul>
</nav>`
}

/** The operations of the current area are listed; other areas lead to their own page. */
function areaItem({ name, title, operations }: Area, links: Links, current: Current): Html {
  const href = links.area(name)
  const area = markup`<a href="${href}"${current.href === href && markup` aria-current="page"`}>${title}</a>`
  if (current.area !== name) return markup`<li>${area}</li>`
  return markup`<li class="open">${area}<ul>${operations.map(
    ({ id, title: operation, located }) =>
      markup`<li><a href="${links.operation(id)}"${current.operation === id && markup` aria-current="page"`}>${operation}${method(located.method)}</a></li>`,
  )}</ul></li>`
}
