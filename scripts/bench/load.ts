/** Sends one request again and again over connections that are kept, with little work of its own per request. */
import { connect, type Socket } from 'node:net'

/** A request of which only the text is sent: the body, if any, is JSON. */
export interface Call<Method extends string = 'GET' | 'POST'> {
  method: Method
  /** `http://127.0.0.1:3000/api/v4/user`. */
  url: string
  token: string
  json?: object | undefined
}

/** How many responses there were. */
export interface Rate {
  responses: number
  perSecond: number
}

/** Sends the request over `connections` connections at once for `seconds`. Rejects unless all responses are successes. */
export async function rate(call: Call, { connections = 10, seconds = 1 } = {}): Promise<Rate> {
  const { hostname, port } = new URL(call.url)
  const text = Buffer.from(textOf(call))
  const began = performance.now()
  const until = began + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, () =>
      repeat(connect({ host: hostname, port: Number(port), noDelay: true }), text, until),
    ),
  )
  const responses = counts.reduce((sum, count) => sum + count)
  return { responses, perSecond: (responses * 1000) / (performance.now() - began) }
}

function textOf({ method, url, token, json }: Call): string {
  const { host, pathname, search } = new URL(url)
  const body = json === undefined ? '' : JSON.stringify(json)
  const lines = [
    `${method} ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    `PRIVATE-TOKEN: ${token}`,
    'Accept: application/json',
    ...(json === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** Sends the request over one connection until the given time; returns the number of responses. */
function repeat(socket: Socket, text: Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let responses = 0
    let head = ''
    let missing = 0
    const send = (): void => {
      if (performance.now() >= until) socket.end(() => resolve(responses))
      else socket.write(text)
    }
    const complete = (): void => {
      responses += 1
      head = ''
      send()
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (bytes) => {
      if (missing > 0) {
        missing -= bytes.length
        if (missing <= 0) complete()
        return
      }
      head += bytes.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const [, status = '', length] = /^HTTP\/1\.1 (\d+)[^]*\r\ncontent-length: (\d+)/i.exec(head) ?? []
      if (!status.startsWith('2') || length === undefined) {
        socket.destroy()
        reject(new Error(`Not a successful response with a length: ${head.slice(0, 500)}`))
        return
      }
      missing = Number(length) - (head.length - end - 4)
      if (missing <= 0) complete()
    })
  })
}

/** Sends one request and reads the response to its end. Rejects unless it is a success. */
export async function send({ method, url, token, json }: Call<string>): Promise<string> {
  const headers = { 'PRIVATE-TOKEN': token, ...(json && { 'Content-Type': 'application/json' }) }
  const response = await fetch(url, { method, headers, ...(json && { body: JSON.stringify(json) }) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`)
  return text
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
