import type { Contract, Operation, Parameter, Reference } from '../contract.ts'
import { operationsOf, resolve } from '../contract.ts'

const header = 'SUDO'
const scheme = 'SudoHeader'
/** The schemes of the token that sudo requires (document 1, "Authentication"). */
const tokenSchemes = ['PrivateTokenHeader', 'PrivateTokenParameter']

/**
 * A copy of the document in which the header `SUDO` is a security scheme that is sent with a private token, instead of a
 * parameter of every operation. With the query parameter `sudo` it would be a second argument of the same name in
 * generators that ignore case.
 */
export function withSudoScheme(contract: Contract): Contract {
  const copy = structuredClone(contract)
  const parameter = Object.values(copy.components.parameters ?? {}).find(isSudoHeader)
  if (parameter === undefined) return copy
  for (const { pathItem, operation } of operationsOf(copy)) {
    removeHeader(copy, pathItem)
    removeHeader(copy, operation)
    if (operation.security !== undefined) operation.security = withSudo(operation.security)
  }
  copy.security = withSudo(copy.security ?? [])
  copy.components.securitySchemes = {
    ...copy.components.securitySchemes,
    [scheme]: { type: 'apiKey', in: 'header', name: header, description: parameter.description ?? '' },
  }
  copy.components.parameters = Object.fromEntries(
    Object.entries(copy.components.parameters ?? {}).filter(([, each]) => !isSudoHeader(each)),
  )
  return copy
}

function isSudoHeader({ name, in: located }: Parameter): boolean {
  return located === 'header' && name === header
}

function removeHeader(contract: Contract, owner: { parameters?: (Parameter | Reference)[] }): void {
  if (owner.parameters === undefined) return
  owner.parameters = owner.parameters.filter(
    (parameter) => !isSudoHeader(resolve<Parameter>(contract, parameter)),
  )
}

function withSudo(security: NonNullable<Operation['security']>): NonNullable<Operation['security']> {
  return security.flatMap((alternative) =>
    tokenSchemes.some((token) => token in alternative)
      ? [alternative, { ...alternative, [scheme]: [] }]
      : [alternative],
  )
}
