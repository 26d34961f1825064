import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Contract, Parameter, LocatedOperation as Operation } from '../pipeline/contract.ts'
import { operationsOf, parametersOf } from '../pipeline/contract.ts'
import type { ToolFolders } from './run.ts'
import type { Tool } from './tool.ts'

/** Prism, which generates a body from the schema for every operation that reads. */
export const prism: Tool = {
  name: '@stoplight/prism-cli',
  what: '`mock --dynamic`, every GET once',
  async run(folders, contract) {
    await using server = await startPrism(folders)
    const reads = operationsOf(contract).filter(({ method }) => method === 'get')
    const failed: string[] = []
    for (const operation of reads) {
      const response = await fetch(server.origin + pathWithExamples(contract, operation), {
        headers: { 'PRIVATE-TOKEN': 'pt-example-mira' },
      })
      await response.arrayBuffer()
      if (!response.ok) failed.push(`${operation.operation.operationId} ${response.status}`)
    }
    return failed.length === 0
      ? { ok: true, result: `a generated response for each of ${reads.length} operations` }
      : { ok: false, result: `${failed.length} of ${reads.length} operations failed: ${failed.join(', ')}` }
  },
}

interface Server extends AsyncDisposable {
  origin: string
}

async function startPrism({ tools, folder }: ToolFolders): Promise<Server> {
  const command = join(tools, 'node_modules', '.bin', 'prism')
  const args = [command, 'mock', 'openapi.json', '--dynamic', '--host', '127.0.0.1', '--port', '0']
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /listening on (http:\S+)/.exec(line)?.[1]
    if (origin === undefined) continue
    child.stdout.resume()
    return { origin, [Symbol.asyncDispose]: stop }
  }
  throw new Error('Prism ended before it listened. Run `prism mock generated/openapi.json` to see why.')
}

/** The path with the examples of its parameters, and the query parameters that are required. */
function pathWithExamples(contract: Contract, operation: Operation): string {
  const parameters = parametersOf(contract, operation)
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, parameter) => text.replace(`{${parameter.name}}`, encodedExample(parameter)),
      operation.path,
    )
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required === true)
    .map((parameter) => `${parameter.name}=${encodedExample(parameter)}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

function encodedExample({ example }: Parameter): string {
  return encodeURIComponent(typeof example === 'string' ? example : JSON.stringify(example))
}
