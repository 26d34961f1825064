/** The provisioning interface, if it is not at the default path: at another URL, or a command. */
import { spawn } from 'node:child_process'
import { openTransport, type Limits } from '../../protocol/http.ts'
import type { Outcome, Transport, WireRequest } from '../../protocol/exchange.ts'
import type { Provisioning } from './file.ts'

/** The target of provisioning requests. */
const basePath = '/provisioning'

export interface Provisioner extends Disposable {
  readonly send: Transport
}

/** The same transport, which sends provisioning requests to the interface of the target file. */
export function withProvisioning(
  send: Transport,
  provisioning: Provisioning | null,
  limits: Limits,
): Provisioner {
  if (provisioning === null) return { send, [Symbol.dispose]: () => {} }
  if ('command' in provisioning) {
    const { command } = provisioning
    return {
      send: routed(send, (request) => runProgram(command, request, limits.milliseconds)),
      [Symbol.dispose]: () => {},
    }
  }
  const other = openTransport(new URL(provisioning.url), limits)
  return {
    send: routed(send, (request) =>
      other.send({ ...request, isOutsideApi: false, target: request.target.slice(basePath.length) }),
    ),
    [Symbol.dispose]: () => other[Symbol.dispose](),
  }
}

function routed(send: Transport, provision: Transport): Transport {
  return (request) =>
    request.isOutsideApi === true && request.target.startsWith(basePath) ? provision(request) : send(request)
}

/**
 * Runs the command once for one request: `{method, resource, id, attributes}` on standard input, the record as JSON on
 * standard output. What it writes to standard error is the reason when it fails.
 */
function runProgram(
  command: readonly string[],
  request: WireRequest,
  milliseconds: number,
): Promise<Outcome> {
  const [program = '', ...parameters] = command
  return new Promise((resolve) => {
    const fail = (text: string) => resolve({ kind: 'fault', fault: { kind: 'unreachable', text } })
    const child = spawn(program, parameters, {
      stdio: ['pipe', 'pipe', 'pipe'],
      signal: AbortSignal.timeout(milliseconds),
    })
    const output: Buffer[] = []
    const errorOutput: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => errorOutput.push(chunk))
    child.on('error', (error) => fail(`${program}: ${error.message}`))
    child.on('close', (code) => {
      const reason = Buffer.concat(errorOutput).toString('utf8').trim()
      if (code === 0) resolve(responseWith(request, Buffer.concat(output)))
      else fail(`${program} ended with ${code}${reason === '' ? '.' : `: ${reason}`}`)
    })
    // A program that reads nothing is no failure of the pipe.
    child.stdin.on('error', () => {})
    child.stdin.end(JSON.stringify(inputOf(request)))
  })
}

function inputOf({ method, target, body }: WireRequest): object {
  const [, , resource = null, id = null] = target.split('/')
  const attributes: unknown = body === null ? null : JSON.parse(Buffer.from(body).toString('utf8'))
  return { method, resource, id: id === null ? null : Number(id), attributes }
}

function responseWith({ method }: WireRequest, body: Buffer): Outcome {
  const headers = new Map([['content-type', 'application/json']])
  return { kind: 'response', response: { status: method === 'POST' ? 201 : 200, headers, body } }
}
