/** Defects of listCurrentUserSshKeys, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { altersPage, omitsFirstItem, altersHeader } from '../../vocabulary/responses.ts'
import { someKey } from './shared.ts'
import { when, sudoOf } from '../../vocabulary/conditions.ts'

export const listCurrentUserSshKeys = defectsOf('listCurrentUserSshKeys', {
  'list-current-user-ssh-keys/own-keys': [
    ['SFX-02', 'omits one record', omitsFirstItem],
    ['SFX-03', 'returns the keys of the administrator', ignoresPermissions],
    [
      'AUT-05',
      'returns keys of another user as well',
      altersPage((keys) => [
        ...keys,
        { id: 1_000_000, title: 'Another’s', key: someKey, created_at: '2017-01-01T00:00:00Z' },
      ]),
    ],
  ],
  'general/any-request-with-sudo': [
    [
      'HDR-03',
      'returns relative links under sudo',
      when(
        (call) => sudoOf(call) !== null,
        altersHeader('link', (value) => value.replaceAll(/<https?:\/\/[^/]+/g, '<')),
      ),
    ],
  ],
})
