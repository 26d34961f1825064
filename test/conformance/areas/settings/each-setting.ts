/** Each setting has the value that an administrator sets. Spec: document 2, "Application settings". */
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { check, idPart, type Check } from '../../fixtures/check.ts'
import { NotProvisionable } from '../../protocol/signals.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'

type Change = BodyOf<'updateApplicationSettings'>

/** Two values of each setting; settings that require each other are set together. */
export const valuesOfSettings: readonly (readonly [name: string, one: Change, other: Change])[] = [
  ['default_projects_limit', { default_projects_limit: 5001 }, { default_projects_limit: 5002 }],
  ['signup_enabled', { signup_enabled: false }, { signup_enabled: true }],
  ['signin_enabled', { signin_enabled: false }, { signin_enabled: true }],
  ['avatarservice_enabled', { avatarservice_enabled: false }, { avatarservice_enabled: true }],
  ['sign_in_text', { sign_in_text: 'Come in' }, { sign_in_text: 'Sit down' }],
  ['home_page_url', { home_page_url: 'https://example.com/a' }, { home_page_url: 'https://example.com/b' }],
  ['default_branch_protection', { default_branch_protection: 0 }, { default_branch_protection: 1 }],
  [
    'restricted_visibility_levels',
    { restricted_visibility_levels: ['public'] },
    { restricted_visibility_levels: ['internal'] },
  ],
  ['max_attachment_size', { max_attachment_size: 11 }, { max_attachment_size: 12 }],
  ['session_expire_delay', { session_expire_delay: 10_081 }, { session_expire_delay: 10_082 }],
  [
    'default_project_visibility',
    { default_project_visibility: 'internal' },
    { default_project_visibility: 'private' },
  ],
  [
    'default_snippet_visibility',
    { default_snippet_visibility: 'internal' },
    { default_snippet_visibility: 'private' },
  ],
  [
    'default_group_visibility',
    { default_group_visibility: 'internal' },
    { default_group_visibility: 'private' },
  ],
  ['domain_whitelist', { domain_whitelist: ['example.com'] }, { domain_whitelist: ['example.org'] }],
  [
    'domain_blacklist',
    { domain_blacklist_enabled: true, domain_blacklist: ['spam.example'] },
    { domain_blacklist_enabled: false, domain_blacklist: ['ham.example'] },
  ],
  ['user_oauth_applications', { user_oauth_applications: false }, { user_oauth_applications: true }],
  [
    'after_sign_out_path',
    { after_sign_out_path: 'https://example.com/a' },
    { after_sign_out_path: 'https://example.com/b' },
  ],
  [
    'container_registry_token_expire_delay',
    { container_registry_token_expire_delay: 6 },
    { container_registry_token_expire_delay: 7 },
  ],
  [
    'enabled_git_access_protocol',
    { enabled_git_access_protocol: 'http' },
    { enabled_git_access_protocol: 'ssh' },
  ],
  [
    'devenv',
    { devenv_enabled: true, devenv_url: 'https://example.com/a' },
    { devenv_enabled: false, devenv_url: 'https://example.com/b' },
  ],
  [
    'diagram',
    { diagram_enabled: true, diagram_url: 'https://example.com/a' },
    { diagram_enabled: false, diagram_url: 'https://example.com/b' },
  ],
  ['terminal_max_session_time', { terminal_max_session_time: 60 }, { terminal_max_session_time: 0 }],
  ['polling_interval_multiplier', { polling_interval_multiplier: 1.5 }, { polling_interval_multiplier: 2.5 }],
]

/** The setting of the request changes, and no other setting does. */
const stored: readonly Check[] = valuesOfSettings.map(([name, one, other]) =>
  check(
    idPart(name),
    `\`${name}\` is stored, and no other setting changes.`,
    async ({ admin, given, act }) => {
      await given.keepsSettings(...Object.keys(one))
      const before = await admin.call('getApplicationSettings')
      for (const change of [one, other]) {
        const updated = await act(admin, 'updateApplicationSettings', { body: change })
        updated.expectStatus(200).expectMatch(change)
        const response = await admin.observe('getApplicationSettings')
        response.expectMatch(change)
        const changed = changedNames(before.json, response.json)
        const others = changed.filter((name) => !(name in change) && name !== 'updated_at')
        if (others.length > 0)
          response.fail('All other settings as they were.', `Changed: ${others.join(', ')}.`)
      }
    },
  ),
)

/** The storages and sign-in sources of an instance differ: the present ones are set again. */
const setAgain: readonly Check[] = (['repository_storages', 'disabled_oauth_sign_in_sources'] as const).map(
  (name) =>
    check(idPart(name), `The present value of \`${name}\` can be set again.`, async ({ admin, act }) => {
      const { body } = await admin.call('getApplicationSettings')
      const updated = await act(admin, 'updateApplicationSettings', { body: { [name]: body[name] } })
      updated.expectStatus(200).expectMatch({ [name]: body[name] })
    }),
)

export const settingsAreStored: readonly Check[] = [...stored, ...setAgain]

/** A setting that requires another one cannot be enabled without it. */
export function requires(
  flag: 'domain_blacklist_enabled' | 'devenv_enabled' | 'diagram_enabled',
  required: 'domain_blacklist' | 'devenv_url' | 'diagram_url',
): Check {
  return check(async ({ admin, given, act }) => {
    await given.settings({ [flag]: false })
    const before = await admin.call('getApplicationSettings')
    // Whether a value of an earlier request is sufficient is not specified.
    const value: unknown = before.body[required] ?? []
    const isSet = (typeof value === 'string' || Array.isArray(value)) && value.length > 0
    if (isSet) throw new NotProvisionable(`\`${required}\` is set on this instance already.`)
    const rejected = await act(admin, 'updateApplicationSettings', { body: { [flag]: true } })
    rejected.expectStatus(400)
    const response = await admin.observe('getApplicationSettings')
    response.expectMatch({ [flag]: false })
  })
}

/** Names of the properties in which two records differ. */
function changedNames(before: Json | undefined, after: Json | undefined): readonly string[] {
  if (!isRecord(before) || !isRecord(after)) return []
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
