import { urlOf } from '../../pipeline/samples/curl.ts'
import type { SampleRequest } from '../../pipeline/samples/request.ts'
import { literalIn, python } from './literals.ts'
import { bodyOf, type SampleResult } from './sample.ts'

/** The call by the library `requests`. */
export function pythonOf(request: SampleRequest, result: SampleResult): string {
  const body = bodyOf(request)
  const options = [
    ...(request.token === null ? [] : [`    headers={"PRIVATE-TOKEN": ${JSON.stringify(request.token)}},`]),
    ...(body === undefined ? [] : [`    json=${literalIn(python, body, '    ')},`]),
  ]
  return [
    'import requests',
    '',
    `response = requests.${request.method.toLowerCase()}(`,
    `    ${JSON.stringify(urlOf(request, request.query))},`,
    ...options,
    ')',
    'response.raise_for_status()',
    `print(${parsing[result]})`,
  ].join('\n')
}

const parsing: Readonly<Record<SampleResult, string>> = {
  json: 'response.json()',
  text: 'response.text',
  bytes: 'len(response.content)',
  none: 'response.status_code',
}
