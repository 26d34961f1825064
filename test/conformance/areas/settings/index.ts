/** Every rule on application settings. Spec: document 2, "Application settings". */
import { check, type CoverageOfArea } from '../../fixtures/check.ts'
import { effects } from './effects.ts'
import { needs, settingsAreKept } from './kept.ts'
import { refuses, takes } from './values.ts'

const visibilities = ['private', 'internal', 'public'] as const

export const settings = {
  'get-application-settings/repository-storage-is-first': check(async ({ admin, act }) => {
    const response = await act(admin, 'getApplicationSettings')
    const { repository_storages } = response.expectStatus(200).body
    const [first] = repository_storages
    if (first !== undefined) response.expectStatus(200).expectMatch({ repository_storage: first })
  }),

  'update-application-settings/administrators-only': check(
    'changes-nothing',
    'A rejected request changes nothing.',
    async ({ admin, stranger, anonymous, given, act }) => {
      await given.keepsSettings('sign_in_text')
      const before = await admin.call('getApplicationSettings')
      const body = { sign_in_text: 'Not by an administrator' }
      const forbidden = await act(stranger, 'updateApplicationSettings', { body })
      forbidden.expectStatus(403)
      const unauthenticated = await act(anonymous, 'updateApplicationSettings', { body })
      unauthenticated.expectStatus(401)
      const response = await admin.observe('getApplicationSettings')
      response.expectMatch({ sign_in_text: before.body.sign_in_text })
    },
  ),

  'update-application-settings/all-optional': check(async ({ admin, act }) => {
    const before = await admin.call('getApplicationSettings')
    const response = await act(admin, 'updateApplicationSettings', { body: {} })
    const { updated_at: _, ...others } = before.body
    response.expectStatus(200).expectMatch(others)
  }),

  'update-application-settings/settings-are-kept': settingsAreKept,

  'update-application-settings/read-only-settings': check(async ({ admin }) => {
    const before = await admin.call('getApplicationSettings')
    const { id, created_at } = before.body
    const past = '2001-02-03T04:05:06.000Z'
    const body = { id: id + 1, created_at: past, updated_at: past }
    const response = await admin.sendUnchecked({ operation: 'updateApplicationSettings', body })
    // Read-only settings may be refused as well as passed over.
    if (response.status !== 400) response.expectStatus(200)
    const after = await admin.observe('getApplicationSettings')
    after.expectMatch({ id, created_at })
    if (Date.parse(after.body.updated_at) === Date.parse(past)) {
      after.fail('`updated_at` is not taken from the caller.')
    }
  }),

  'update-application-settings/domain-blacklist-required': needs(
    'domain_blacklist_enabled',
    'domain_blacklist',
  ),
  'update-application-settings/devenv-url-required': needs('devenv_enabled', 'devenv_url'),
  'update-application-settings/diagram-url-required': needs('diagram_enabled', 'diagram_url'),

  'update-application-settings/branch-protection-values': [
    takes('default_branch_protection', 0, 1, 2),
    refuses('default_branch_protection', 3),
  ],

  'update-application-settings/visibility-values': [
    takes('default_project_visibility', ...visibilities),
    takes('default_snippet_visibility', ...visibilities),
    takes('default_group_visibility', ...visibilities),
    takes('restricted_visibility_levels', ['private'], ['internal'], ['public']),
    refuses('default_project_visibility', 'secret'),
    refuses('default_snippet_visibility', 'secret'),
    refuses('default_group_visibility', 'secret'),
    refuses('restricted_visibility_levels', ['secret']),
  ],

  'update-application-settings/git-access-protocol-values': [
    takes('enabled_git_access_protocol', 'ssh', 'http', null),
    refuses('enabled_git_access_protocol', 'gopher'),
  ],

  ...effects,
} satisfies CoverageOfArea<'settings'>
