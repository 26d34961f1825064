import type { Contract, LocatedOperation, Response } from '../contract.ts'
import { isList, operationsOf, resolve } from '../contract.ts'

/**
 * One letter for each media type; `scripts/pipeline/client/route.ts` reads them. Bodies of any media type are read
 * like those of the media types that are declared next to it.
 */
const letters: Readonly<Record<string, string>> = {
  '*/*': '',
  'application/json': 'j',
  'application/x-www-form-urlencoded': 'f',
  'multipart/form-data': 'm',
  'text/plain': 't',
  'application/octet-stream': 'o',
}

/**
 * The route table of the client, as short as browsers require: what operations have in common is stated once, and similar
 * lines are next to each other, which compresses them.
 */
export function clientRoutes(contract: Contract): string {
  const operations = operationsOf(contract).map((located) => ({
    path: located.path,
    id: located.operation.operationId,
    shape: `${located.method.toUpperCase()} ${shapeOf(contract, located)}`,
  }))
  const shapes = [...new Set(operations.map(({ shape }) => shape))].toSorted()
  const routes = [...Map.groupBy(operations, ({ path }) => path)]
    .map(([path, onPath]) =>
      [path, ...onPath.map(({ shape, id }) => `${shapes.indexOf(shape)}${id}`)].join(' '),
    )
    .toSorted()
  const methods = [...new Set(operationsOf(contract).map(({ method }) => `'${method.toUpperCase()}'`))]
  return `
/** The methods of all operations. */
export const methods = [${methods.join(', ')}] as const

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
