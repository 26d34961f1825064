/** Users, settings and projects with other values in properties whose values are not specified. */
import { drop, eachRecord, fill, has, isRecord, setWhere } from './json.ts'
import type { Variation } from './variation.ts'

export const records: readonly Variation[] = [
  {
    id: 'profile-of-empty-texts',
    varies: 'A member of a profile that nobody has filled in is an empty text.',
    lawful: 'Whether a profile property without content is null or an empty text is not specified.',
    open: ['users/empty-profile-member'],
    alterResponse: ({ json }) =>
      eachRecord(
        json,
        (record) => has('bio', 'location', 'messenger_id')(record) && fill(record, null, '', profile),
      ),
  },
  {
    id: 'times-of-what-never-happened',
    varies: 'A user who never signed in shows the time of the account’s creation.',
    lawful:
      'What `last_sign_in_at`, `current_sign_in_at`, `confirmed_at` and `last_activity_on` hold before the event is not shown.',
    open: ['users/never-signed-in'],
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => {
        if (!has('last_sign_in_at', 'created_at')(record)) return false
        const { created_at: at } = record
        const day = typeof at === 'string' ? at.slice(0, 10) : null
        const times = fill(record, null, at, ['last_sign_in_at', 'current_sign_in_at', 'confirmed_at'])
        return fill(record, null, day, ['last_activity_on']) || times
      }),
  },
  {
    id: 'other-numbers-of-people',
    varies: 'People have another colour scheme, a second factor, pictures, and pages elsewhere.',
    lawful: '2 § User names the members; what they hold for a new user is not said of these.',
    alterResponse: ({ json }) =>
      setWhere(json, has('username', 'avatar_url', 'web_url'), {
        avatar_url: 'https://pictures.example.com/1.png',
        web_url: 'https://people.example.com/somebody',
      }),
  },
  {
    id: 'settings-unset-otherwise',
    varies:
      'A setting that was never set is an empty text, and a list of domains that was never set is null.',
    lawful:
      'What a setting that is a text, and what the list of rejected domains, holds before it is set is not shown.',
    open: ['settings/unset-texts', 'settings/unset-domain-blacklist'],
    alterResponse: ({ json, operation }) => {
      if (
        !isRecord(json) ||
        (operation !== 'getApplicationSettings' && operation !== 'updateApplicationSettings')
      )
        return false
      const texts = fill(json, null, '', [
        'sign_in_text',
        'home_page_url',
        'after_sign_out_path',
        'devenv_url',
        'diagram_url',
      ])
      const { domain_blacklist: domains } = json
      if (!Array.isArray(domains) || domains.length > 0) return texts
      json['domain_blacklist'] = null
      return true
    },
  },
  {
    id: 'other-kinds-of-namespaces',
    varies: 'The namespace of a person is of the kind `person`.',
    lawful: 'The values of `kind` other than `group` are not specified.',
    open: ['projects/namespace-kinds'],
    alterResponse: ({ json }) => setWhere(json, (record) => record['kind'] === 'user', { kind: 'person' }),
  },
  {
    id: 'other-import-status',
    varies: 'A project that was imported from nowhere has another `import_status`.',
    lawful:
      'The values of `import_status` other than `none`, and the transitions between them, are not specified.',
    open: ['projects/import-status-values'],
    alterResponse: ({ json }) =>
      setWhere(json, has('import_status'), { import_status: 'never_asked', import_error: null }),
  },
  {
    id: 'other-notification-levels',
    varies: 'The `notification_level` of an access counts otherwise.',
    lawful: 'The meaning of the numbers of `notification_level` is not specified.',
    open: ['projects/notification-level-values'],
    alterResponse: ({ json }) =>
      setWhere(json, has('access_level', 'notification_level'), { notification_level: 17 }),
  },
  {
    id: 'absent-access-left-out',
    varies: 'A kind of access that the caller lacks is left out of `permissions`.',
    lawful: 'Whether a kind of access that the caller does not have is omitted or null is not specified.',
    open: ['projects/absent-access'],
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => {
        const { permissions } = record
        if (!isRecord(permissions)) return false
        const absent = Object.keys(permissions).filter((name) => permissions[name] === null)
        for (const name of absent) delete permissions[name]
        return absent.length > 0
      }),
  },
  {
    id: 'runners-token-hidden',
    varies: 'Nobody is shown the `runners_token` of a project.',
    lawful: 'Which callers are shown `runners_token` is not stated.',
    open: ['projects/runners-token-readers'],
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => 'runners_token' in record && delete record['runners_token']),
  },
  {
    id: 'statistics-in-kilobytes',
    varies: 'Sizes are told in another unit.',
    lawful: 'The unit of the sizes is not specified.',
    open: ['projects/statistics-unit'],
    alterResponse: ({ json }) =>
      setWhere(json, has('storage_size', 'repository_size'), { storage_size: 12_288, repository_size: 4096 }),
  },
  {
    id: 'simple-projects-shorter',
    varies: 'The simple form of a project has one address, and name and path without the namespace.',
    lawful:
      'Which addresses the simple form carries, and whether names come with the namespace, is not shown.',
    open: ['projects/simple-url'],
    alterResponse: ({ json, target }) =>
      target.includes('simple=true') &&
      eachRecord(json, (record) =>
        drop(record, ['ssh_url_to_repo', 'web_url', 'name_with_namespace', 'path_with_namespace']),
      ),
  },
  {
    id: 'statistics-of-groups-otherwise',
    varies: 'The statistics of a group have another name and other members.',
    lawful: 'What `statistics` adds to a group is not shown.',
    open: ['list-groups/statistics-shape'],
    alterResponse: ({ json, operation, status }) =>
      operation === 'listGroups' &&
      status === 200 &&
      eachRecord(json, (record) => {
        if (!('statistics' in record)) return false
        delete record['statistics']
        record['usage'] = { projects: 3, bytes: 12 }
        return true
      }),
  },
]

const profile = [
  'bio',
  'location',
  'messenger_id',
  'work_profile',
  'micro_blog',
  'website_url',
  'organization',
] as const
