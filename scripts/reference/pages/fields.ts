import type { Html } from '../../../server-stub/web/html.ts'
import { markup } from '../../../server-stub/web/html.ts'
import type { Json } from '../../pipeline/contract.ts'
import { inlineMarkdown, markdown } from '../html/markdown.ts'
import type { Field, ValueFacts } from '../model/fields.ts'
import type { Links } from './edition.ts'
import { anchor, sourceMarkup } from './parts.ts'

/** Fields of an object, one below the other; those of inner objects are folded. `prefix` begins their anchors. */
export function fieldList(fields: readonly Field[], prefix: string, links: Links): Html {
  return markup`<ul class="fields">${fields.map((field) => fieldItem(field, `${prefix}.${field.name}`, links))}</ul>`
}

/** The fields of a value, or of each shape that it can have. */
export function innerFields({ fields, variants }: ValueFacts, prefix: string, links: Links): Html {
  return markup`${fields.length > 0 && fieldList(fields, prefix, links)}${variants.map(
    ({ title, fields: inner }, index) =>
      markup`<p class="variant">${index === 0 ? 'Either' : 'or'} <a href="${links.schema(title)}">${title}</a></p>${fieldList(inner, `${prefix}.${index + 1}`, links)}`,
  )}`
}

export function fieldItem(field: Field, id: string, links: Links): Html {
  return markup`<li id="${id}">
    <p class="name"><code>${field.name}</code> ${field.location !== undefined && markup`<span class="type">${field.location} · </span>`}${typeMarkup(field, links)}${presence(field, id)}${field.deprecated && markup` <span class="deprecated">deprecated</span>`}${field.writeOnly && markup` <span class="type">write only</span>`}${anchor(id, field.name)}</p>
    ${factsMarkup(field, links)}
    ${inner(field, id, links)}</li>`
}

/** Requests mark required properties, responses mark optional ones. */
function presence({ required }: Field, id: string): Html | false {
  if (/^\d/.test(id)) return !required && markup` <span class="type">optional</span>`
  return required && markup` <span class="required">required</span>`
}

/** Description, allowed values, limits, and what is not specified unless the description says so. */
export function factsMarkup(facts: ValueFacts, links: Links): Html {
  const { description, allowed, limits, itemLimits, unspecified } = facts
  const isDescribed = description.split('not specified').length > unspecified.length
  return markup`${description !== '' && markdown(description)}${
    allowed.length > 0 && markup`<p class="limits">Allowed values: ${separated(allowed)}</p>`
  }${limits.length > 0 && markup`<p class="limits">${inlineMarkdown(capitalized(limits.join(', ')))}</p>`}${itemLimits.length > 0 && markup`<p class="limits">${inlineMarkdown(`Each item: ${itemLimits.join(', ')}`)}</p>`}${(isDescribed
    ? []
    : unspecified
  ).map(
    ({ what, source }) =>
      markup`<p class="limits">${inlineMarkdown(what)} <span class="source">${sourceMarkup(source, links)}</span></p>`,
  )}`
}

/** The type, with a link to the schema if it has more than the type: properties, or values with a meaning. */
export function typeMarkup(facts: ValueFacts, links: Links): Html {
  const { type, schemaName, recursive, fields, allowed } = facts
  const isNamed = schemaName !== undefined && (fields.length > 0 || recursive || allowed.length > 0)
  return markup`<span class="type">${type}${isNamed && markup` · <a href="${links.schema(schemaName)}">${schemaName}</a>`}</span>`
}

function inner(field: Field, id: string, links: Links): Html | null {
  const count = field.fields.length + field.variants.length
  if (count === 0) return null
  const label = field.variants.length > 0 ? 'Shapes' : `${field.fields.length} properties`
  return markup`<details><summary>${label} of <code>${field.name}</code></summary>${innerFields(field, id, links)}</details>`
}

function separated(values: readonly Json[]): Html[] {
  return values.map(
    (value, index) =>
      markup`${index > 0 && ', '}<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`,
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
