import type { AccessRow } from './access.ts'
import { accessOf } from './access.ts'
import type { Contract } from './contract.ts'

/**
 * A copy of the document in which the description of each operation ends with who may call it, as far as the
 * specification states it. Path files do not state it: the annotations in `openapi/conformance/` are its only source.
 */
export function withAccessSentences<C extends Contract>(contract: C): C {
  const copy = structuredClone(contract)
  for (const row of accessOf(copy)) {
    const { operation } = row.located
    operation.description = [operation.description?.trim(), accessSentence(row)]
      .filter((part) => part !== undefined && part !== '')
      .join('\n\n')
  }
  return copy
}

/** Authentication and role that an operation requires. Empty if the document has no access annotation. */
export function accessSentence({ located, within }: Pick<AccessRow, 'located' | 'within'>): string {
  const { 'x-access': access, 'x-unspecified': unspecified = [] } = located.operation
  const { callers = '', states } = access ?? {}
  switch (callers) {
    case 'anyone':
      if (unspecified.some(({ id }) => id.endsWith('/without-authentication')))
        return `Requires authentication if the ${within} is not public; for a public ${within}: not specified. ${unspecifiedRole}`
      return within === 'instance'
        ? 'Does not require authentication.'
        : `Does not require authentication if the ${within} is public. ${unspecifiedRole}`
    case 'authenticated':
      // A rule that states what every authenticated caller gets leaves no role open.
      return states?.['callers'] === undefined ? requires(unspecifiedRole) : requires('')
    case 'administrator':
      return requires('Required role: administrator.')
    case 'owner-or-administrator':
      return requires(`Required role: owner of the ${within}, or administrator.`)
    case 'author-or-administrator':
      return requires('Required role: user who awarded the emoji, or administrator.')
    case 'permitted':
      return `Requires authentication and permission. ${unspecifiedRole}`
    default:
      return ''
  }
}

const unspecifiedRole = 'Required role: not specified.'

function requires(role: string): string {
  return `Requires authentication. ${role}`.trim()
}
