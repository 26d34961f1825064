/** Defects of createIssue, by the rule that each violates. */
import { alterJson, isRecord, isSuccess, segmentsOf, isForm } from '../../message.ts'
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import {
  by,
  has,
  isAnonymous,
  lacks,
  when,
  type Condition,
  sudoOf,
  isSudoById,
} from '../../vocabulary/conditions.ts'
import {
  grantsPermission,
  ignoresPermissions,
  rejects,
  undoesEffect,
  jsonResponse,
} from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import {
  altersParameter,
  defaultsParameter,
  ignores,
  setsParameter,
  cutsText,
} from '../../vocabulary/requests.ts'
import {
  altersProperty,
  omitsProperty,
  replacesStatus,
  returnsSuccessFor,
  returnsValue,
  altersRecords,
} from '../../vocabulary/responses.ts'
import { asLatin, escaped } from '../../vocabulary/values.ts'

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : String(value).split(',')[0])

const dayBefore = (value: unknown) =>
  new Date(Date.parse(String(value)) - 86_400_000).toISOString().slice(0, 10)

const written = (value: unknown) => String(value).slice(0, 19) + 'Z'

const discussed = has('merge_request_to_resolve_discussions_of')

const returnsOwner: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const project = await shownAt(
      `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`,
      call,
      upstream,
    )
    if (!isSuccess(response) || !isRecord(project)) return response
    return alterJson(response, (issue) => (isRecord(issue) ? { ...issue, author: project['owner'] } : issue))
  },
}

const returnsAnotherTitle = altersRecords((issue) => {
  const { milestone } = issue
  return isRecord(milestone) ? { ...issue, milestone: { ...milestone, title: 'Another' } } : issue
})

const isSudoByName: Condition = (call) => sudoOf(call) !== null && !isSudoById(call)

export const createIssue = defectsOf('createIssue', {
  'create-issue/keeps-attributes': [
    ['STT-01', 'returns the result without storing it', undoesEffect],
    ['SEM-01', 'stores no description', ignores('description')],
    ['SEM-01', 'stores no due date', ignores('due_date')],
    ['SEM-07', 'stores the due date a day early', altersParameter('due_date', dayBefore)],
    ['SEM-02', 'stores titles in capitals', altersParameter('title', (value) => String(value).toUpperCase())],
    ['ENC-01', 'escapes the description', altersParameter('description', escaped)],
    ['ENC-01', 'reads the description as Latin-1', altersParameter('description', asLatin)],
    ['ENC-01', 'reads the title as Latin-1', altersParameter('title', asLatin)],
    [
      'ENC-01',
      'removes Markdown from the description',
      altersParameter('description', (value) => String(value).replaceAll('*', '')),
    ],
    ['STT-01', 'returns no description', returnsValue('description', null)],
  ],
  'create-issue/authentication-required': [
    ['AUT-01', 'accepts requests without credentials', when(isAnonymous, ignoresPermissions)],
    ['STA-02', 'returns 403 without credentials', replacesStatus(401, 403, { message: '403 Forbidden' })],
  ],
  'create-issue/title-required': [
    ['STA-03', 'sets a title by default', defaultsParameter('title', 'Untitled')],
    ['STA-02', 'returns 422 without a title', when(lacks('title'), replacesStatus(400, 422))],
    ['STA-03', 'returns a success without a title', when(lacks('title'), returnsSuccessFor(400, 201))],
  ],
  'create-issue/confidential-default': [
    ['SEM-05', 'creates issues as confidential by default', defaultsParameter('confidential', true)],
    ['SEM-01', 'never creates a confidential issue', ignores('confidential')],
    ['SEM-02', 'treats every value of confidential as true', altersParameter('confidential', () => true)],
  ],
  'create-issue/assignees': [
    ['SEM-01', 'assigns no user', ignores('assignee_ids')],
    ['SEM-02', 'assigns only the first user', altersParameter('assignee_ids', (value) => [firstOf(value)])],
  ],
  'create-issue/milestone': [
    ['SEM-01', 'stores no milestone', ignores('milestone_id')],
    ['SEM-02', 'returns another title of the milestone', returnsAnotherTitle],
    [
      'SEM-02',
      'omits the due date of the milestone',
      altersProperty('milestone', (milestone) =>
        isRecord(milestone) ? { ...milestone, due_date: null } : milestone,
      ),
    ],
  ],
  'create-issue/labels': [
    ['SEM-01', 'stores no labels', ignores('labels')],
    ['SEM-02', 'stores only the first label', altersParameter('labels', firstOf)],
    [
      'ENC-02',
      'stores all labels as one',
      altersParameter('labels', (value) => String(value).replaceAll(',', ' ')),
    ],
  ],
  'create-issue/subscribed': [
    ['SCH-01', 'omits subscribed', omitsProperty('subscribed')],
    ['SCH-02', 'returns subscribed as a number', altersProperty('subscribed', Number)],
  ],
  'create-issue/created-at-by-owner': [
    ['SEM-01', 'ignores created_at', ignores('created_at')],
    ['SFX-03', 'returns the owner of the project as the author', returnsOwner],
    ['SEM-02', 'ignores created_at of owners', when(by('owner'), ignores('created_at'))],
    ['SEM-02', 'ignores created_at of administrators', when(by('admin'), ignores('created_at'))],
    ['STA-03', 'rejects created_at of owners', when(by('owner'), when(has('created_at'), rejects(403)))],
    [
      'SEM-07',
      'stores only the date of created_at',
      altersParameter('created_at', (value) => `${String(value).slice(0, 10)}T00:00:00Z`),
    ],
    ['ENC-02', 'ignores time offsets', altersParameter('created_at', written)],
  ],
  'create-issue/created-at-restricted': (
    ['guest', 'reporter', 'developer', 'master', 'non-member'] as const
  ).map((user): Defect => [
    'AUT-02',
    `stores created_at of a ${user}`,
    grantsPermission('set-issue-time', user),
  ]),
  'create-issue/discussions-description': [
    ['SEM-01', 'ignores discussions', ignores('merge_request_to_resolve_discussions_of')],
  ],
  'create-issue/explicit-precedence': [
    ['SEM-02', 'replaces the given description by the default', when(discussed, ignores('description'))],
    [
      'SEM-02',
      'replaces the given title by the default',
      when(discussed, setsParameter('title', 'Follow-up')),
    ],
  ],
  'general/created-is-201': [
    ['ENC-01', 'stores 80 characters of the title', cutsText('title', 80)],
    ['ENC-01', 'cuts descriptions after 1000 characters', cutsText('description', 1_000)],
  ],
  'general/parameters-as-form-fields': [
    ['ENC-02', 'ignores assignee_ids in forms', when(isForm, ignores('assignee_ids'))],
  ],
  'general/any-request-with-sudo': [
    [
      'AUT-04',
      'knows no user names in sudo',
      when(isSudoByName, {
        around: async (call) =>
          jsonResponse(404, { message: `404 Not Found: No user id or username for: ${sudoOf(call) ?? ''}` }),
      }),
    ],
  ],
})
