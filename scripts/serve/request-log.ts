import type { LoggedRequest, LogRequest } from '../../server-stub/index.ts'
import { styled, type Io } from '../command-line/io.ts'

/** Prints a line for each request once the server is ready; requests of its own preparations are omitted. */
export function requestLog(io: Io, isReady: () => boolean): LogRequest {
  return (request) => {
    const began = performance.now()
    return (status) => {
      if (isReady()) io.out(requestLine(request, { status, milliseconds: performance.now() - began }, io))
    }
  }
}

/** Cut to the width of the terminal: `200 GET /api/v4/projects 12 ms`. */
function requestLine(
  { method, url }: LoggedRequest,
  { status, milliseconds }: { status: number | null; milliseconds: number },
  io: Io,
): string {
  const end = ` ${Math.round(milliseconds)} ms`
  const start = `${status ?? 'cut'} ${method} `
  const space = (io.columns ?? Infinity) - start.length - end.length
  const text = `${start}${url.length > space ? `${url.slice(0, space - 1)}…` : url}${end}`
  if (status === null || status >= 500) return styled(io, 'red', text)
  return status >= 400 ? text : styled(io, 'dim', text)
}
