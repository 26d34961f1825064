import type { Json } from '../contract.ts'
import { literal } from '../literal.ts'
import type { SampleRequest } from './request.ts'
import { baseUrlOf } from './request.ts'

/** The column next to the text is narrow. */
const width = 60

/** The call as a module that uses the client of the package. */
export function typescriptOf(operationId: string, list: boolean, request: SampleRequest): string {
  const call = callArgument(request)
  return [
    "import { createForgeClient } from 'forge-contract/client'",
    '',
    'const client = createForgeClient({',
    `  baseUrl: '${baseUrlOf(request)}',`,
    ...(request.token === null ? [] : [`  token: '${request.token}',`]),
    '})',
    ...(list ? listing(operationId, call) : single(operationId, call)),
  ].join('\n')
}

function single(operationId: string, call: string): string[] {
  return [
    `const response = await client.${operationId}(${call})`,
    'if (response.ok) console.log(response.data)',
    'else console.error(response.status, response.error)',
  ]
}

function listing(operationId: string, call: string): string[] {
  const rest = call === '' ? '' : `, ${call}`
  return [
    `const list = client.paginate('${operationId}'${rest})`,
    'for await (const item of list) console.log(item)',
  ]
}

function callArgument({ pathValues, query, bodies }: SampleRequest): string {
  const body = bodies['application/json']
  const parts: Record<string, Json> = {
    ...(Object.keys(pathValues).length === 0 ? {} : { path: pathValues }),
    ...(query.length === 0 ? {} : { query: Object.fromEntries(query) }),
    ...(body === undefined ? {} : { body }),
  }
  return Object.keys(parts).length === 0 ? '' : literal(parts, width)
}
