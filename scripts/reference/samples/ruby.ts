import { urlOf } from '../../pipeline/samples/curl.ts'
import type { SampleRequest } from '../../pipeline/samples/request.ts'
import { literalIn, ruby, rubyText } from './literals.ts'
import { bodyOf, type SampleResult } from './sample.ts'

/** The call by Ruby's own library. */
export function rubyOf(request: SampleRequest, result: SampleResult): string {
  const body = bodyOf(request)
  const kind = request.method.charAt(0) + request.method.slice(1).toLowerCase()
  return [
    ...(body === undefined ? [] : ["require 'json'"]),
    "require 'net/http'",
    '',
    `uri = URI(${rubyText(urlOf(request, request.query))})`,
    `request = Net::HTTP::${kind}.new(uri)`,
    ...(request.token === null ? [] : [`request['PRIVATE-TOKEN'] = ${rubyText(request.token)}`]),
    ...(body === undefined
      ? []
      : [
          "request['Content-Type'] = 'application/json'",
          `request.body = JSON.generate(${literalIn(ruby, body)})`,
        ]),
    '',
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'response.value # raises unless the status is 2xx',
    `puts ${result === 'bytes' ? 'response.body.bytesize' : result === 'none' ? 'response.code' : 'response.body'}`,
  ].join('\n')
}
