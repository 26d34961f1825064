/** Authors who have left a project still have access to what they wrote there. */
import { type StateCondition, acceptsIf } from '../../vocabulary/states.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { pathOf, isRecord } from '../../message.ts'
import { type Mutant, mutant } from '../../mutant.ts'
import type { OperationId } from '../../../../generated/operations.ts'

/** The property of the record names the caller. */
const isByAuthor =
  (property: string): StateCondition =>
  async (call, upstream) => {
    const record = await shownAt(pathOf(call), call, upstream)
    const author = isRecord(record) ? record[property] : undefined
    return isRecord(author) && author['username'] === upstream.usernameOf(call)
  }

export const authorWhoLeftMutants: readonly Mutant[] = (
  [
    ['updateMergeRequest', 'author'],
    ['updateIssueNote', 'author'],
    ['deleteIssueNote', 'author'],
    ['deleteMergeRequestAwardEmoji', 'user'],
    ['updateTrigger', 'owner'],
  ] as const satisfies readonly (readonly [OperationId, string])[]
).map(([operation, property]) =>
  mutant(
    'AUT-02',
    operation,
    'general/no-access-to-private-projects',
    'accepts authors who have left the project',
    acceptsIf(isByAuthor(property)),
  ),
)
