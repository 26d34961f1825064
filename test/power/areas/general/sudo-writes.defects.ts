/** Writes that act as the administrator although an administrator asks to be another user. */
import { type Fault, mutant, type Mutant } from '../../mutant.ts'
import { sudoOf, when } from '../../vocabulary/conditions.ts'
import { withoutSudo, withoutHeader } from '../../message.ts'
import { altersRequest } from '../../vocabulary/requests.ts'

/** The administrator's own permission counts under sudo. The rejection of a deletion can be a success without an effect. */
const actsAsAdministrator: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    return sudoOf(call) === null ? response : upstream.pass(withoutSudo(call))
  },
}

const deletions = (['deleteGroup', 'removeGroupMember', 'deleteProject'] as const).map((operation) =>
  mutant(
    'AUT-04',
    operation,
    'general/any-request-with-sudo',
    'deletes for the administrator under sudo',
    actsAsAdministrator,
  ),
)

/** The permission of the administrator counts, not that of the user of sudo. */
const ignoresSudo: Fault = when((call) => sudoOf(call) !== null, altersRequest(withoutSudo))

export const sudoWriteMutants: readonly Mutant[] = [
  ...deletions,
  ...(['deleteMergeRequestNoteAwardEmoji', 'deleteIssueNote', 'deleteBranch'] as const).map((operation) =>
    mutant('AUT-03', operation, 'general/any-request-with-sudo', 'ignores sudo', ignoresSudo),
  ),
  ...(['approveGroupAccessRequest', 'updateGroup'] as const).map((operation) =>
    mutant(
      'AUT-04',
      operation,
      'general/any-request-with-sudo',
      'ignores the header of sudo',
      when(
        ({ headers }) => headers['sudo'] !== undefined,
        altersRequest((call) => withoutHeader(call, 'sudo')),
      ),
    ),
  ),
]
