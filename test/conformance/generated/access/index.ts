/** The access matrix as checks: the specified cells by their rules, the others for the report. */
import { access, type AccessStatement } from '../../../../generated/access.ts'
import { operations } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import type { Check } from '../../fixtures/check.ts'
import { administratorsOnly } from './administrators-only.ts'
import { specifiedOperations, type SpecifiedOperation } from '../valid-request.ts'
import { checksCells, statedCells } from './stated.ts'

export { observations } from './unspecified.ts'

interface AccessCheck {
  readonly topic: string
  readonly operation: SpecifiedOperation
  readonly rule: RuleId
  readonly check: Check
}

/** One check for each operation and rule on who may call it. */
const checks: readonly AccessCheck[] = specifiedOperations.flatMap((operation) => {
  const statements: readonly AccessStatement[] = access[operation].statements
  const ruled = new Set(statements.map(({ rule }) => rule))
  const ofCells = [...ruled].flatMap((rule) => {
    const [first] = statedCells(operation, rule)
    if (first === undefined) return []
    const topic = topicOf(operation, first.statement)
    return [{ topic, operation, rule, check: checksCells(topic, operation, rule) }]
  })
  const ofForms = administratorsOnly(operation).map((each) => ({
    topic: 'administrators-only',
    operation,
    ...each,
  }))
  return [...ofCells, ...ofForms]
})

/** The checks that a rule is the source of; none for a rule that is not on access. */
export function accessChecksOf(rule: RuleId): readonly Check[] {
  return checks.filter((each) => each.rule === rule).map(({ check }) => check)
}

/** All checks of a topic. */
export function accessChecks(topic: string): readonly Check[] {
  return checks.filter((each) => each.topic === topic).map(({ check }) => check)
}

/** What a check is about; checks of one topic fail of one cause. */
function topicOf(
  operation: SpecifiedOperation,
  { rule, callers, visibilities, decision }: AccessStatement,
): string {
  const among = operations[operation].access.callers
  if (rule.endsWith('/authentication-required')) return 'authentication-required'
  if (rule.endsWith('/private-project-is-404')) return 'private-is-404'
  if (rule.endsWith('/no-access-to-private-groups')) return 'private-group'
  if (callers.includes('anonymous')) return decision === 'rejected' ? 'no-credentials' : 'public'
  if (among === 'administrator') return 'administrators-only'
  if (visibilities.length === 1 && visibilities[0] === 'internal') return 'internal'
  if (callers.includes('non-member') && visibilities.length === 1) return 'private'
  if (among === 'owner-or-administrator') return 'owners-only'
  return among === 'author-or-administrator' ? 'authors-only' : 'signed-in'
}
