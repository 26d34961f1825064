import type { Html } from '../../../server-stub/web/html.ts'
import { markup } from '../../../server-stub/web/html.ts'
import { inlineMarkdown } from '../html/markdown.ts'
import type { OperationEntry } from '../model/site.ts'
import type { Edition } from './edition.ts'
import { heading, sourceMarkup } from './parts.ts'

/** The permitted callers of the operation: by the contract, and on the server of the page. */
export function accessSection(
  { access: sentence, located }: OperationEntry,
  { live, links }: Edition,
): Html | null {
  const access = located.operation['x-access']
  if (access === undefined || sentence === '') return null
  const requirement = live?.requirementOf(access.permission ?? '')
  return markup`<section class="access">${heading(2, 'access', 'Access')}
    <p>${sentence} <span class="source">${sourceMarkup(access.source ?? '', links)}</span></p>
    ${requirement !== undefined && sentence !== `Requires ${requirement}.` && markup`<p class="requirement"><strong>This server requires:</strong> ${inlineMarkdown(requirement)}.</p>`}</section>`
}
