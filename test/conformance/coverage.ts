/** Which check proves which rule: total over the contract's rules, so that a rule without a check does not compile. */
import { rules, type RuleId } from '../../generated/rules.ts'
import { general } from './checks/general/index.ts'
import { branches } from './checks/branches/index.ts'
import { commits } from './checks/commits/index.ts'
import { files } from './checks/files/index.ts'
import { projects } from './checks/projects/index.ts'
import { users } from './checks/users/index.ts'
import type { Entry } from './run/check.ts'
import { ruleIds, type Coverage } from './run/plan.ts'

/** Areas whose rules have checks. */
const covered = { ...general, ...projects, ...users, ...commits, ...branches, ...files }

const entries = new Map<string, Entry>(Object.entries(covered))

/** Every rule of the contract with its checks, or why it has none. */
export const coverage: Coverage = new Map(ruleIds().map((rule) => [rule, entryOf(rule)]))

function entryOf(rule: RuleId): Entry {
  const entry = entries.get(rule)
  if (entry !== undefined) return entry
  const facts = rules[rule]
  if ('unchecked' in facts) return { notCheckable: facts.unchecked }
  return { pending: 'Its checks are still to be written.' }
}
