import type { Json } from '../contract.ts'
import type { SampleRequest } from './request.ts'
import { baseUrlOf, fieldsOf, isObject, textOf } from './request.ts'

/** What longer JSON is spread over several lines. */
const comfortable = 60

/** A media type of a call, with its command line. */
export interface Curl {
  label: string
  source: string
}

/** The call as command lines: one for each media type of the request body. */
export function curlsOf(request: SampleRequest): Curl[] {
  const { bodies, query } = request
  const plain = command(request, urlOf(request, query))
  const curls = Object.entries(bodies).map(([mediaType, body]) => ({
    label: labels[mediaType] ?? mediaType,
    source: command(request, urlOf(request, query), ...bodyArguments(mediaType, body)),
  }))
  const form = bodies['application/x-www-form-urlencoded']
  const inQuery =
    form === undefined || !isObject(form)
      ? []
      : [
          {
            label: 'curl, query',
            source: command(request, urlOf(request, [...query, ...Object.entries(form)])),
          },
        ]
  return curls.length === 0 ? [{ label: 'curl', source: plain }] : [...curls, ...inQuery]
}

const labels: Readonly<Record<string, string>> = {
  'application/json': 'curl',
  'application/x-www-form-urlencoded': 'curl, form',
  'multipart/form-data': 'curl, multipart',
}

function bodyArguments(mediaType: string, body: Json): string[] {
  if (mediaType === 'application/json') {
    return ["--header 'Content-Type: application/json'", `--data ${quote(json(body))}`]
  }
  // `--form-string` sends a leading `@` or `<` unchanged, where `--form` would read a file.
  const option = mediaType === 'multipart/form-data' ? '--form-string' : '--data-urlencode'
  return formFields(body).map(([name, value]) => `${option} ${quote(`${name}=${value}`)}`)
}

function formFields(body: Json): [string, string][] {
  return isObject(body) ? Object.entries(body).flatMap(([name, value]) => fieldsOf(name, value)) : []
}

function json(value: Json): string {
  const lines = JSON.stringify(value, null, 2)
  const line = lines.replaceAll(/\n\s*/g, ' ')
  return line.length <= comfortable ? line : lines
}

/** The URL with everything encoded. */
export function urlOf(request: SampleRequest, query: readonly (readonly [string, Json])[]): string {
  const { path, pathValues } = request
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(pathValues[name])),
  )
  const fields = query
    .flatMap(([name, value]) => fieldsOf(name, value))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${baseUrlOf(request)}${filled}${fields.length === 0 ? '' : `?${fields.join('&')}`}`
}

/** Method and URL, then one option per line. Without `--globoff`, curl treats brackets in a URL as a pattern. */
function command({ method, token, download }: SampleRequest, url: string, ...body: string[]): string {
  const target = [
    'curl',
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...(/[[{]/.test(url) ? ['--globoff'] : []),
    quote(url),
  ]
  const options = [
    ...(download ? ['--output download'] : []),
    ...(token === null ? [] : [`--header ${quote(`PRIVATE-TOKEN: ${token}`)}`]),
    ...body,
  ]
  return [target.join(' '), ...options].join(' \\\n  ')
}

/** Text as one word of the shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
