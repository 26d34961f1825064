/** The page of an operation: facts on the left, samples on the right. */
import type { Html } from '../../../server-stub/web/html.ts'
import { markup } from '../../../server-stub/web/html.ts'
import type { Example, Parameter, RequestBody } from '../../pipeline/contract.ts'
import { resolve } from '../../pipeline/contract.ts'
import { markdown } from '../html/markdown.ts'
import { describeSchema, type Field } from '../model/fields.ts'
import type { OperationEntry, Site } from '../model/site.ts'
import { accessSection } from './access.ts'
import type { Edition, Links } from './edition.ts'
import { fieldItem, fieldList, innerFields } from './fields.ts'
import { heading, method, pathMarkup, ruleList, unspecifiedList } from './parts.ts'
import { responsesSection } from './responses.ts'
import { samplesAside } from './samples.ts'

export function operationArticle(site: Site, entry: OperationEntry, edition: Edition): Html {
  const { title, located, area, id } = entry
  const { operation } = located
  const { links } = edition
  const rules = operation['x-rules'] ?? []
  const unspecified = operation['x-unspecified'] ?? []
  return markup`<article class="operation">
    <header>
      <p class="crumbs"><a href="${links.area(area)}">${site.areas.get(area)?.title ?? area}</a></p>
      <h1>${title}</h1>
      <p class="endpoint">${method(located.method)} <code>/api/v4${pathMarkup(located.path)}</code></p>
      <p class="operation-id">Operation ID <code>${id}</code> <a class="to-samples" href="#samples">Samples</a></p>
    </header>
    <div class="columns">
      <div class="facts">
        ${markdown(entry.description)}
        ${
          operation['x-specified'] === 'name-only' &&
          markup`<p class="note">The specification names this operation and describes nothing else of it.</p>`
        }
        ${accessSection(entry, edition)}
        ${parameterSections(site, entry, links)}
        ${bodySection(site, entry, links)}
        ${responsesSection(site, entry, links)}
        ${rules.length > 0 && markup`<section>${heading(2, 'rules', 'Rules')}${ruleList(rules, links)}</section>`}
        ${unspecified.length > 0 && markup`<section>${heading(2, 'not-specified', 'Not specified')}${unspecifiedList(unspecified, links)}</section>`}
      </div>
      ${samplesAside(site, entry, edition)}
    </div>
  </article>`
}

const parameterLocations = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const

/** Whether every operation has the parameter. */
function isGeneral({ name }: Parameter): boolean {
  return name.toLowerCase() === 'sudo'
}

function parameterSections({ contract }: Site, { parameters }: OperationEntry, links: Links): Html {
  const list = (chosen: readonly Parameter[]): Html =>
    markup`<ul class="fields">${chosen.map((each) => fieldItem(fieldOf(each), `${each.in}.${each.name}`, links))}</ul>`
  const fieldOf = (parameter: Parameter): Field => {
    const facts = describeSchema(contract, parameter.schema ?? {})
    const { name, required = false, description = facts.description } = parameter
    const example = exampleText(parameter)
    const limits = example === undefined ? facts.limits : [...facts.limits, `example \`${example}\``]
    const located = isGeneral(parameter) ? { location: parameter.in } : {}
    return { ...facts, ...located, name, required, description, limits, deprecated: false, writeOnly: false }
  }
  const exampleText = ({ example, examples = {} }: Parameter): string | undefined => {
    const [first] = Object.values(examples)
    const value = example ?? (first === undefined ? undefined : resolve<Example>(contract, first).value)
    return value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value)
  }
  const general = parameters.filter(isGeneral)
  return markup`${parameterLocations.map(([located, title]) => {
    const chosen = parameters.filter((each) => each.in === located && !isGeneral(each))
    return (
      chosen.length > 0 &&
      markup`<section>${heading(2, `${located}-parameters`, title)}${list(chosen)}</section>`
    )
  })}${
    general.length > 0 &&
    markup`<details class="general"><summary>Parameters of every operation: <code>sudo</code> or <code>SUDO</code></summary>${list(general)}</details>`
  }`
}

function bodySection({ contract }: Site, { located }: OperationEntry, links: Links): Html | null {
  const given = located.operation.requestBody
  if (given === undefined) return null
  const { content, required = false, description = '' } = resolve<RequestBody>(contract, given)
  const [schema = {}] = Object.values(content).map((media) => media.schema ?? {})
  const facts = describeSchema(contract, schema)
  // Composed schemas declare required properties behind the optional ones that they inherit.
  const fields = facts.fields.toSorted((one, other) => Number(other.required) - Number(one.required))
  return markup`<section>${heading(2, 'body', 'Body')}
    ${markdown(description)}
    <p class="limits">${required ? 'Required' : 'Optional'}. ${Object.keys(content).map((type, index) => markup`${index > 0 && ', '}<code>${type}</code>`)}</p>
    ${facts.variants.length > 0 ? innerFields(facts, 'body', links) : fieldList(fields, 'body', links)}</section>`
}
