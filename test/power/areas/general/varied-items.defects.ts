/** Reads that are wrong for some records only: closed, archived, over, of a blocked user. */
import { isSuccess, segmentsOf, valueOf, withValue } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { isByPath, lacks, when } from '../../vocabulary/conditions.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
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

type UserState = 'active' | 'blocked'

/** The list of users in a state does not notice that a user has entered or left it. */
const lags = (write: 'blockUser' | 'unblockUser', state: UserState): Fault => ({
  async everywhere(call, { pass, memory }) {
    const response = await pass(call)
    if (!isSuccess(response)) return response
    if (call.operation === write) memory.set(segmentsOf(call)[1] ?? '', true)
    if (call.operation !== 'listUsers' || valueOf(call, state) === undefined) return response
    const hasMoved = ({ id }: Item) => memory.has(String(id))
    const others = (await allOf(call, { pass })).filter((user) => !hasMoved(user))
    const hasLeft = (state === 'active') === (write === 'blockUser')
    const former = hasLeft ? (await allOf(withValue(call, state, undefined), { pass })).filter(hasMoved) : []
    return responseWithPage(call, response, [...others, ...former])
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
    lags('unblockUser', 'active'),
  ),
  mutant(
    'STT-04',
    'unblockUser',
    'general/success-is-200',
    'leaves unblocked users among the blocked ones',
    lags('unblockUser', 'blocked'),
  ),
  mutant(
    'STT-04',
    'blockUser',
    'general/success-is-200',
    'leaves blocked users out of the blocked ones',
    lags('blockUser', 'blocked'),
  ),
  mutant(
    'STT-04',
    'blockUser',
    'general/success-is-200',
    'leaves blocked users among the active ones',
    lags('blockUser', 'active'),
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
]
