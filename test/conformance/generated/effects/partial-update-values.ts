/** Values that partial updates set and then keep. Spec: the optional parameters of the updates of documents 2 and 3. */
import { valuesOfSettings } from '../../fixtures/values-of-settings.ts'
import { attributesOf } from '../attributes/attributes.ts'
import type { SpecifiedOperation } from '../valid-request.ts'

export type Values = Readonly<Record<string, unknown>>

/** Properties to set first, once with each value, and those that partial updates then send, one after the other. */
export interface Partial {
  readonly all: readonly Values[]
  readonly sent: readonly Values[]
}

function flags(...names: readonly string[]): readonly [Values, Values] {
  const allWith = (value: boolean) => Object.fromEntries(names.map((name) => [name, value]))
  return [allWith(true), allWith(false)]
}

function flagsOf(operation: SpecifiedOperation): readonly [Values, Values] {
  const booleans = attributesOf(operation).filter(
    ({ in: location, schema }) => location === 'body' && schema.type === 'boolean',
  )
  return flags(...booleans.map(({ name }) => name))
}

const settingsWith = (index: 1 | 2): Values =>
  Object.fromEntries(valuesOfSettings.flatMap((setting) => Object.entries(setting[index])))

const emptyProfile = {
  bio: '',
  location: '',
  organization: '',
  messenger_id: '',
  work_profile: '',
  micro_blog: '',
  website_url: '',
}

const announcement = {
  message: 'Kept',
  color: '#112233',
  font: '#445566',
  starts_at: '2098-01-02T03:04:05Z',
  ends_at: '2098-02-03T04:05:06Z',
}

const notifications = (operation: SpecifiedOperation): Partial => ({
  all: flagsOf(operation).map((events) => ({ level: 'custom', ...events })),
  // The first keeps all events, and the second the level.
  sent: [{ level: 'custom' }, { new_note: true }],
})

export const partials: ReadonlyMap<SpecifiedOperation, Partial> = new Map([
  [
    'updateProject',
    {
      all: flagsOf('updateProject').map((values, index) => ({
        ...values,
        description: 'Kept',
        tag_list: ['kept'],
        visibility: index === 0 ? 'internal' : 'private',
      })),
      sent: [{ description: 'Changed' }, { tag_list: ['changed'] }, { description: '' }, { tag_list: [] }],
    },
  ],
  [
    'updateGroup',
    {
      all: flagsOf('updateGroup').map((values, index) => ({
        ...values,
        name: 'Kept',
        path: 'kept',
        description: 'Kept',
        visibility: index === 0 ? 'internal' : 'private',
      })),
      sent: [
        { description: 'Changed' },
        { name: 'Changed' },
        { path: 'changed' },
        { request_access_enabled: true },
        { description: '' },
      ],
    },
  ],
  [
    'updateUser',
    {
      all: flags('can_create_group', 'external', 'admin').map((values) => ({
        ...values,
        name: 'Kept',
        bio: 'Kept',
        location: 'Kept',
        organization: 'Kept',
        messenger_id: 'kept',
        work_profile: 'kept',
        micro_blog: 'kept',
        website_url: 'https://kept.example.com',
        projects_limit: 7,
      })),
      sent: [
        { bio: 'Changed' },
        { name: 'Changed' },
        { projects_limit: 8 },
        { location: 'Changed' },
        emptyProfile,
      ],
    },
  ],
  [
    'updateApplicationSettings',
    {
      all: [settingsWith(1), settingsWith(2)],
      sent: [
        { max_attachment_size: 13 },
        { domain_blacklist: ['changed.example'] },
        { devenv_url: 'https://changed.example.com' },
        { diagram_url: 'https://changed.example.com' },
        { sign_in_text: 'Changed' },
        { sign_in_text: '' },
      ],
    },
  ],
  [
    'updateBroadcastMessage',
    {
      all: [announcement],
      sent: [
        { message: 'Changed' },
        { color: '#abcdef' },
        { font: '#fedcba' },
        { starts_at: '2098-01-03T03:04:05Z' },
        { ends_at: '2098-02-04T04:05:06Z' },
      ],
    },
  ],
  [
    'updateMergeRequest',
    {
      all: flags('remove_source_branch').map((values) => ({
        ...values,
        title: 'Kept',
        description: 'Kept',
        labels: 'kept',
      })),
      sent: [
        { title: 'Changed' },
        { labels: 'changed' },
        { description: 'Changed' },
        { description: '' },
        { state_event: 'close' },
        { state_event: 'reopen' },
      ],
    },
  ],
  [
    'updateRunner',
    {
      all: flags('active').map((values) => ({ ...values, tag_list: ['kept'], description: 'Kept' })),
      sent: [{ description: 'Changed' }, { tag_list: ['changed'] }, { tag_list: [] }],
    },
  ],
  ['updateGroupNotificationSettings', notifications('updateGroupNotificationSettings')],
  ['updateProjectNotificationSettings', notifications('updateProjectNotificationSettings')],
  [
    'updateNotificationSettings',
    { all: [{ level: 'mention' }, { level: 'watch' }], sent: [{ new_note: true }] },
  ],
])
