import type { Contract, LocatedOperation, Response } from '../contract.ts'
import { isList, operationsOf, resolve } from '../contract.ts'

/** One letter for each media type; `scripts/pipeline/client/route.ts` reads them. */
const letters: Readonly<Record<string, string>> = {
  'application/json': 'j',
  'application/x-www-form-urlencoded': 'f',
  'multipart/form-data': 'm',
  'text/plain': 't',
  'application/octet-stream': 'o',
}

/** The route table of the client, as short as browsers require: what operations have in common is stated once. */
export function clientRoutes(contract: Contract): string {
  const shapes: string[] = []
  const byPath = new Map<string, string[]>()
  for (const located of operationsOf(contract)) {
    const shape = `${located.method.toUpperCase()} ${shapeOf(contract, located)}`
    if (!shapes.includes(shape)) shapes.push(shape)
    const operations = byPath.get(located.path) ?? []
    byPath.set(located.path, [...operations, `${shapes.indexOf(shape)}${located.operation.operationId}`])
  }
  const routes = [...byPath].map(([path, operations]) => [path, ...operations].join(' '))
  return `
/** Each path with its operations: number of the shape and operationId. */
export const routes = \`${routes.join('\n')}\`

/** Method and media types of the request body, whether the response is a list, and each status with its media types. */
export const shapes = \`${shapes.join('\n')}\`
`
}

function shapeOf(contract: Contract, located: LocatedOperation): string {
  const { requestBody, responses } = located.operation
  const body = requestBody === undefined ? '' : mediaTypesOf(resolve(contract, requestBody).content)
  const documented = Object.entries(responses).map(
    ([status, response]) => status + mediaTypesOf(resolve<Response>(contract, response).content),
  )
  return [body === '' ? '-' : body, isList(contract, located) ? 'list' : '-', ...documented].join(' ')
}

/** Throws for a media type that the client does not support. */
function mediaTypesOf(content: object = {}): string {
  return Object.keys(content)
    .map((mediaType) => {
      const letter = letters[mediaType]
      if (letter === undefined) {
        throw new Error(
          `The client cannot read ${mediaType}. Add it to client-routes.ts and client/route.ts.`,
        )
      }
      return letter
    })
    .join('')
}
