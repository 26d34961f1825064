/** Lists whose `page` or last page is wrong in some requests only. Spec: document 1, "Limits". */
import { mutant, type Mutant } from '../../mutant.ts'
import { lacks, when } from '../../vocabulary/conditions.ts'
import { ignores } from '../../vocabulary/requests.ts'
import { altersHeader } from '../../vocabulary/responses.ts'

/** The number of items is divided by the size of a page, and one page is added. */
const addsPage = altersHeader('link', (link, { headers }) => {
  const [total, size] = [Number(headers['x-total'] ?? 0), Number(headers['x-per-page'] ?? 20)]
  const last = `page=${Math.floor(total / size) + 1}`
  return total > 0 && total % size === 0 ? link.replace(/\bpage=\d+(?=[^<]*rel="last")/, last) : link
})

export const listPages: readonly Mutant[] = [
  ...(['listProjectAccessRequests', 'listTags', 'listTodos', 'listUsers'] as const).map((list) =>
    mutant(
      'SEM-06',
      list,
      'general/per-page-default',
      'ignores page without per_page',
      when(lacks('per_page'), ignores('page')),
    ),
  ),
  ...(['listCurrentUserSshKeys', 'listBranches', 'listGroupMembers'] as const).map((list) =>
    mutant(
      'HDR-01',
      list,
      'general/links-lead-through-the-list',
      'links to a page after the last one if that is full',
      addsPage,
    ),
  ),
]
