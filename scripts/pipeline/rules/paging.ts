import type { Contract, LocatedOperation } from '../contract.ts'
import { operationsOf, parametersOf, responsesOf, successSchema } from '../contract.ts'
import type { ContractRule } from './rule.ts'

const pagingParameters = ['page', 'per_page']
const pagingHeaders = [
  'Link',
  'X-Total',
  'X-Total-Pages',
  'X-Per-Page',
  'X-Page',
  'X-Next-Page',
  'X-Prev-Page',
]

/** Source: document 1, "Limits": every array response is paginated and has the headers. */
export const listsArePaged: ContractRule = {
  id: 'lists-are-paged',
  requirement: 'each array and each list has the seven paging headers, each GET of one the paging parameters',
  check: ({ contract }) =>
    operationsOf(contract).flatMap((located) => {
      const absent = isPaged(contract, located) ? absentParts(contract, located) : []
      if (absent.length === 0) return []
      return [
        {
          where: located.pointer,
          problem: `${located.operation.operationId} returns an array, but lacks ${absent.join(', ')}.`,
          remedy: 'Refer to the shared Page and PerPage parameters and the seven header components.',
        },
      ]
    }),
}

/** Also if the specification only names the list: an array has the headers then. */
function isPaged(contract: Contract, located: LocatedOperation): boolean {
  const { operationId } = located.operation
  return operationId.startsWith('list') || successSchema(contract, located)?.type === 'array'
}

function absentParts(contract: Contract, located: LocatedOperation): string[] {
  const parameters = parametersOf(contract, located).map((parameter) => parameter.name)
  const success = responsesOf(contract, located).filter(([status]) => status.startsWith('2'))
  const headers = success.flatMap(([, response]) => Object.keys(response.headers ?? {}))
  return [
    ...(located.method === 'get' ? pagingParameters.filter((name) => !parameters.includes(name)) : []),
    ...pagingHeaders.filter((name) => !headers.includes(name)),
  ]
}
