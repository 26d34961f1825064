import { accessOf, type AccessRow } from '../access.ts'
import type { AccessState, Contract } from '../contract.ts'
import type { ContractRule } from './rule.ts'

/** Of whom a rule on access can speak, each with who that is. */
const subjects: Readonly<Record<string, string>> = {
  anonymous: 'no credentials',
  callers: 'those of `callers`, and all others with them',
  members: 'members of a private project',
  outsiders: 'others at a private project',
  internal: 'signed-in users at an internal project',
  refusal: 'whoever is refused',
}

const remedy = `Write by whom the rule speaks of, as { rule, status where it names one }: ${Object.entries(
  subjects,
)
  .map(([name, who]) => `${name} (${who})`)
  .join(', ')}.`

/** Callers of whom only some are let in, so that a rule has to say it. */
const chosen = ['administrator', 'owner-or-administrator', 'author-or-administrator']

/** The access matrix is built from what the rules say, so that each of its cells can name its sentence. */
export const accessStated: ContractRule = {
  id: 'access-stated',
  demands: 'what x-access states of callers is said by a rule of the operation',
  check: ({ contract }) =>
    accessOf(contract).flatMap((row) =>
      problemsOf(contract, row).map((problem) => ({
        where: `${row.place.pointer}/x-access/states`,
        problem,
        remedy,
      })),
    ),
}

function problemsOf(contract: Contract, { place: { operation }, statements }: AccessRow): string[] {
  const { callers = '', states = {} } = operation['x-access'] ?? {}
  const stated = new Set(statements.map(({ rule }) => rule))
  const rules = [...(operation['x-rules'] ?? []), ...(contract['x-rules'] ?? [])].map(({ id }) => id)
  return [
    ...(chosen.includes(callers) && states['callers'] === undefined
      ? [`No rule says that the callers are ${callers} only.`]
      : []),
    ...Object.entries(states).flatMap(([subject, state]) => [
      ...(subject in subjects ? [] : [`Nobody is called \`${subject}\`.`]),
      ...(state === undefined || state === 'open' ? [] : stateProblems(state, rules)),
      ...(isIdle(subject, state, rules, stated)
        ? [`\`${subject}\` says nothing of anybody where the callers are ${callers}.`]
        : []),
    ]),
  ]
}

/** Whether a rule that there is makes no cell of the matrix. `refusal` names a status for those of other rules. */
function isIdle(
  subject: string,
  state: AccessState | 'open' | undefined,
  rules: readonly string[],
  stated: ReadonlySet<string>,
): boolean {
  if (typeof state !== 'object' || !(subject in subjects) || subject === 'refusal') return false
  return rules.includes(state.rule) && !stated.has(state.rule)
}

function stateProblems({ rule, status }: AccessState, rules: readonly string[]): string[] {
  return [
    ...(rules.includes(rule) ? [] : [`The operation has no rule \`${rule}\`.`]),
    ...(status === undefined || (status >= 400 && status < 500) ? [] : [`${status} is no refusal.`]),
  ]
}
