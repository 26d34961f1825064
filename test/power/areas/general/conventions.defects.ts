/** Conventions of the whole API that are broken in one place each. Spec: document 1. */
import type { RuleId } from '../../../../generated/rules.ts'
import { defectsOf, mutant, type Fault, type Mutant } from '../../mutant.ts'
import { isRecord, jsonOf, withJson, type ResponseMessage, type Call } from '../../message.ts'
import { altersResponse, altersHeader, returnsValue, altersProperty } from '../../vocabulary/responses.ts'
import { everywhere, when } from '../../vocabulary/conditions.ts'
import { jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { readsIidsAsIds } from '../../vocabulary/finders.ts'

/** A route of an earlier version still exists. */
function still(pattern: RegExp, body: unknown = []): Fault {
  return {
    everywhere: async (call, upstream) =>
      pattern.test(`${call.method} ${call.path}${call.query === '' ? '' : `?${call.query}`}`)
        ? jsonResponse(200, body)
        : upstream.pass(call),
  }
}

const ofVersion3: readonly (readonly [RuleId, RegExp])[] = [
  ['general/v3-project-lists-removed', /^GET \/api\/v4\/projects\/(visible|all)$/],
  ['general/v3-project-search-removed', /^GET \/api\/v4\/projects\/project-[^/]+$/],
  ['general/v3-merge-request-route-removed', /^GET .*\/merge_request\/\d+$/],
  ['general/v3-deploy-key-routes-removed', /^GET .*\/projects\/\d+\/keys$/],
  ['general/v3-deploy-key-routes-removed', /^DELETE .*\/deploy_keys\/\d+\/disable$/],
  ['general/v3-unstar-route-removed', /^DELETE .*\/projects\/\d+\/star$/],
  ['general/v3-template-routes-removed', /^GET .*\/(licences|gitignores|gitlab_ci_ymls|dockerfiles)$/],
  ['general/v3-template-routes-removed', /^GET \/api\/v4\/dockerfiles\/Ruby$/],
  ['general/v3-todo-routes-removed', /^DELETE \/api\/v4\/todos(\/1)?$/],
  ['general/v3-block-routes-removed', /^PUT .*\/users\/\d+\/block$/],
  ['general/v3-block-routes-removed', /^PUT .*\/users\/\d+\/unblock$/],
  ['general/v3-owned-groups-removed', /^GET \/api\/v4\/groups\/owned$/],
  ['general/v3-commit-jobs-removed', /^GET .*\/repository\/commits\/[^/]+\/jobs$/],
  ['general/v3-builds-removed', /^GET .*\/projects\/\d+\/builds$/],
  ['general/v3-trigger-route-removed', /^POST .*\/trigger\/builds$/],
  ['general/v3-file-query-removed', /^GET .*\/repository\/files\?file_path=/],
]

/** The arrays of texts become texts. */
const withoutArrays = altersResponse((response) => {
  const json = jsonOf(response)
  if (response.status !== 400 || !isRecord(json) || !isRecord(json['message'])) return response
  const messages = Object.entries(json['message']).map(([name, texts]) => [name, [texts].flat().join(', ')])
  return withJson(response, { message: Object.fromEntries(messages) })
})

/** No property has a text. */
const withoutTexts = altersResponse((response) => {
  const json = jsonOf(response)
  const isTexts = response.status === 400 && isRecord(json) && isRecord(json['message'])
  return isTexts ? withJson(response, { message: {} }) : response
})

/** The texts of all properties become one. */
const asSentence = altersResponse((response) => {
  const json = jsonOf(response)
  if (response.status !== 400 || !isRecord(json) || !isRecord(json['message'])) return response
  const messages = Object.entries(json['message']).map(
    ([name, texts]) => `${name} ${[texts].flat().join(', ')}`,
  )
  return withJson(response, { message: messages.join('; ') })
})

const isError = ({ status }: ResponseMessage): boolean => status >= 400
const asText = (which: (response: ResponseMessage) => boolean): Fault =>
  altersResponse((response) =>
    which(response)
      ? { ...response, headers: { ...response.headers, 'content-type': 'text/plain' } }
      : response,
  )

const unknownRoute = ({ operation }: Call): boolean => operation === null

export const generalMutants: readonly Mutant[] = [
  {
    ...mutant('IDT-03', 'getCurrentUser', 'general/prefix-api-v4', 'uses another path prefix', {
      everywhere: async () => jsonResponse(404, { error: '404 Not Found' }),
    }),
    rejectedWith: /does the base URL end in \/api\/v4/,
  },
  ...defectsOf('getProject', {
    'general/responses-are-json': [
      ['HDR-04', 'returns records as text/plain', asText((it) => !isError(it))],
      ['HDR-04', 'returns errors as text/plain', asText(isError)],
    ],
    'general/project-id-or-path': [
      [
        'IDT-03',
        'does not find paths with a full stop',
        when(({ path }) => /%2F[^/]*\./i.test(path), rejects(404, '404 Project Not Found')),
      ],
    ],
    'general/timestamps-are-iso-8601': [
      [
        'SCH-04',
        'returns timestamps without a time zone',
        altersProperty('created_at', (time) => String(time).replace('T', ' ').replace('Z', '')),
      ],
    ],
    'general/visibility-is-a-string': [
      ['SCH-04', 'returns visibility as a number', returnsValue('visibility', 20)],
    ],
  }),
  mutant(
    'HDR-04',
    'listProjectUsers',
    'general/responses-are-json',
    'returns lists as text/plain',
    altersHeader('content-type', () => 'text/plain'),
  ),
  ...defectsOf('createMergeRequest', {
    'general/id-unique-on-instance': [
      ['IDT-02', 'assigns IDs per project', altersProperty('id', (_, record) => record['iid'])],
    ],
    'general/iid-unique-in-project': [
      ['IDT-02', 'assigns the IID 1 to every merge request', returnsValue('iid', 1)],
    ],
  }),
  mutant(
    'IDT-02',
    'getMergeRequest',
    'general/iid-unique-in-project',
    'assigns IIDs per instance',
    readsIidsAsIds,
  ),
  mutant(
    'SCH-04',
    'getProjectMember',
    'general/dates-are-days',
    'returns dates as timestamps',
    altersProperty('expires_at', (day) => (typeof day === 'string' ? `${day}T00:00:00Z` : day)),
  ),
  mutant(
    'STA-04',
    'createProject',
    'general/validation-failure-body',
    'returns one string for each invalid property',
    everywhere(withoutArrays),
  ),
  ...(
    [
      'addGroupMember',
      'addProjectMember',
      'createBroadcastMessage',
      'createGroup',
      'createProject',
      'createUser',
      'createVariable',
      'updateGroup',
      'updateGroupMember',
      'updateProject',
      'updateProjectMember',
    ] as const
  ).flatMap((operation) => [
    mutant(
      'STA-04',
      operation,
      'general/validation-failure-body',
      'returns one string for all invalid properties',
      asSentence,
    ),
    mutant(
      'STA-04',
      operation,
      'general/validation-failure-body',
      'returns no text for any invalid property',
      withoutTexts,
    ),
  ]),
  mutant('STA-04', 'getCurrentUser', 'general/unknown-route-is-404', 'returns message instead of error', {
    everywhere: async (call, upstream) =>
      unknownRoute(call) && !call.path.startsWith('/provisioning')
        ? jsonResponse(404, { message: '404 Not Found' })
        : upstream.pass(call),
  }),
  mutant('STA-04', 'getProject', 'general/unknown-route-is-404', 'returns message below a project', {
    everywhere: async (call, upstream) =>
      unknownRoute(call) && call.path.startsWith('/api/v4/projects/')
        ? jsonResponse(404, { message: '404 Not Found' })
        : upstream.pass(call),
  }),
  ...ofVersion3.map(([rule, pattern]) =>
    mutant('STA-03', 'getCurrentUser', rule, `still serves ${pattern.source}`, still(pattern)),
  ),
]
