/** Lists whose `page` or last page is wrong in some requests only. Spec: document 1, "Limits". */
import { mutant, type Mutant, type Fault } from '../../mutant.ts'
import { lacks, when } from '../../vocabulary/conditions.ts'
import { ignores } from '../../vocabulary/requests.ts'
import { altersHeader, altersResponse } from '../../vocabulary/responses.ts'
import { jsonOf, valueOf, type Call } from '../../message.ts'

/** The number of items is divided by the size of a page, and one page is added. */
const addsPage = altersHeader('link', (link, { headers }) => {
  const [total, size] = [Number(headers['x-total'] ?? 0), Number(headers['x-per-page'] ?? 20)]
  const last = `page=${Math.floor(total / size) + 1}`
  return total > 0 && total % size === 0 ? link.replace(/\bpage=\d+(?=[^<]*rel="last")/, last) : link
})

/** The next page of a full page is announced, whether there is one or not. */
const announcesNextOfFullPages: Fault = altersResponse((response) => {
  const { headers } = response
  const items = jsonOf(response)
  const isFull = Array.isArray(items) && String(items.length) === headers['x-per-page']
  if (!isFull || (headers['x-next-page'] ?? '') !== '') return response
  return { ...response, headers: { ...headers, 'x-next-page': String(Number(headers['x-page']) + 1) } }
})

function isPage0(call: Call): boolean {
  return valueOf(call, 'page') === '0'
}

export const listPages: readonly Mutant[] = [
  ...(['listTags', 'listIssues', 'listUserEmails'] as const).map((list) =>
    mutant(
      'STA-01',
      list,
      [],
      'returns 500 for page 0',
      when(
        isPage0,
        altersResponse((response) => ({ ...response, status: 500 })),
      ),
    ),
  ),
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
  ...(['listSnippetNotes', 'listBranches', 'listProjects'] as const).map((operation) =>
    mutant(
      'HDR-02',
      operation,
      'general/x-next-page',
      'announces a page after a full one',
      announcesNextOfFullPages,
    ),
  ),
]
