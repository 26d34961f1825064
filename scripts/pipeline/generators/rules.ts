import type { Contract, Rule } from '../contract.ts'
import { operationsOf } from '../contract.ts'
import type { Literal } from '../literal.ts'
import { literal } from '../literal.ts'

const head = `// Generated from openapi/ by \`npm run build\`; do not edit.

/** One sentence of the specification that can be true or false of a server. */
export interface RuleFacts {
  /** The operation it concerns; null if it concerns all. */
  readonly operation: string | null
  readonly text: string
  /** Document number and heading. */
  readonly source: string
  /** Why no black-box check can decide it. */
  readonly unchecked?: string
}
`

/** The rules, apart from the route table: a server does not need their sentences. */
export function generateRules(contract: Contract): Record<string, string> {
  const rules = Object.fromEntries([
    ...(contract['x-rules'] ?? []).map((rule) => [rule.id, ruleFacts(rule, null)] as const),
    ...operationsOf(contract).flatMap(({ operation }) =>
      (operation['x-rules'] ?? []).map((rule) => [rule.id, ruleFacts(rule, operation.operationId)] as const),
    ),
  ])
  const text = [
    head,
    `/** Every rule of the contract, by its id: which sentence of the specification it is, and where it stands. */
export const rules = ${literal(rules)} as const satisfies Record<string, RuleFacts>\n`,
    '/** The id of a rule, such as `create-branch/from-branch`. */\nexport type RuleId = keyof typeof rules\n',
  ].join('\n')
  return { 'rules.ts': text }
}

function ruleFacts(rule: Rule, operation: string | null): Literal {
  return {
    operation,
    text: rule.rule,
    source: rule.source,
    ...(rule.unchecked === undefined ? {} : { unchecked: rule.unchecked }),
  }
}
