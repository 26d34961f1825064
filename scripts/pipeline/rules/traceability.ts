import type { Contract, LocatedOperation, Rule, Unspecified } from '../contract.ts'
import { kebabCase, operationsOf, successSchema } from '../contract.ts'
import { unspecifiedIn } from '../conformance/contract-parts.ts'
import type { Finding } from './finding.ts'
import type { ContractRule } from './rule.ts'
import { sourceProblem } from './sources.ts'

/** The suite reports violations of rules: each rule has an id, a sentence, and its source in the specification. */
export const rulesTraceable: ContractRule = {
  id: 'rules-traceable',
  requirement:
    'each rule has an id of its own below its operation, a full sentence, and a source that exists',
  check: ({ contract }) => {
    const found = rulesIn(contract)
    const seen = new Set<string>()
    return [
      ...found.flatMap(({ where, prefix, rule }) => {
        const repeated = seen.has(rule.id)
        seen.add(rule.id)
        const problems = [
          ...ruleProblems(prefix, rule),
          ...(repeated ? [`The id \`${rule.id}\` is used twice.`] : []),
        ]
        return problems.map((problem) => ({
          where,
          problem,
          remedy: `Write id (${prefix}/what-is-claimed), rule (one or two full sentences) and source (2 § Endpoints / Projects).`,
        }))
      }),
      ...operationsOf(contract).flatMap(undocumentedFindings),
    ]
  },
}

/** Operations that the specification only names have nothing that it does not state. */
export const nameOnlyIsLoose: ContractRule = {
  id: 'name-only-is-loose',
  requirement:
    'an operation that is only named has one rule, that its route exists, and a body that may be anything',
  check: ({ contract }) =>
    operationsOf(contract).flatMap((located) => {
      const specified = located.operation['x-specified']
      if (specified === undefined) return []
      const where = `${located.pointer}/x-specified`
      if (specified === 'name-only') return nameOnlyFindings(contract, located, where)
      return [
        { where, problem: `\`${specified}\` is unknown.`, remedy: 'Write `name-only`, or leave it out.' },
      ]
    }),
}

/** An unspecified point is written once, and refers to all places where it applies. */
export const unspecifiedComplete: ContractRule = {
  id: 'unspecified-complete',
  requirement:
    'each x-unspecified entry has an id, the unspecified point, and a source; an id has one meaning',
  check: ({ contract }) => {
    const meanings = new Map<string, string>()
    return unspecifiedIn('#', contract).flatMap(({ where, entry }) => {
      const meaning = `${entry.what} ${entry.source}`
      const first = meanings.get(entry.id) ?? meaning
      meanings.set(entry.id, first)
      const problems = [
        ...unspecifiedProblems(entry),
        ...(first === meaning ? [] : [`The id \`${entry.id}\` means something else elsewhere.`]),
      ]
      return problems.map((problem) => ({
        where,
        problem,
        remedy: 'Write id (subject/slug), what (a full sentence) and source.',
      }))
    })
  },
}

function nameOnlyFindings(contract: Contract, located: LocatedOperation, where: string): Finding[] {
  const ids = (located.operation['x-rules'] ?? []).map((rule) => rule.id)
  const expected = `${kebabCase(located.operation.operationId)}/route-exists`
  const schema = successSchema(contract, located)
  const { required, properties, items, allOf } = schema ?? {}
  const shown =
    schema !== contract.components.schemas?.['UnspecifiedBody'] &&
    [required, properties, items, allOf].some((keyword) => keyword !== undefined)
  return [
    ...(ids.join() === expected
      ? []
      : [
          {
            where,
            problem: 'A name-only operation claims more or less than its route.',
            remedy: `Keep the one rule ${expected}.`,
          },
        ]),
    ...(shown
      ? [
          {
            where,
            problem: 'A name-only operation has more than the specification.',
            remedy: 'Use UnspecifiedBody as its response.',
          },
        ]
      : []),
  ]
}

interface FoundRule {
  where: string
  prefix: string
  rule: Rule
}

function rulesIn(contract: Contract): FoundRule[] {
  return [
    ...rulesAt('#', 'general', contract['x-rules']),
    ...operationsOf(contract).flatMap(({ pointer, operation }) =>
      rulesAt(pointer, kebabCase(operation.operationId), operation['x-rules']),
    ),
  ]
}

function rulesAt(pointer: string, prefix: string, rules: Rule[] = []): FoundRule[] {
  return rules.map((rule, index) => ({ where: `${pointer}/x-rules/${index}`, prefix, rule }))
}

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*'

function ruleProblems(prefix: string, rule: Rule): string[] {
  const { id, rule: text, source, unchecked, ...others } = rule
  return [
    ...(new RegExp(`^${prefix}/${slug}$`).test(id) ? [] : [`The id \`${id}\` is not \`${prefix}/<slug>\`.`]),
    ...(isSentence(text) ? [] : ['The rule is no full sentence.']),
    ...(unchecked === undefined || isSentence(unchecked)
      ? []
      : ['The reason in `unchecked` is no full sentence.']),
    ...problemsOf(source, others),
  ]
}

function unspecifiedProblems({ id, what, source, ...others }: Unspecified): string[] {
  return [
    ...(new RegExp(`^${slug}/${slug}$`).test(id) ? [] : [`The id \`${id}\` is not \`<subject>/<slug>\`.`]),
    ...(isSentence(what) ? [] : ['What is open is no full sentence.']),
    ...problemsOf(source, others),
  ]
}

function problemsOf(source: unknown, others: object): string[] {
  return [
    ...[sourceProblem(source)].filter((problem) => problem !== undefined),
    ...Object.keys(others).map((name) => `The property \`${name}\` is unknown.`),
  ]
}

function isSentence(text: unknown): boolean {
  return typeof text === 'string' && /^[^a-z].*\.$/s.test(text.trim()) && text.trim().split(/\s+/).length >= 3
}

function undocumentedFindings({ pointer, operation }: LocatedOperation): Finding[] {
  if ((operation['x-rules'] ?? []).length > 0) return []
  const problem = `${operation.operationId} has no rule, so no check can test it.`
  return [{ where: pointer, problem, remedy: 'Write x-rules: each sentence of the specification on it.' }]
}
