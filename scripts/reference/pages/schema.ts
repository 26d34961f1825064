/** The page of a schema: its properties, an example, and where it is used. */
import type { Html } from '../../../server-stub/web/html.ts'
import { markup } from '../../../server-stub/web/html.ts'
import { describeSchema } from '../model/fields.ts'
import { schemaUses, type SchemaUse } from '../model/schema-uses.ts'
import type { OperationEntry, Site } from '../model/site.ts'
import type { Links } from './edition.ts'
import { factsMarkup, innerFields } from './fields.ts'
import { heading, jsonCode, operationTable } from './parts.ts'

/** A longer list is folded. */
const longestOpenList = 12

export function schemaArticle(site: Site, name: string, links: Links): Html {
  const facts = describeSchema(site.contract, { $ref: `#/components/schemas/${name}` })
  const use = schemaUses(site).get(name)
  const example = use?.example ?? facts.example
  return markup`<article class="prose"><header><p class="crumbs"><a href="${links.schemas}">Schemas</a></p><h1>${name}</h1><p class="name"><span class="type">${facts.type}</span></p></header>
${factsMarkup(facts, links)}${innerFields(facts, name, links)}
${example !== undefined && markup`<section>${heading(2, 'example', 'Example')}${jsonCode(example)}</section>`}
${use !== undefined && useSection(use, links)}</article>`
}

function useSection({ accepting, returning, parents }: SchemaUse, links: Links): Html {
  return markup`<section>${heading(2, 'used-by', 'Used by')}
${operationList('Returned by', [...returning], links)}${operationList('Accepted by', [...accepting], links)}${
    parents.size > 0 &&
    markup`<h3>Part of</h3><ul class="index">${[...parents].map((parent) => markup`<li><a href="${links.schema(parent)}">${parent}</a></li>`)}</ul>`
  }</section>`
}

function operationList(title: string, operations: readonly OperationEntry[], links: Links): Html | null {
  if (operations.length === 0) return null
  const table = operationTable(operations, links)
  return markup`<h3>${title}</h3>${operations.length > longestOpenList ? markup`<details><summary>${operations.length} operations</summary>${table}</details>` : table}`
}
