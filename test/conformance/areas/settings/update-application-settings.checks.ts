/** Spec: document 2, "Application settings", changes. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import { requires, settingsAreStored } from './each-setting.ts'
import { acceptsValues, rejectsValue } from './setting-values.ts'
import { effects } from './update-application-settings-effects.checks.ts'

const visibilities = ['private', 'internal', 'public'] as const

export const updateApplicationSettings = {
  'update-application-settings/administrators-only': check(
    'changes-nothing',
    'A rejected request changes nothing.',
    async ({ admin, nonMember, anonymous, given, act }) => {
      await given.keepsSettings('sign_in_text')
      const before = await admin.call('getApplicationSettings')
      const body = { sign_in_text: 'Not by an administrator' }
      const forbidden = await act(nonMember, 'updateApplicationSettings', { body })
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

  'update-application-settings/settings-are-kept': settingsAreStored,

  'update-application-settings/read-only-settings': check(async ({ admin }) => {
    const before = await admin.call('getApplicationSettings')
    const { id, created_at } = before.body
    const past = '2001-02-03T04:05:06.000Z'
    const body = { id: id + 1, created_at: past, updated_at: past }
    const response = await admin.sendUnchecked({ operation: 'updateApplicationSettings', body })
    // The server may reject read-only settings or ignore them.
    if (response.status !== 400) response.expectStatus(200)
    const after = await admin.observe('getApplicationSettings')
    after.expectMatch({ id, created_at })
    if (response.status === 200) expectSameRecord(after, response)
    if (Date.parse(after.body.updated_at) === Date.parse(past)) {
      after.fail('`updated_at` is not taken from the caller.')
    }
  }),

  'update-application-settings/domain-blacklist-required': requires(
    'domain_blacklist_enabled',
    'domain_blacklist',
  ),
  'update-application-settings/devenv-url-required': requires('devenv_enabled', 'devenv_url'),
  'update-application-settings/diagram-url-required': requires('diagram_enabled', 'diagram_url'),

  'update-application-settings/branch-protection-values': [
    acceptsValues('default_branch_protection', 0, 1, 2),
    rejectsValue('default_branch_protection', 3),
  ],

  'update-application-settings/visibility-values': [
    acceptsValues('default_project_visibility', ...visibilities),
    acceptsValues('default_snippet_visibility', ...visibilities),
    acceptsValues('default_group_visibility', ...visibilities),
    acceptsValues('restricted_visibility_levels', ['private'], ['internal'], ['public']),
    rejectsValue('default_project_visibility', 'secret'),
    rejectsValue('default_snippet_visibility', 'secret'),
    rejectsValue('default_group_visibility', 'secret'),
    rejectsValue('restricted_visibility_levels', ['secret']),
  ],

  'update-application-settings/git-access-protocol-values': [
    acceptsValues('enabled_git_access_protocol', 'ssh', 'http', null),
    rejectsValue('enabled_git_access_protocol', 'gopher'),
  ],

  ...effects,
} satisfies CoverageOf<'updateApplicationSettings'>
