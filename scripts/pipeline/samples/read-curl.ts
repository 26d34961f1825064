/** A request as a command line of curl sends it. */
export interface CurlRequest {
  method: string
  url: URL
  /** By name in lower case. */
  headers: Record<string, string>
  /** The text of a body, or the fields of a form. */
  body: string | [name: string, value: string][] | undefined
  multipart: boolean
}

/** Reads a command line as the shell and curl do. Throws `Error` for anything else. */
export function readCurl(command: string): CurlRequest {
  const [program, ...words] = shellWords(command)
  if (program !== 'curl') throw new Error(`The command is ${program ?? 'empty'}, not curl.`)
  const request: CurlRequest = {
    method: '',
    url: new URL('about:blank'),
    headers: {},
    body: undefined,
    multipart: false,
  }
  const urls: string[] = []
  let globoff = false
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '--globoff') globoff = true
    else if (word.startsWith('--')) takeOption(request, word, words.shift())
    else urls.push(word)
  }
  const [url] = urls
  if (url === undefined || urls.length > 1) throw new Error(`It calls ${urls.length} URLs.`)
  if (!globoff && /[[\]{}]/.test(url)) throw new Error('curl takes the brackets of the URL for a pattern.')
  request.url = new URL(url)
  request.method ||= request.body === undefined ? 'GET' : 'POST'
  return request
}

function takeOption(request: CurlRequest, option: string, value: string | undefined): void {
  if (value === undefined) throw new Error(`${option} has no value.`)
  if (option === '--request') request.method = value
  else if (option === '--header') takeHeader(request, value)
  else if (option === '--data') request.body = value
  else if (option === '--data-urlencode' || option === '--form-string') {
    request.multipart = option === '--form-string'
    const fields = Array.isArray(request.body) ? request.body : []
    request.body = [...fields, splitOnce(value, '=')]
  } else if (option !== '--output') throw new Error(`${option} is not known here.`)
}

function takeHeader(request: CurlRequest, line: string): void {
  const [name, value] = splitOnce(line, ':')
  request.headers[name.toLowerCase()] = value.trim()
}

function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  if (index < 0) throw new Error(`\`${text}\` has no \`${at}\`.`)
  return [text.slice(0, index), text.slice(index + 1)]
}

/** The words of a command line: quoted by single quotes, escaped by backslashes, continued over lines. */
function shellWords(command: string): string[] {
  const words = command.replaceAll('\\\n', ' ').matchAll(/(?:'[^']*'|\\.|[^\s'\\])+/gs)
  return [...words].map(([word]) =>
    word.replaceAll(
      /'([^']*)'|\\(.)/gs,
      (_, quoted: string | undefined, escaped: string | undefined) => quoted ?? escaped ?? '',
    ),
  )
}
