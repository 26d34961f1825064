import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { HttpError, responseTo, type HttpErrorKind } from './errors.ts'
import { assignRequestId, requestIdHeader } from './request-id.ts'

/** Responds in the contract's shape also to what Node rejects before it becomes a request: a URL or headers too long, not HTTP. */
export function handleClientErrors(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = responseTo(new HttpError('expectation-failed'))
    assignRequestId(request, response)
    response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
    response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else reject(socket, new HttpError(kinds[error.code ?? ''] ?? 'malformed'))
  })
}

const kinds: Readonly<Record<string, HttpErrorKind>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
}

function reject(socket: Duplex, error: HttpError): void {
  const { status, body } = responseTo(error)
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} Rejected`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `${requestIdHeader}: ${randomUUID()}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
