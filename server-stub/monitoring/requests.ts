/** A request that has ended. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ObservedCaller } from '../http/observe.ts'
import { startTimer } from './system-time.ts'
import { assignRequestId } from '../http/request-id.ts'

/** What the server has found out about a request. */
export interface Observed extends ObservedCaller {
  operationId?: string
}

/** A request whose response has ended. */
export interface CompletedRequest extends ObservedCaller {
  requestId: string
  method: string
  /** Path and query as they were sent. */
  url: string
  /** The operationId; for other requests the part of the server that handled it. */
  operation: string
  status: number
  seconds: number
  /** False if the client closed the connection before the end of the response. */
  isComplete: boolean
  /** Of the connection; behind a proxy that of the proxy. */
  ip: string
  /** The `X-Forwarded-For` header; empty if there is none. */
  forwardedFor: string
  userAgent: string
}

/** Characters of a header in the log. */
const headerCharacters = 200

/** Observes a request until its end. `observed` returns what the dispatcher has found out about it. */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  observed: () => Observed | undefined,
  onEnd: (completed: CompletedRequest) => void,
): void {
  const elapsed = startTimer()
  const { method = '', url = '', headers, socket } = request
  const ip = socket.remoteAddress ?? ''
  response.once('close', () => {
    const { operationId, userId, sudoerId } = observed() ?? {}
    onEnd({
      requestId: assignRequestId(request, response),
      method,
      url,
      operation: operationId ?? partOf(url),
      status: response.statusCode,
      seconds: elapsed(),
      isComplete: response.writableFinished,
      ...(userId === undefined ? {} : { userId }),
      ...(sudoerId === undefined ? {} : { sudoerId }),
      ip,
      forwardedFor: String(headers['x-forwarded-for'] ?? '').slice(0, headerCharacters),
      userAgent: (headers['user-agent'] ?? '').slice(0, headerCharacters),
    })
  })
}

/** The part of the server that handles a URL which is no operation; a fixed set, since it is a label of metrics. */
function partOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (path.startsWith('/api/')) return 'unknown-operation'
  if (path.endsWith('/git-receive-pack') || url.endsWith('service=git-receive-pack'))
    return 'git-receive-pack'
  if (path.endsWith('/git-upload-pack') || url.endsWith('service=git-upload-pack')) return 'git-upload-pack'
  if (path.startsWith('/provisioning')) return 'provisioning'
  return 'pages'
}
