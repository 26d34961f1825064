import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Failure, responseTo, type FailureKind } from './errors.ts'

/** Answers what never becomes a request (an address or headers too long, no HTTP at all) in the contract's shape, too. */
export function answerClientErrors(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = responseTo(new Failure('expectation-failed'))
    response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
    response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else refuse(socket, new Failure(kinds[error.code ?? ''] ?? 'malformed'))
  })
}

const kinds: Readonly<Record<string, FailureKind>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
}

function refuse(socket: Duplex, failure: Failure): void {
  const { status, body } = responseTo(failure)
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} Refused`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
