/** Defects of listTags, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { altersProperty, returnsValue, altersHeader } from '../../vocabulary/responses.ts'
import type { Tag } from '../../../../server-stub/git/types.ts'
import { lagsBehind } from '../../vocabulary/lookups.ts'
import { by, when, isAnonymous } from '../../vocabulary/conditions.ts'
import { hidesFromNonMembers, rejects } from '../../vocabulary/effects.ts'
import { sortsNaturally } from '../../vocabulary/lists.ts'

/** Handlers find the tags of a repository in another order, or other ones. */
function found(alter: (tags: readonly Tag[]) => Tag[]): Fault {
  return {
    services: (own) => ({
      ...own,
      git(...repositoryArguments) {
        const repository = own.git(...repositoryArguments)
        return new Proxy(repository, {
          get(sound, name, receiver) {
            const member: unknown = Reflect.get(sound, name, receiver)
            return name === 'tags' ? async () => alter(await sound.tags()) : member
          },
        })
      },
    }),
  }
}

export const listTags = defectsOf('listTags', {
  'list-tags/public-without-authentication': [
    ['STA-02', 'returns 401 for public tags', when(by('anonymous'), rejects(401, '401 Unauthorized'))],
  ],
  'general/internal-for-signed-in-users': [
    ['STA-02', 'hides internal projects from non-members', hidesFromNonMembers],
  ],
  'create-tag/without-message': [
    [
      'SCH-03',
      'returns an empty message of lightweight tags',
      altersProperty('message', (message) => message ?? ''),
    ],
  ],
  'list-tags/sorted-by-name-reversed': [
    ['SEM-04', 'sorts by name in ascending order', found((all) => all.toReversed())],
    [
      'SEM-04',
      'sorts by the length of the name',
      found((all) => all.toSorted((a, b) => a.name.length - b.name.length)),
    ],
    ['SEM-04', 'sorts by number', sortsNaturally(-1)],
  ],
  'create-tag/from-sha': [
    [
      'STT-04',
      'returns the list before the last write',
      lagsBehind(/^\/api\/v4\/projects\/\d+\/repository\/tags/),
      ['delete-tag/deletes'],
    ],
  ],
  'get-tag/release': [['STT-04', 'omits releases from the list', returnsValue('release', null)]],
  'general/x-total-pages': [
    [
      'HDR-03',
      'counts a page after a full one',
      altersHeader('x-total-pages', (pages, { headers }) =>
        Number(headers['x-total']) % Number(headers['x-per-page']) === 0 ? String(Number(pages) + 1) : pages,
      ),
    ],
  ],
  'general/success-is-200': [
    ['SCH-03', 'returns no release without credentials', when(isAnonymous, returnsValue('release', null))],
  ],
})
