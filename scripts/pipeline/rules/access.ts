import { accessOf, type AccessRow } from '../access.ts'
import type { AccessState, Contract } from '../contract.ts'
import type { ContractRule } from './rule.ts'

/** Groups of callers that a rule on access can describe. */
const subjects: Readonly<Record<string, string>> = {
  anonymous: 'no credentials',
  callers: 'the callers of `callers`, and all other callers',
  members: 'members of a private project',
  outsiders: 'non-members of a private project',
  internal: 'authenticated non-members of an internal project',
  rejection: 'status of all rejected callers',
}

const remedy = `Write the group of callers as { rule, status (if the rule states one) }. Groups: ${Object.entries(
  subjects,
)
  .map(([name, who]) => `${name} (${who})`)
  .join(', ')}.`

/** Values of `callers` that exclude authenticated callers, which a rule must state. */
const chosen = ['administrator', 'owner-or-administrator', 'author-or-administrator']

/** The access matrix is derived from rules, so that each of its cells names the rule that states it. */
export const accessStated: ContractRule = {
  id: 'access-stated',
  requirement: 'the statements about callers in `states` of x-access are rules of the operation',
  check: ({ contract }) =>
    accessOf(contract).flatMap((row) =>
      problemsOf(contract, row).map((problem) => ({
        where: `${row.located.pointer}/x-access/states`,
        problem,
        remedy,
      })),
    ),
}

function problemsOf(contract: Contract, { located: { operation }, statements }: AccessRow): string[] {
  const { callers = '', states = {} } = operation['x-access'] ?? {}
  const stated = new Set(statements.map(({ rule }) => rule))
  const rules = [...(operation['x-rules'] ?? []), ...(contract['x-rules'] ?? [])].map(({ id }) => id)
  return [
    ...(chosen.includes(callers) && states['callers'] === undefined
      ? [`No rule states that access is limited to \`${callers}\`.`]
      : []),
    ...Object.entries(states).flatMap(([subject, state]) => [
      ...(subject in subjects ? [] : [`\`${subject}\` is not a group of callers.`]),
      ...(state === undefined || state === 'open' ? [] : stateProblems(state, rules)),
      ...(isIdle(subject, state, rules, stated)
        ? [`\`${subject}\` has no effect if \`callers\` is \`${callers}\`.`]
        : []),
    ]),
  ]
}

/** Whether an existing rule has no cell in the matrix. `rejection` states the status for the cells of other rules. */
function isIdle(
  subject: string,
  state: AccessState | 'open' | undefined,
  rules: readonly string[],
  stated: ReadonlySet<string>,
): boolean {
  if (typeof state !== 'object' || !(subject in subjects) || subject === 'rejection') return false
  return rules.includes(state.rule) && !stated.has(state.rule)
}

function stateProblems({ rule, status }: AccessState, rules: readonly string[]): string[] {
  return [
    ...(rules.includes(rule) ? [] : [`The operation has no rule \`${rule}\`.`]),
    ...(status === undefined || (status >= 400 && status < 500)
      ? []
      : [`The status ${status} is not between 400 and 499.`]),
  ]
}
