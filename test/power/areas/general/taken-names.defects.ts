/** A name that another record has is changed, although the server must reject it. */
import { isSuccess, valueOf, withValue } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'

/** A name that is taken gets a digit. */
function renamesTaken(name: string): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      const value = valueOf(call, name)
      if (isSuccess(response) || response.status === 401 || response.status === 403) return response
      return typeof value === 'string' ? upstream.pass(withValue(call, name, `${value}1`)) : response
    },
  }
}

export const takenNameMutants: readonly Mutant[] = (
  [
    ['createUser', 'name', 'username'],
    ['createVariable', 'key', 'key'],
    ['createGroup', 'path', 'path'],
    ['createProject', 'path', 'path'],
  ] as const
).map(([operation, what, parameter]) =>
  mutant(
    'IDM-01',
    operation,
    'general/conflict-is-409',
    `adds a digit to a taken ${what}`,
    renamesTaken(parameter),
  ),
)
