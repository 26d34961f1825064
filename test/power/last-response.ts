/** The last response that a script printed, without what depends on the time and the host. */

/** Headers that differ between responses to the same request. */
const variableHeaders =
  /^(?:connection|content-length|date|etag|keep-alive|last-modified|x-request-id|x-runtime):/i

/**
 * The last response that a script printed: status, headers, body. Times are replaced by the minutes that have passed,
 * hashes by their order; URLs, names of the run and tokens by constants. Throws if no response was printed.
 */
export function lastResponse(printed: string): string {
  const begin = printed.lastIndexOf('HTTP/1.1 ')
  if (begin === -1) throw new Error(`No response was printed: ${printed}`)
  const response = printed.slice(begin)
  const [head = '', ...body] = response.split('\r\n\r\n')
  const [, sentAt = ''] = /^date: (.*)\r?$/im.exec(head) ?? []
  const headers = head.split('\r\n').filter((line) => !variableHeaders.test(line))
  return normalize([...headers.toSorted(), '', body.join('\r\n\r\n')].join('\n'), Date.parse(sentAt))
}

function normalize(text: string, now: number): string {
  const hashes = new Map<string, number>()
  const ordinal = (hash: string): string => {
    const short = hash.slice(0, 8)
    hashes.set(short, hashes.get(short) ?? hashes.size)
    return `hash ${hashes.get(short)}`
  }
  return text
    .replaceAll(/\b(?:[0-9a-f]{40}|[0-9a-f]{8})\b/g, ordinal)
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://forge')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, (moment) => minutesBetween(now, moment))
    .replaceAll(/r?\d{13,}/g, 'run')
    .replaceAll(/"(\w*token)":"[^"]*"/g, '"$1":"token"')
}

function minutesBetween(now: number, moment: string): string {
  return `${Math.round((Date.parse(moment) - now) / 60_000)} minutes`
}
