import { STATUS_CODES } from 'node:http'
import type { Html } from '../../../server-stub/web/html.ts'
import { markup } from '../../../server-stub/web/html.ts'
import type { Contract, Example, Header, MediaType, Response } from '../../pipeline/contract.ts'
import { resolve, responsesOf } from '../../pipeline/contract.ts'
import { ownBadRequest } from '../../pipeline/bad-request.ts'
import { inlineMarkdown, markdown } from '../html/markdown.ts'
import { isError } from '../model/errors.ts'
import { describeSchema } from '../model/fields.ts'
import type { OperationEntry, Site } from '../model/site.ts'
import type { Links } from './edition.ts'
import { factsMarkup, innerFields, typeMarkup } from './fields.ts'
import { anchor, heading, jsonCode, statusMarkup } from './parts.ts'

export function responsesSection(site: Site, { located }: OperationEntry, links: Links): Html {
  const badRequest = ownBadRequest(site.contract, located)
  const responses = responsesOf(site.contract, located).map(
    ([status, response]) => [status, status === '400' ? (badRequest ?? response) : response] as const,
  )
  return markup`<section>${heading(2, 'responses', 'Responses')}${responses.map(([status, response]) =>
    responseBlock(site.contract, status, response, links),
  )}</section>`
}

/** Successful responses with their fields; error responses with their examples only. */
function responseBlock(contract: Contract, status: string, response: Response, links: Links): Html {
  const id = `response-${status}`
  const title = markup`${statusMarkup(status)} ${STATUS_CODES[Number(status)] ?? ''}`
  const isSuccess = status.startsWith('2')
  const content = Object.entries(response.content ?? {})
  const body = isSuccess
    ? markup`${headerList(contract, response)}${content.map(([type, media]) => contentFields(contract, type, media, links, status))}`
    : markup`${content.map(([, media]) => exampleList(contract, media))}`
  return isSuccess
    ? markup`<section class="response" id="${id}"><h3>${title}${anchor(id, `status ${status}`)}</h3>${markdown(response.description ?? '')}${body}</section>`
    : markup`<details class="response" id="${id}"><summary>${title}<span class="description">${inlineMarkdown(firstSentence(response.description ?? ''))}</span></summary>${markdown(response.description ?? '')}${body}<p class="source">${isError(status) && markup`<a href="${links.errors}#error-${status}">All ${status} errors</a> · `}<a href="#${id}">Link to this response</a></p></details>`
}

function firstSentence(text: string): string {
  return /^.*?[.!](?=\s|$)/s.exec(text)?.[0] ?? text
}

function headerList(contract: Contract, { headers = {} }: Response): Html | null {
  const entries = Object.entries(headers)
  if (entries.length === 0) return null
  return markup`<details><summary>${entries.length} ${entries.length === 1 ? 'header' : 'headers'}</summary><ul class="fields">${entries.map(
    ([name, given]) => {
      const header = resolve<Header>(contract, given)
      const facts = describeSchema(contract, header.schema ?? {})
      return markup`<li><p class="name"><code>${name}</code> <span class="type">${facts.type}</span></p>${markdown(header.description ?? '')}</li>`
    },
  )}</ul></details>`
}

function contentFields(
  contract: Contract,
  type: string,
  { schema = {} }: MediaType,
  links: Links,
  status: string,
): Html {
  const facts = describeSchema(contract, schema)
  const about = type === 'application/json' ? null : markup`<code>${type}</code> `
  return markup`<p class="name">${about}${typeMarkup(facts, links)}</p>${
    facts.fields.length + facts.variants.length === 0 && factsMarkup(facts, links)
  }${innerFields(facts, status, links)}`
}

/** Examples of a response, each with what it shows or brings about. */
export function exampleList(contract: Contract, { examples = {} }: MediaType): Html {
  return markup`${Object.values(examples).map((given) => {
    const { summary, value } = resolve<Example>(contract, given)
    return value === undefined
      ? null
      : markup`<figure>${summary !== undefined && markup`<figcaption>${inlineMarkdown(summary)}</figcaption>`}${jsonCode(value)}</figure>`
  })}`
}
