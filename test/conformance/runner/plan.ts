/** From coverage to the checks of a run: each once, with every rule it proves, under an id that does not change. */
import { operations, type AreaName, type OperationId } from '../../../generated/operations.ts'
import { rules, type RuleId } from '../../../generated/rules.ts'
import { ruleIds, type Check, type Coverage } from '../fixtures/check.ts'
import { formerIdsOf } from './renamed-checks.ts'
import type { PlannedCheck } from './result.ts'

/** What a run is narrowed to; an empty list narrows nothing. */
export interface Selection {
  readonly areas: readonly string[]
  readonly operations: readonly string[]
  readonly rules: readonly string[]
}

/** A rule that has no check in this suite, and why. */
export interface RuleWithoutCheck {
  readonly rule: RuleId
  readonly verdict: 'not-checkable'
  readonly reason: string
}

/** Every check that the coverage names, in the order of the rules. Throws if two different checks have one id. */
export function planChecks(coverage: Coverage): readonly PlannedCheck[] {
  const drafts = new Map<string, { check: Check; rules: RuleId[] }>()
  const ids = new Map<Check, string>()
  for (const rule of ruleIds()) {
    const entry = coverage.get(rule) ?? []
    if ('notCheckable' in entry) continue
    for (const check of [entry].flat()) {
      // A check of several rules has the id of the first.
      const id = check.id ?? ids.get(check) ?? idOf(rule, check)
      ids.set(check, id)
      const draft = drafts.get(id) ?? { check, rules: [] }
      if (!isSameCheck(draft.check, check)) throw new Error(textOfDuplicate(id, draft.check, check))
      if (!draft.rules.includes(rule)) draft.rules.push(rule)
      drafts.set(id, draft)
    }
  }
  return [...drafts].map(([id, draft]) => planned(id, draft.check, draft.rules))
}

/** Only generated checks are defined once for each rule that they prove: they are one check if they do the same. */
function isSameCheck(a: Check, b: Check): boolean {
  const isGenerated = a.id !== null && b.id !== null
  return a === b || (isGenerated && a.title === b.title && a.topic === b.topic && codeOf(a) === codeOf(b))
}

function codeOf(check: Check): string {
  // oxlint-disable-next-line typescript/unbound-method -- only its text is read
  const { run } = check
  return run.toString()
}

function textOfDuplicate(id: string, ...checks: readonly Check[]): string {
  const places = checks.map((check) => `${check.source()} (${check.title ?? 'the text of its rule'})`)
  return `Two checks have the id ${id}, so that one would never run: ${places.join(' and ')}. Give one of them another topic, detail or part.`
}

/** Generated checks that belong to no rule. */
export function planWithoutRule(checks: readonly Check[]): readonly PlannedCheck[] {
  return checks.flatMap((check) => (check.id === null ? [] : [planned(check.id, check, [])]))
}

/** The rules that no check proves. */
export function withoutCheck(coverage: Coverage): readonly RuleWithoutCheck[] {
  return ruleIds().flatMap((rule): RuleWithoutCheck[] => {
    const entry = coverage.get(rule) ?? []
    return 'notCheckable' in entry ? [{ rule, verdict: 'not-checkable', reason: entry.notCheckable }] : []
  })
}

/** The checks of a selection: those that match in each of its dimensions. */
export function select(plan: readonly PlannedCheck[], selection: Selection): readonly PlannedCheck[] {
  return plan.filter(
    (check) =>
      admits(selection.areas, [check.area]) &&
      admits(selection.operations, check.operations) &&
      admits(selection.rules, namesOf(check)),
  )
}

/** What `--rule` may name a check by: its rules, its id and its former ids. */
export function namesOf({ id, rules: proved }: PlannedCheck): readonly string[] {
  return [...proved, id, ...formerIdsOf(id)]
}

function admits(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((each) => has.includes(each))
}

function idOf(rule: RuleId, { part }: Check): string {
  return part === null ? rule : `${rule}/${part}`
}

function planned(id: string, check: Check, proved: readonly RuleId[]): PlannedCheck {
  const ofRules = proved.map((rule) => rules[rule].operation).filter((operation) => operation !== null)
  const involved = [...new Set<OperationId>([...check.operations, ...ofRules])]
  const [first] = involved
  const [rule] = proved
  return {
    id,
    title: check.title ?? (rule === undefined ? id : rules[rule].text),
    area: first === undefined ? 'general' : operations[first].area,
    rules: proved,
    operations: involved,
    excludes: excludedBy(involved),
    check,
  }
}

/** Every record depends on the settings, and the list of all runners has those of every check. */
const ofAllChecks: ReadonlySet<AreaName | OperationId> = new Set(['settings', 'listAllRunners'])
/** An area whose records the whole instance has in common, and no other area shows. */
const sharedArea = 'broadcast-messages'

function excludedBy(involved: readonly OperationId[]): PlannedCheck['excludes'] {
  const areas = involved.map((operation) => operations[operation].area)
  if ([...involved, ...areas].some((each) => ofAllChecks.has(each))) return 'all'
  return areas.includes(sharedArea) ? sharedArea : null
}
