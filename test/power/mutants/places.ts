/** Things that are found by other numbers, or below projects that they do not belong to. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { operationIds } from '../../../server-stub/contract/routes.ts'
import { mutant, type Fault, type Mutant } from '../mutant.ts'
import { findsBoardsAnywhere, findsSnippetsAnywhere, takesIidsForIds } from '../vocabulary/places.ts'

/** Operations with a parameter in their path; what a DELETE does is for the areas. */
function withParameter(name: string): readonly OperationId[] {
  return operationIds.filter((operation) => {
    const { method, parameters, specified } = operations[operation]
    const path: readonly string[] = parameters.path
    return specified === 'full' && method !== 'DELETE' && path.includes(name)
  })
}

const elsewhere = (name: string, fault: Fault): readonly Mutant[] =>
  withParameter(name).map((operation) =>
    mutant('IDT-03', operation, 'general/not-found-is-404', 'things of other projects are found', fault),
  )

export const placeMutants: readonly Mutant[] = [
  ...['issue_iid', 'merge_request_iid'].flatMap((name) =>
    withParameter(name).map((operation) =>
      mutant(
        'IDT-01',
        operation,
        'general/addressed-by-iid',
        'its id is taken for its number',
        takesIidsForIds,
      ),
    ),
  ),
  ...elsewhere('board_id', findsBoardsAnywhere),
  ...elsewhere('snippet_id', findsSnippetsAnywhere),
]
