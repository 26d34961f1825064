import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { HttpError, responseTo, type HttpErrorKind } from './errors.ts'
import { assignRequestId, requestIdHeader } from './request-id.ts'
import { endWhenRead, restOfRequest } from './rest-of-request.ts'

/** Responds in the contract's shape also to what Node rejects before it becomes a request: a URL or headers too long, not HTTP. */
export function handleClientErrors(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    void rejectExpectation(request, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    // Otherwise it is the rest of what was rejected already.
    else if (socket.writable) reject(socket, new HttpError(kinds[error.code ?? ''] ?? 'malformed'))
  })
}

const kinds: Readonly<Record<string, HttpErrorKind>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
}

async function rejectExpectation(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = responseTo(new HttpError('expectation-failed'))
  assignRequestId(request, response)
  response.shouldKeepAlive = false
  await restOfRequest(request, response)
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
}

function reject(socket: Duplex, error: HttpError): void {
  const { status, body } = responseTo(error)
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `${requestIdHeader}: ${randomUUID()}`,
    'Connection: close',
  ]
  endWhenRead(socket, `${head.join('\r\n')}\r\n\r\n${text}`)
}
