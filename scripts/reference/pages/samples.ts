/** Request samples, the form that sends the request, and an example of the response. */
import type { Html } from '../../../server-stub/web/html.ts'
import { markup } from '../../../server-stub/web/html.ts'
import type { Json } from '../../pipeline/contract.ts'
import { resolve, responsesOf } from '../../pipeline/contract.ts'
import { baseUrlOf, exampleBaseUrl, sampleRequest, textOf } from '../../pipeline/samples/request.ts'
import type { OperationEntry, Site } from '../model/site.ts'
import { samplesFor, type Sample } from '../samples/index.ts'
import { bodyOf } from '../samples/sample.ts'
import { placeholders, sampleTarget, type Edition } from './edition.ts'
import { code, statusMarkup } from './parts.ts'
import { exampleList } from './responses.ts'

export function samplesAside(site: Site, entry: OperationEntry, edition: Edition): Html {
  const { samples, otherEncodings } = samplesFor(
    site.contract,
    entry,
    sampleTarget(edition, entry.located.operation),
  )
  return markup`<aside class="samples" id="samples" aria-label="Samples">
    ${tabs(samples)}
    ${
      otherEncodings.length > 0 &&
      markup`<details class="encodings"><summary>Other encodings of the body</summary>${otherEncodings.map(
        ({ label, source }) => markup`<p class="caption">${label}</p>${code(source, 'sh')}`,
      )}</details>`
    }
    ${tryIt(site, entry, edition)}
    ${responseExamples(site, entry)}
  </aside>`
}

/** Tabs that need no script: each label checks the radio button before its panel. */
function tabs(samples: readonly Sample[]): Html {
  return markup`<div class="tabs" role="group" aria-label="Request in several languages">${samples.map(
    (
      { label, language, source },
      index,
    ) => markup`<input type="radio" name="language" id="tab-${index}" value="${label}"${index === 0 && ' checked'} />
      <label for="tab-${index}">${label}</label>
      <div class="panel">${code(source, language)}</div>`,
  )}</div>`
}

/** Filled and made visible by the script; its data contain the first request. */
function tryIt({ contract }: Site, entry: OperationEntry, edition: Edition): Html {
  const { located, parameters, id } = entry
  const { live } = edition
  const target = sampleTarget(edition, located.operation)
  const request = sampleRequest(contract, located, target)
  const body = bodyOf(request)
  const known: Record<string, Json> = { ...request.pathValues, ...Object.fromEntries(request.query) }
  const inputs = parameters
    .filter((each) => (each.in === 'path' || each.in === 'query') && each.name !== 'sudo')
    .map(({ name, in: location, required = false, schema = {} }) => ({ name, location, required, schema }))
  return markup`<details class="try-it" hidden><summary>Try it</summary><form class="try"${live !== undefined && markup` data-live="yes"`} data-operation="${id}" data-method="${request.method}" data-path="${located.path}">
    <label>Base URL<input name="base-url" type="url" required placeholder="${exampleBaseUrl}" value="${live === undefined ? '' : baseUrlOf(request)}" /></label>
    <label>Private token<input name="token" autocomplete="off" spellcheck="false" value="${live === undefined || target.token === placeholders.token ? '' : target.token}" /></label>
    ${inputs.map(({ name, location, required, schema }) => {
      const value = known[name]
      const isArray = resolve(contract, schema).type === 'array'
      return markup`<label>${name}<input name="${name}" data-in="${location}"${isArray && markup` data-array="yes"`}${required && ' required'} value="${value === undefined ? '' : Array.isArray(value) ? value.map(textOf).join(',') : textOf(value)}" /></label>`
    })}
    ${body !== undefined && markup`<label>Body<textarea name="body" rows="${Math.min(14, JSON.stringify(body, null, 2).split('\n').length + 1)}" spellcheck="false">${JSON.stringify(body, null, 2)}</textarea></label>`}
    <button type="submit">Send request</button>
    <output></output>
  </form></details>`
}

/** The examples of the successful response, each with what it shows. */
function responseExamples({ contract }: Site, { located }: OperationEntry): Html | null {
  for (const [status, response] of responsesOf(contract, located)) {
    const json = response.content?.['application/json']
    if (status.startsWith('2') && json?.examples !== undefined)
      return markup`<section class="example"><h2>Response ${statusMarkup(status)}</h2>${exampleList(contract, json)}</section>`
  }
  return null
}
