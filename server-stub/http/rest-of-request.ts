/**
 * What a client still sends after the server has decided about its request. The system resets a connection that ends with
 * unread bytes, and the client then loses the response.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { finished } from 'node:stream/promises'
import { limits } from '../limits.ts'

const longestWait = limits.rejectedSeconds.max * 1000

/** Resolves when the request has arrived, or after some seconds, if the response ends the connection. */
export async function restOfRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.complete || response.shouldKeepAlive) return
  request.resume()
  const signal = AbortSignal.timeout(longestWait)
  // The client has ended the connection, or sends for too long: it gets the response now, if at all.
  await finished(request, { signal }).catch(() => {})
}

/** Ends a connection whose bytes cannot be read as requests, when the client ends it or after some seconds. */
export function endWhenRead(socket: Duplex, text: string): void {
  socket.end(text)
  const timer = setTimeout(() => socket.destroy(), longestWait).unref()
  socket.once('close', () => clearTimeout(timer))
}
