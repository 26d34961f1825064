/** Requests as fast as they are answered, over connections that are kept. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'

export interface Call {
  method?: string
  address: string
  token: string
  json?: object
}

/** Sends one request and reads the answer to its end. Rejects unless it is a success. */
export async function send({ method = 'GET', address, token, json }: Call, agent?: Agent): Promise<string> {
  const body = json && JSON.stringify(json)
  const headers = { 'PRIVATE-TOKEN': token, ...(body && { 'Content-Type': 'application/json' }) }
  const sending = request(address, { method, headers, ...(agent && { agent }) })
  sending.end(body)
  const [answer] = await once(sending, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  if (answer.statusCode >= 300) throw new Error(`${method} ${address}: ${answer.statusCode} ${text}`)
  return text
}

/** Answers a second, over `connections` connections at once for `seconds`. */
export async function rate(call: Call, { connections = 10, seconds = 1 } = {}): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  const until = began + seconds * 1000
  let answered = 0
  const caller = async (): Promise<void> => {
    while (performance.now() < until) {
      await send(call, agent)
      answered += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, caller))
    return (answered * 1000) / (performance.now() - began)
  } finally {
    agent.destroy()
  }
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
