import type { Contract, LocatedOperation } from '../contract.ts'
import { operationsOf, parametersOf } from '../contract.ts'
import { sourceProblem } from './sources.ts'
import type { Finding } from './finding.ts'
import type { ContractRule } from './rule.ts'

const callers = [
  'anyone',
  'authenticated',
  'administrator',
  'owner-or-administrator',
  'author-or-administrator',
  'permitted',
]

/** Source: document 1, "Authentication": any request may act as another user. */
export const sudoEverywhere: ContractRule = {
  id: 'sudo-everywhere',
  requirement: 'each operation takes sudo as a query parameter and as a header',
  check: ({ contract }) =>
    operationsOf(contract).flatMap((located) => {
      const given = parametersOf(contract, located).map((parameter) => `${parameter.in} ${parameter.name}`)
      const absent = ['query sudo', 'header SUDO'].filter((each) => !given.includes(each))
      if (absent.length === 0) return []
      return [
        {
          where: located.pointer,
          problem: `${located.operation.operationId} lacks ${absent.join(' and ')}.`,
          remedy: "Refer to SudoQuery and SudoHeader in the path item's parameters.",
        },
      ]
    }),
}

/** The empty alternative and `x-access` both state whether anonymous callers are allowed. */
export const securityStated: ContractRule = {
  id: 'security-stated',
  requirement:
    'each operation accepts the schemes of the document, and anonymous callers if `x-access` allows them',
  check: ({ contract }) => operationsOf(contract).flatMap((located) => securityFindings(contract, located)),
}

/** Access is data that the policy, the reference and the conformance suite are built from. */
export const accessComplete: ContractRule = {
  id: 'access-complete',
  requirement: 'x-access of each operation names the required permission, its callers, and the source',
  check: ({ contract }) =>
    operationsOf(contract).flatMap((located) =>
      accessProblems(located).map((problem) => ({
        where: `${located.pointer}/x-access`,
        problem,
        remedy: `Write permission (verb-noun), callers (${callers.join(', ')}) and source.`,
      })),
    ),
}

function securityFindings(contract: Contract, { pointer, operation }: LocatedOperation): Finding[] {
  const own = operation.security
  const known = schemesOf(contract.security)
  const anonymous = (own ?? []).some((alternative) => Object.keys(alternative).length === 0)
  const finding = (problem: string, remedy: string) => ({ where: `${pointer}/security`, problem, remedy })
  const expected = operation['x-access']?.callers === 'anyone'
  return [
    ...(own !== undefined && schemesOf(own).join() !== known.join()
      ? [finding('The alternatives are not those of the document.', `List, each alone: ${known.join(', ')}.`)]
      : []),
    ...(expected && !anonymous
      ? [
          finding(
            'x-access allows anonymous callers, but security requires credentials.',
            'Begin the alternatives with `{}`.',
          ),
        ]
      : []),
    ...(!expected && own !== undefined
      ? [
          finding(
            'The operation repeats the security of the document.',
            'Remove it, or set `callers` in x-access to `anyone`.',
          ),
        ]
      : []),
  ]
}

/** The alternatives that require credentials; schemes that are required together are joined by a plus. */
function schemesOf(security: Record<string, string[]>[] = []): string[] {
  return security.map((alternative) => Object.keys(alternative).join('+')).filter((schemes) => schemes !== '')
}

function accessProblems({ operation }: LocatedOperation): string[] {
  const { permission, callers: who, source, states: _, ...others } = operation['x-access'] ?? {}
  return [
    ...(/^[a-z]+(?:-[a-z0-9]+)+$/.test(permission ?? '')
      ? []
      : [`The permission \`${permission ?? ''}\` is no verb-noun.`]),
    ...(callers.includes(who ?? '') ? [] : [`\`${who ?? ''}\` is not a value of \`callers\`.`]),
    ...[sourceProblem(source)].filter((problem) => problem !== undefined),
    ...Object.keys(others).map((name) => `The property \`${name}\` is unknown.`),
  ]
}
