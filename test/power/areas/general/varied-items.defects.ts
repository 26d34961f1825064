/** Reads that are wrong for some records only, and general rules that operations with a route only break. */
import { isSuccess, segmentsOf, valueOf, withValue, withoutHeader } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { isAnonymous, isByPath, lacks, not, sudoOf, when } from '../../vocabulary/conditions.ts'
import { jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { allOf, responseWithPage, type Item } from '../../vocabulary/lists.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { altersProperty } from '../../vocabulary/responses.ts'

/** `X-Total` has only some of the items of the list. */
const counts = (isCounted: (item: Item) => boolean): Fault => ({
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    const total = (await allOf(call, upstream)).filter(isCounted).length
    return { ...response, headers: { ...response.headers, 'x-total': String(total) } }
  },
})

/** A user who was unblocked stays in the lists of blocked users, and a blocked one in those of active users. */
const staysListed = (write: 'blockUser' | 'unblockUser', filter: 'active' | 'blocked'): Fault => ({
  async everywhere(call, { pass, memory }) {
    const response = await pass(call)
    const key = filter
    if (call.operation === write && isSuccess(response)) memory.set(segmentsOf(call)[1] ?? '', true)
    if (call.operation !== 'listUsers' || valueOf(call, key) === undefined || !isSuccess(response))
      return response
    const { [key]: _, ...others } = Object.fromEntries(new URLSearchParams(call.query))
    const all = await allOf({ ...call, query: new URLSearchParams(others).toString() }, { pass })
    const listed = new Set((await allOf(call, { pass })).map(({ id }) => id))
    const kept = all.filter(({ id }) => listed.has(id) || memory.has(String(id)))
    return responseWithPage(call, response, kept)
  },
})

const leavesOut = (write: 'blockUser' | 'unblockUser', filter: 'active' | 'blocked'): Fault => ({
  async everywhere(call, { pass, memory }) {
    const response = await pass(call)
    if (call.operation === write && isSuccess(response)) memory.set(segmentsOf(call)[1] ?? '', true)
    if (call.operation !== 'listUsers' || valueOf(call, filter) === undefined || !isSuccess(response))
      return response
    const listed = await allOf(call, { pass })
    return responseWithPage(
      call,
      response,
      listed.filter(({ id }) => !memory.has(String(id))),
    )
  },
})

/** The count of the project in the list has its closed issues. */
const countsClosedIssues: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    const items = await allOf(call, upstream)
    const counted = await Promise.all(
      items.map(async (item) => {
        const issues = await shownAt(`/projects/${String(item['id'])}/issues?per_page=100`, call, upstream)
        return Array.isArray(issues) && 'open_issues_count' in item
          ? { ...item, open_issues_count: issues.length }
          : item
      }),
    )
    return responseWithPage(call, response, counted)
  },
}

export const variedItemMutants: readonly Mutant[] = [
  mutant(
    'HDR-02',
    'listBroadcastMessages',
    'general/x-total',
    'counts the active messages only',
    counts(({ active }) => active === true),
  ),
  mutant(
    'HDR-02',
    'listMergeRequests',
    'general/x-total',
    'counts the open merge requests only',
    counts(({ state }) => state === 'opened'),
  ),
  mutant(
    'HDR-02',
    'listProjectIssues',
    'general/x-total',
    'counts the issues that are not confidential only',
    counts(({ confidential }) => confidential !== true),
  ),
  mutant(
    'STT-04',
    'unblockUser',
    'general/success-is-200',
    'leaves unblocked users out of the active ones',
    leavesOut('unblockUser', 'active'),
  ),
  mutant(
    'STT-04',
    'unblockUser',
    'general/success-is-200',
    'leaves unblocked users among the blocked ones',
    staysListed('unblockUser', 'blocked'),
  ),
  mutant(
    'STT-04',
    'blockUser',
    'general/success-is-200',
    'leaves blocked users out of the blocked ones',
    leavesOut('blockUser', 'blocked'),
  ),
  mutant(
    'STT-04',
    'blockUser',
    'general/success-is-200',
    'leaves blocked users among the active ones',
    staysListed('blockUser', 'active'),
  ),
  mutant(
    'SCH-04',
    'listGroupProjects',
    'list-group-projects/archived-filter',
    'returns archived projects as current ones unless it filters them',
    when(
      lacks('archived'),
      altersProperty('archived', () => false),
    ),
  ),
  ...(['listProjects', 'listGroupProjects'] as const).map((operation) =>
    mutant(
      'STT-04',
      operation,
      'general/success-is-200',
      'counts closed issues as open ones',
      countsClosedIssues,
    ),
  ),
  ...(['listCurrentUserEmails', 'listUserEmails'] as const).map((operation) =>
    mutant(
      'ENC-01',
      operation,
      'general/success-is-200',
      'returns emails without what follows a plus sign',
      altersProperty('email', (email) => String(email).replace(/\+[^@]*@/, '@')),
    ),
  ),
  mutant('STA-02', 'listUserEvents', 'general/not-found-is-404', 'returns no events of an unknown username', {
    async around(call, { pass }) {
      const response = await pass(call)
      return response.status === 404 && isByPath(call) ? jsonResponse(200, []) : response
    },
  }),
  ...(['listBranches', 'getProject'] as const).map((operation) =>
    mutant(
      'AUT-04',
      operation,
      'general/unauthenticated-is-401',
      'ignores a wrong token in public projects',
      {
        async around(call, { pass }) {
          const response = await pass(call)
          if (response.status !== 401 || isAnonymous(call)) return response
          const { 'private-token': _, ...headers } = call.headers
          const anonymous = await pass({ ...call, headers })
          return isSuccess(anonymous) ? anonymous : response
        },
      },
    ),
  ),
  ...(['unstarProject', 'listDeployKeys', 'listPipelines', 'getRepositoryTree'] as const).map((operation) =>
    mutant(
      'IDT-03',
      operation,
      'general/project-id-or-path',
      'finds projects by their IDs only',
      when(
        (call, upstream) => isByPath(call) && not(isAnonymous)(call, upstream),
        rejects(404, '404 Project Not Found'),
      ),
    ),
  ),
  ...(['getLicenceTemplate', 'listPipelines', 'subscribeToItem'] as const).map((operation) =>
    mutant('AUT-04', operation, 'general/sudo-non-admin-is-403', 'ignores sudo of normal users', {
      async around(call, { pass }) {
        const response = await pass(call)
        return response.status === 403 && sudoOf(call) !== null
          ? pass(withValue(withoutHeader(call, 'sudo'), 'sudo', undefined))
          : response
      },
    }),
  ),
]
