/** Settings of the instance that are not what they were made, or do not do what they say. */
import { userOfCheck } from '../../../conformance/fixtures/roles.ts'
import { alterJson, isRecord, jsonOf, valueOf, withJson } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { announces, shows, swaps } from '../../vocabulary/responses.ts'
import { by, has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { forgets, grantsEverything, refuses, trustsEverybody } from '../../vocabulary/effects.ts'
import { byDefault, hears, ignores, takes } from '../../vocabulary/requests.ts'

const read = 'getApplicationSettings'
const write = 'updateApplicationSettings'

/** A setting that needs another is taken without it. */
const alone = (flag: string, needed: string, value: unknown) =>
  when((call) => String(valueOf(call, flag)) === 'true', byDefault(needed, value))

/** A value outside the set is taken for one inside. */
const lenient = (name: string, known: readonly unknown[], instead: unknown) =>
  takes(name, (value) => (known.includes(value) ? value : instead))

const visibilities = ['private', 'internal', 'public']

export const settingsMutants: readonly Mutant[] = [
  mutant(
    'AUT-02',
    read,
    'get-application-settings/administrators-only',
    'anybody reads',
    when(by('non-member'), trustsEverybody),
  ),
  mutant(
    'SEM-02',
    read,
    'get-application-settings/repository-storage-is-first',
    'another storage is named',
    shows('repository_storage', 'elsewhere'),
  ),
  mutant(
    'AUT-02',
    write,
    'update-application-settings/administrators-only',
    'anybody writes',
    when(by('non-member'), trustsEverybody),
  ),
  mutant('SFX-02', write, 'update-application-settings/administrators-only', 'a rejected change is made', {
    async around(call, behind) {
      const response = await behind.pass(call)
      if (response.status === 403)
        await behind.pass({ ...call, headers: asAdmin(call.headers, behind.adminToken) })
      return response
    },
  }),
  mutant(
    'STA-03',
    write,
    'update-application-settings/all-optional',
    'nothing to change is an error',
    when((call) => JSON.stringify(jsonOf(call)) === '{}', refuses(400, 'Nothing was given')),
  ),
  mutant(
    'SFX-02',
    write,
    'update-application-settings/all-optional',
    'what is not given becomes empty',
    byDefault('sign_in_text', 'Reset'),
  ),
  mutant(
    'SFX-02',
    write,
    'update-application-settings/settings-are-kept',
    'one setting changes another',
    byDefault('max_attachment_size', 99),
  ),
  mutant('STT-01', write, 'update-application-settings/settings-are-kept', 'nothing is kept', forgets),
  ...['home_page_url', 'session_expire_delay', 'polling_interval_multiplier', 'user_oauth_applications'].map(
    (name) =>
      mutant(
        'SEM-01',
        write,
        'update-application-settings/settings-are-kept',
        `${name} is not kept`,
        ignores(name),
      ),
  ),
  mutant(
    'STT-03',
    read,
    'update-application-settings/read-only-settings',
    'the time of creation is taken from the caller',
    {
      async everywhere(call, behind) {
        if (call.operation === write && has('created_at')(call, behind)) {
          behind.memory.set('created_at', valueOf(call, 'created_at'))
        }
        const response = await behind.pass(call)
        const given = behind.memory.get('created_at')
        return call.operation === read && given !== undefined
          ? alterJson(response, (value) => (isRecord(value) ? { ...value, created_at: given } : value))
          : response
      },
    },
  ),
  ...(
    [
      ['domain_blacklist_enabled', 'domain_blacklist', 'domain-blacklist-required', ['spam.example']],
      ['devenv_enabled', 'devenv_url', 'devenv-url-required', 'https://example.com/devenv'],
      ['diagram_enabled', 'diagram_url', 'diagram-url-required', 'https://example.com/diagram'],
    ] as const
  ).map(([flag, needed, rule, value]) =>
    mutant(
      'STT-03',
      write,
      `update-application-settings/${rule}`,
      `${flag} alone is taken`,
      alone(flag, needed, value),
    ),
  ),
  mutant(
    'STA-03',
    write,
    'update-application-settings/branch-protection-values',
    'any number is a level of protection',
    lenient('default_branch_protection', [0, 1, 2], 2),
  ),
  mutant(
    'STA-03',
    write,
    'update-application-settings/branch-protection-values',
    'there is no level 1',
    when(hasValue('default_branch_protection', 1), refuses(400)),
  ),
  ...['default_project_visibility', 'default_snippet_visibility', 'default_group_visibility'].map((name) =>
    mutant(
      'STA-03',
      write,
      'update-application-settings/visibility-values',
      `${name} may be anything`,
      lenient(name, visibilities, 'private'),
    ),
  ),
  mutant(
    'STA-03',
    write,
    'update-application-settings/visibility-values',
    'restricted levels may be anything',
    takes('restricted_visibility_levels', (value) =>
      Array.isArray(value) ? value.filter((each) => visibilities.includes(String(each))) : value,
    ),
  ),
  mutant(
    'STA-03',
    write,
    'update-application-settings/git-access-protocol-values',
    'any protocol is taken',
    lenient('enabled_git_access_protocol', ['ssh', 'http', null], 'ssh'),
  ),
  mutant(
    'STA-03',
    write,
    'update-application-settings/git-access-protocol-values',
    'both protocols cannot be asked for',
    when(hasValue('enabled_git_access_protocol', 'null'), refuses(400)),
  ),
  mutant(
    'AUT-02',
    'createProject',
    'update-application-settings/restricted-levels-bind-normal-users',
    'normal users create restricted projects',
    { services: (own) => ({ ...own, can: () => true }) },
  ),
  mutant(
    'AUT-02',
    'updateProject',
    'update-application-settings/restricted-levels-bind-normal-users',
    'normal users change projects to restricted levels',
    grantsEverything,
  ),
  mutant(
    'STT-03',
    write,
    'update-application-settings/restricted-levels-bind-normal-users',
    'administrators are bound as well',
    ignores('restricted_visibility_levels'),
  ),
  mutant(
    'SFX-01',
    write,
    'update-application-settings/projects-limit-applies',
    'the limit is told and not kept',
    {
      async around(call, behind) {
        if (!has('default_projects_limit')(call, behind)) return behind.pass(call)
        const kept = await ignores('default_projects_limit').around?.(call, behind)
        const response = kept ?? (await behind.pass(call))
        const json = jsonOf(response)
        const limit = valueOf(call, 'default_projects_limit')
        return isRecord(json) ? withJson(response, { ...json, default_projects_limit: limit }) : response
      },
    },
  ),
  mutant(
    'SEM-07',
    'createProject',
    'update-application-settings/projects-limit-applies',
    'one project more than the limit',
    when(by(userOfCheck), trustsEverybody),
  ),
  ...(['createProject', 'createGroup'] as const).map((operation) =>
    mutant(
      'SEM-05',
      operation,
      'update-application-settings/default-visibilities-apply',
      'everything begins as private',
      when(lacks('visibility'), byDefault('visibility', 'private')),
    ),
  ),
  mutant(
    'SFX-01',
    'createCommit',
    'update-application-settings/branch-protection-applies',
    'developers push to protected branches',
    when(by('developer'), trustsEverybody),
  ),
  mutant(
    'AUT-02',
    'createCommit',
    'update-application-settings/branch-protection-applies',
    'developers never push',
    when(by('developer'), refuses(403)),
  ),
  mutant(
    'STA-02',
    write,
    'update-application-settings/branch-protection-values',
    '422 for 400',
    swaps(400, 422),
  ),
  mutant(
    'STA-03',
    write,
    'update-application-settings/devenv-url-required',
    'a refusal is told as success',
    when(hasValue('devenv_enabled', true), announces(400, 200)),
  ),
  mutant(
    'ENC-02',
    write,
    'update-application-settings/settings-are-kept',
    'texts lose their last character',
    hears((call) => {
      const text = valueOf(call, 'sign_in_text')
      const json = jsonOf(call)
      return typeof text === 'string' && isRecord(json)
        ? withJson(call, { ...json, sign_in_text: text.slice(0, -1) })
        : call
    }),
  ),
]

function asAdmin(headers: Readonly<Record<string, string>>, token: string): Readonly<Record<string, string>> {
  return { ...headers, 'private-token': token }
}
