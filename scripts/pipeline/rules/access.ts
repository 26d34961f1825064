import type { AccessState, Contract, Place } from '../contract.ts'
import { operationsOf } from '../contract.ts'
import type { HouseRule } from './rule.ts'

/** Of whom a rule on access can speak. */
const subjects = ['anonymous', 'callers', 'members', 'outsiders', 'internal', 'refusal']

/** Callers of whom only some are let in, so that a rule has to say it. */
const chosen = ['administrator', 'owner-or-administrator', 'author-or-administrator']

/** The access matrix is built from what the rules say, so that each of its cells can name its sentence. */
export const accessStated: HouseRule = {
  id: 'access-stated',
  demands: 'what x-access states of callers is said by a rule of the operation',
  check: ({ contract }) =>
    operationsOf(contract).flatMap((place) =>
      problemsOf(contract, place).map((problem) => ({
        where: `${place.pointer}/x-access/states`,
        problem,
        remedy: `Write for each of ${subjects.join(', ')} that a rule speaks of: { rule, status where it names one }.`,
      })),
    ),
}

function problemsOf(contract: Contract, { operation }: Place): string[] {
  const { callers = '', states = {} } = operation['x-access'] ?? {}
  const rules = [...(operation['x-rules'] ?? []), ...(contract['x-rules'] ?? [])].map(({ id }) => id)
  return [
    ...(chosen.includes(callers) && states['callers'] === undefined
      ? [`No rule says that the callers are ${callers} only.`]
      : []),
    ...Object.entries(states).flatMap(([subject, state]) => [
      ...(subjects.includes(subject) ? [] : [`Nobody is called \`${subject}\`.`]),
      ...(state === undefined || state === 'open' ? [] : stateProblems(state, rules)),
    ]),
  ]
}

function stateProblems({ rule, status }: AccessState, rules: readonly string[]): string[] {
  return [
    ...(rules.includes(rule) ? [] : [`The operation has no rule \`${rule}\`.`]),
    ...(status === undefined || (status >= 400 && status < 500) ? [] : [`${status} is no refusal.`]),
  ]
}
