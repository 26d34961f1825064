/** What a run of all test files has once: made when the first of them requests it, in the process that starts them. */
import { once } from 'node:events'
import { createServer } from 'node:http'

export interface Broker {
  readonly url: string
  close(): void
}

/** Responds to each request with what `produce` resolves to, or with the reason why it rejects. */
export async function startBroker(produce: () => Promise<string>): Promise<Broker> {
  const server = createServer((_request, response) => {
    produce().then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The broker has no port')
  return { url: `http://127.0.0.1:${bound.port}`, close: () => server.close() }
}

/** What the broker at this URL has. */
export async function requestFrom(url: string): Promise<string> {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
