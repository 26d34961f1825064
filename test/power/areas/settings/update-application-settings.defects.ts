/** Defects of updateApplicationSettings, by the rule that each violates. */
import { userOfCheck } from '../../../conformance/fixtures/roles.ts'
import { isRecord, jsonOf, valueOf, withJson } from '../../message.ts'
import { defectsOf, mutant, type Defect, type Mutant } from '../../mutant.ts'
import { by, has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { grantsEverything, ignoresPermissions, rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { altersParameter, altersRequest, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { altersBody, replacesStatus, returnsSuccessFor } from '../../vocabulary/responses.ts'

/** A setting that needs another is taken without it. */
const alone = (flag: string, needed: string, value: unknown) =>
  when((call) => String(valueOf(call, flag)) === 'true', defaultsParameter(needed, value))

/** A value outside the set is taken for one inside. */
const lenient = (name: string, known: readonly unknown[], instead: unknown) =>
  altersParameter(name, (value) => (known.includes(value) ? value : instead))

/** A list with several items becomes one with a single item. */
const joined = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 1 ? [value.join(',')] : value

const visibilities = ['private', 'internal', 'public']

function asAdmin(headers: Readonly<Record<string, string>>, token: string): Readonly<Record<string, string>> {
  return { ...headers, 'private-token': token }
}

export const updateApplicationSettings: readonly Mutant[] = [
  ...defectsOf('updateApplicationSettings', {
    'general/success-is-200': [
      [
        'SFX-02',
        'disables the blacklist with its domains',
        when(has('domain_blacklist'), defaultsParameter('domain_blacklist_enabled', false)),
      ],
    ],
    'update-application-settings/read-only-settings': [
      [
        'STT-03',
        'returns the time of the creation that was sent',
        altersBody((settings, call) =>
          isRecord(settings) && valueOf(call, 'created_at') !== undefined
            ? { ...settings, created_at: valueOf(call, 'created_at') }
            : settings,
        ),
      ],
    ],
    'update-application-settings/administrators-only': [
      ['AUT-02', 'accepts writes by every user', when(by('non-member'), ignoresPermissions)],
      [
        'SFX-02',
        'stores a rejected change',
        {
          async around(call, upstream) {
            const response = await upstream.pass(call)
            if (response.status === 403)
              await upstream.pass({ ...call, headers: asAdmin(call.headers, upstream.adminToken) })
            return response
          },
        },
      ],
    ],
    'update-application-settings/all-optional': [
      [
        'STA-03',
        'rejects a request without attributes',
        when((call) => JSON.stringify(jsonOf(call)) === '{}', rejects(400, 'Nothing was given')),
      ],
      ['SFX-02', 'empties attributes that are not sent', defaultsParameter('sign_in_text', 'Reset')],
    ],
    'update-application-settings/settings-are-kept': [
      [
        'ENC-02',
        'joins several disabled sign-in sources',
        altersParameter('disabled_oauth_sign_in_sources', joined),
      ],
      [
        'ENC-02',
        'stores only the first disabled sign-in source',
        altersParameter('disabled_oauth_sign_in_sources', (value) =>
          Array.isArray(value) ? value.slice(0, 1) : value,
        ),
      ],
      ['SFX-02', 'changes another setting as well', defaultsParameter('max_attachment_size', 99)],
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
      [
        'ENC-02',
        'drops the last character of strings',
        altersRequest((call) => {
          const text = valueOf(call, 'sign_in_text')
          const json = jsonOf(call)
          return typeof text === 'string' && isRecord(json)
            ? withJson(call, { ...json, sign_in_text: text.slice(0, -1) })
            : call
        }),
      ],
      ...[
        'home_page_url',
        'session_expire_delay',
        'polling_interval_multiplier',
        'user_oauth_applications',
      ].map((name): Defect => ['SEM-01', `does not store ${name}`, ignores(name)]),
      [
        'SEM-02',
        'stores a size of at most 100',
        altersParameter('max_attachment_size', (size) => Math.min(Number(size), 100)),
      ],
    ],
    'update-application-settings/branch-protection-values': [
      [
        'STA-03',
        'accepts every number as branch protection',
        lenient('default_branch_protection', [0, 1, 2], 2),
      ],
      [
        'STA-03',
        'rejects the protection level 1',
        when(hasValue('default_branch_protection', 1), rejects(400)),
      ],
      ['STA-02', 'returns 422 for 400', replacesStatus(400, 422)],
    ],
    'update-application-settings/visibility-values': [
      [
        'STA-03',
        'accepts every value as a restricted level',
        altersParameter('restricted_visibility_levels', (value) =>
          Array.isArray(value) ? value.filter((each) => visibilities.includes(String(each))) : value,
        ),
      ],
      ...['default_project_visibility', 'default_snippet_visibility', 'default_group_visibility'].map(
        (name): Defect => [
          'STA-03',
          `accepts every value of ${name}`,
          lenient(name, visibilities, 'private'),
        ],
      ),
    ],
    'update-application-settings/git-access-protocol-values': [
      [
        'STA-03',
        'accepts every protocol',
        lenient('enabled_git_access_protocol', ['ssh', 'http', null], 'ssh'),
      ],
      [
        'STA-03',
        'rejects null as the protocol',
        when(hasValue('enabled_git_access_protocol', 'null'), rejects(400)),
      ],
    ],
    'update-application-settings/restricted-levels-bind-normal-users': [
      ['STT-03', 'applies restricted levels to administrators', ignores('restricted_visibility_levels')],
    ],
    'update-application-settings/projects-limit-applies': [
      [
        'SFX-01',
        'ignores the projects limit',
        {
          async around(call, upstream) {
            if (!has('default_projects_limit')(call, upstream)) return upstream.pass(call)
            const kept = await ignores('default_projects_limit').around?.(call, upstream)
            const response = kept ?? (await upstream.pass(call))
            const json = jsonOf(response)
            const limit = valueOf(call, 'default_projects_limit')
            return isRecord(json) ? withJson(response, { ...json, default_projects_limit: limit }) : response
          },
        },
      ],
    ],
    'update-application-settings/devenv-url-required': [
      [
        'STA-03',
        'returns a success for a rejected change',
        when(hasValue('devenv_enabled', true), returnsSuccessFor(400, 200)),
      ],
    ],
  }),
  ...(
    [
      ['domain_blacklist_enabled', 'domain_blacklist', 'domain-blacklist-required', ['spam.example']],
      ['devenv_enabled', 'devenv_url', 'devenv-url-required', 'https://example.com/devenv'],
      ['diagram_enabled', 'diagram_url', 'diagram-url-required', 'https://example.com/diagram'],
    ] as const
  ).map(([flag, needed, rule, value]) =>
    mutant(
      'STT-03',
      'updateApplicationSettings',
      `update-application-settings/${rule}`,
      `accepts ${flag} alone`,
      alone(flag, needed, value),
    ),
  ),
  ...defectsOf('createProject', {
    'update-application-settings/restricted-levels-bind-normal-users': [
      [
        'AUT-02',
        'accepts projects with restricted levels by other users',
        { services: (own) => ({ ...own, can: () => true }) },
      ],
    ],
    'update-application-settings/projects-limit-applies': [
      ['SEM-07', 'accepts one project above the limit', when(by(userOfCheck), ignoresPermissions)],
    ],
    'update-application-settings/default-visibilities-apply': [
      [
        'SEM-05',
        'ignores the default visibility',
        when(lacks('visibility'), defaultsParameter('visibility', 'private')),
      ],
    ],
  }),
  ...defectsOf('updateProject', {
    'update-application-settings/restricted-levels-bind-normal-users': [
      ['AUT-02', 'accepts restricted levels by other users', grantsEverything],
    ],
  }),
  ...defectsOf('createCommit', {
    'update-application-settings/branch-protection-applies': [
      [
        'SFX-01',
        'accepts pushes of developers to protected branches',
        when(by('developer'), ignoresPermissions),
      ],
      ['AUT-02', 'rejects all pushes of developers', when(by('developer'), rejects(403))],
    ],
  }),
  ...defectsOf('createGroup', {
    'update-application-settings/default-visibilities-apply': [
      [
        'SEM-05',
        'ignores the default visibility',
        when(lacks('visibility'), defaultsParameter('visibility', 'private')),
      ],
    ],
  }),
]
