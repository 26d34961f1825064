/** Defects of updateGroup, by the rule that each violates. */
import { defectsOf, mutant, type Mutant } from '../../mutant.ts'
import { by, lacks, when } from '../../vocabulary/conditions.ts'
import { grantsEverything, ignoresPermissions, rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { inScopesThatAre } from '../../vocabulary/lookups.ts'
import { defaultsParameter, ignoresEach } from '../../vocabulary/requests.ts'
import { omitsProperty, returnsValue } from '../../vocabulary/responses.ts'

export const updateGroup: readonly Mutant[] = [
  ...defectsOf('updateGroup', {
    'update-group/owners-and-administrators-only': [
      ['AUT-02', 'accepts masters', grantsEverything],
      [
        'AUT-02',
        'accepts developers in internal groups',
        inScopesThatAre('internal', when(by('developer'), ignoresPermissions)),
      ],
    ],
    'update-group/all-optional': [
      ['STA-03', 'requires the name', when(lacks('name'), rejects(400))],
      ['SFX-02', 'resets the description', defaultsParameter('description', '')],
    ],
    'update-group/attributes-are-kept': [
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
      ...ignoresEach('name', 'path', 'description', 'visibility', 'lfs_enabled', 'request_access_enabled'),
    ],
    'update-group/returns-group-with-projects': [
      ['SFX-02', 'omits the projects', returnsValue('projects', [])],
    ],
  }),
  mutant('SCH-01', 'updateGroup', [], 'returns no projects', omitsProperty('projects')),
]
