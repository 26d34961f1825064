import { literal } from '../../pipeline/literal.ts'
import { urlOf } from '../../pipeline/samples/curl.ts'
import type { SampleRequest } from '../../pipeline/samples/request.ts'
import { bodyOf, type SampleResult } from './sample.ts'

/** The call by the `fetch` of browsers, Node, Deno and Bun. */
export function fetchOf(request: SampleRequest, result: SampleResult): string {
  const { method, query } = request
  const body = bodyOf(request)
  const headers = {
    ...(request.token === null ? {} : { 'PRIVATE-TOKEN': request.token }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(Object.keys(headers).length === 0 ? [] : [`  headers: ${literal(headers, 60, '  ')},`]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body, 60, '  ')}),`]),
  ]
  const url = `'${urlOf(request, query).replaceAll("'", '%27')}'`
  const call = options.length === 0 ? `fetch(${url})` : `fetch(${url}, {\n${options.join('\n')}\n})`
  return [
    `const response = await ${call}`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)',
    `console.log(${parsing[result]})`,
  ].join('\n')
}

const parsing: Readonly<Record<SampleResult, string>> = {
  json: 'await response.json()',
  text: 'await response.text()',
  bytes: 'await response.arrayBuffer()',
  none: 'response.status',
}
