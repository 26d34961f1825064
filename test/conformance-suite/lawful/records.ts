/** Variations of unspecified values of users, settings and projects. */
import { drop, eachRecord, fill, has, isRecord, setWhere } from './json.ts'
import type { Variation } from './variation.ts'

export const records: readonly Variation[] = [
  {
    id: 'empty-profile-properties',
    varies: 'The server returns profile properties without content as empty strings.',
    lawful: 'Whether a profile property without content is null or an empty text is not specified.',
    open: ['users/empty-profile-member'],
    alterResponse: ({ json }) =>
      eachRecord(
        json,
        (record) => has('bio', 'location', 'messenger_id')(record) && fill(record, null, '', profile),
      ),
  },
  {
    id: 'embedded-users-with-email',
    varies: 'The server returns the email address and the time of creation of every embedded user.',
    lawful: 'Which embedded users have `email` and `created_at` is not specified.',
    open: ['user-summary/additions'],
    alterResponse: ({ json }) =>
      eachRecord(json, (record) =>
        Object.values(record)
          .flat()
          .filter(isRecord)
          .map((user) => {
            if (!has('username', 'avatar_url', 'state')(user) || has('email')(user)) return false
            Object.assign(user, { email: 'somebody@example.com', created_at: '2017-03-14T09:26:53.000Z' })
            return true
          })
          .includes(true),
      ),
  },
  {
    id: 'sign-in-times-before-the-first',
    varies:
      'The server returns the creation time of the account as the sign-in time of a user who never signed in.',
    lawful:
      'The values of `last_sign_in_at`, `current_sign_in_at`, `confirmed_at` and `last_activity_on` before the event are not specified.',
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
    id: 'other-urls-of-users',
    varies: 'The server returns other URLs for the avatar and the page of a user.',
    lawful: '2 § User names the properties. Their values for a new user are not specified.',
    alterResponse: ({ json }) =>
      setWhere(json, has('username', 'avatar_url', 'web_url'), {
        avatar_url: 'https://pictures.example.com/1.png',
        web_url: 'https://people.example.com/somebody',
      }),
  },
  {
    id: 'other-unset-settings',
    varies:
      'The server returns an unset text setting as an empty string, and an unset list of rejected domains as null.',
    lawful:
      'The values of text settings and of the list of rejected domains before they are set are not specified.',
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
    varies: 'The namespace of a user has the kind `person`.',
    lawful: 'The values of `kind` other than `group` are not specified.',
    open: ['projects/namespace-kinds'],
    alterResponse: ({ json }) => setWhere(json, (record) => record['kind'] === 'user', { kind: 'person' }),
  },
  {
    id: 'other-import-status',
    varies: 'A project that was not imported has another `import_status`.',
    lawful:
      'The values of `import_status` other than `none`, and the transitions between them, are not specified.',
    open: ['projects/import-status-values'],
    alterResponse: ({ json }) =>
      setWhere(json, has('import_status'), { import_status: 'never_asked', import_error: null }),
  },
  {
    id: 'other-notification-levels',
    varies: 'The server returns another number as the `notification_level` of an access.',
    lawful: 'The meaning of the numbers of `notification_level` is not specified.',
    open: ['projects/notification-level-values'],
    alterResponse: ({ json }) =>
      setWhere(json, has('access_level', 'notification_level'), { notification_level: 17 }),
  },
  {
    id: 'absent-access-omitted',
    varies: 'The server omits a kind of access that the caller does not have from `permissions`.',
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
    varies: 'The server omits `runners_token` of a project for all callers.',
    lawful: 'The callers who receive `runners_token` are not specified.',
    open: ['projects/runners-token-readers'],
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => 'runners_token' in record && delete record['runners_token']),
  },
  {
    id: 'statistics-in-kilobytes',
    varies: 'The server returns sizes in another unit.',
    lawful: 'The unit of the sizes is not specified.',
    open: ['projects/statistics-unit'],
    alterResponse: ({ json }) =>
      setWhere(json, has('storage_size', 'repository_size'), { storage_size: 12_288, repository_size: 4096 }),
  },
  {
    id: 'simple-projects-shorter',
    varies:
      'The simple form of a project omits `ssh_url_to_repo`, `web_url`, `name_with_namespace` and `path_with_namespace`.',
    lawful:
      'The specification does not state which URLs the simple form contains, and whether it contains names with the namespace.',
    open: ['projects/simple-url'],
    alterResponse: ({ json, target }) =>
      target.includes('simple=true') &&
      eachRecord(json, (record) =>
        drop(record, ['ssh_url_to_repo', 'web_url', 'name_with_namespace', 'path_with_namespace']),
      ),
  },
  {
    id: 'members-since-their-membership',
    varies: 'The server returns the time of the membership as `created_at` of a member.',
    lawful:
      '2 § Member: `created_at`. The specification does not state whether it is the time of the account.',
    alterResponse: ({ json }) =>
      setWhere(json, has('access_level', 'username'), { created_at: '2017-03-14T09:26:53.000Z' }),
  },
  {
    id: 'other-statistics-of-groups',
    varies: 'The server returns the statistics of a group under another name, with other properties.',
    lawful: 'The effect of `statistics` on a group is not specified.',
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
