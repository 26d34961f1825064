import type { Html } from '../../../server-stub/web/html.ts'
import { markup } from '../../../server-stub/web/html.ts'
import type { Operation } from '../../pipeline/contract.ts'
import type { Edition } from './edition.ts'
import { heading, sourceText } from './parts.ts'

const callers: Readonly<Record<string, string>> = {
  anyone: 'No authentication is required for public resources.',
  authenticated: 'Requires authentication. Required role: not specified.',
  administrator: 'Requires an administrator.',
  'owner-or-administrator': 'Requires the owner of the resource or an administrator.',
  'author-or-administrator': 'Requires the author of the resource or an administrator.',
  permitted: 'Requires authentication and a permission. Which role has it: not specified.',
}

/** Who may call the operation: by the contract, and on the server that shows the page. */
export function accessSection(operation: Operation, { live }: Edition): Html | null {
  const access = operation['x-access']
  const who = callers[access?.callers ?? '']
  if (access === undefined || who === undefined) return null
  const requirement = live?.requirementOf(access.ability ?? '')
  return markup`<section class="access">${heading(2, 'access', 'Access')}
    <p>${who} <span class="source">${sourceText(access.source ?? '')}</span></p>
    ${requirement !== undefined && markup`<p class="requirement"><strong>This server requires:</strong> ${requirement}.</p>`}</section>`
}
