import type { Contract, Place, Response } from '../contract.ts'
import { isList, operationsOf, resolve } from '../contract.ts'

/** One letter for each media type; `scripts/pipeline/client/route.ts` reads them. */
const letters: Readonly<Record<string, string>> = {
  'application/json': 'j',
  'application/x-www-form-urlencoded': 'f',
  'multipart/form-data': 'm',
  'text/plain': 't',
  'application/octet-stream': 'o',
}

/** The route table of the client, as short as browsers need it: what operations have in common is stated once. */
export function clientRoutes(contract: Contract): string {
  const shapes: string[] = []
  const routes = operationsOf(contract).map((place) => {
    const shape = shapeOf(contract, place)
    if (!shapes.includes(shape)) shapes.push(shape)
    const { operationId } = place.operation
    return `  ${operationId}: '${shapes.indexOf(shape)} ${place.method.toUpperCase()} ${place.path}',\n`
  })
  return `
import type { OperationId } from '../operations.ts'

/** Number of the shape, method and path of each operation. */
export const routes: Readonly<Record<OperationId, string>> = {
${routes.join('')}}

/** Media types of the request body, whether the response is a list, and each status with its media types. */
export const shapes: readonly string[] = [
${shapes.map((shape) => `  '${shape}',\n`).join('')}]
`
}

function shapeOf(contract: Contract, place: Place): string {
  const { requestBody, responses } = place.operation
  const body = requestBody === undefined ? '' : mediaTypesOf(resolve(contract, requestBody).content)
  const documented = Object.entries(responses).map(
    ([status, response]) => status + mediaTypesOf(resolve<Response>(contract, response).content),
  )
  return [body === '' ? '-' : body, isList(contract, place) ? 'list' : '-', ...documented].join(' ')
}

/** Throws for a media type that the client does not know. */
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
