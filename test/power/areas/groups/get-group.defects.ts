/** Defects of getGroup, by the rule that each violates. */
import { isSuccess, segmentsOf, pathOf, jsonOf, isRecord, withJson } from '../../message.ts'
import { defectsOf, mutant, type Mutant, type Fault } from '../../mutant.ts'
import { by, isByPath, when } from '../../vocabulary/conditions.ts'
import { byAdministrator } from '../../vocabulary/effects.ts'
import {
  altersRecords,
  omitsProperty,
  replacesStatus,
  returnsSuccessFor,
  returnsValue,
  altersProperty,
} from '../../vocabulary/responses.ts'
import { unknownPath } from './shared.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { asciiOf } from '../../vocabulary/lists.ts'

/** Non-members see the same as the administrator. */
const sharedAsAdministrator: Fault = when(by('non-member'), {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const group = await shownAt(pathOf(call), call, upstream)
    const json = jsonOf(response)
    if (!isSuccess(response) || !isRecord(json) || !isRecord(group)) return response
    return withJson(response, { ...json, shared_projects: group['shared_projects'] })
  },
})

export const getGroup: readonly Mutant[] = [
  ...defectsOf('getGroup', {
    'get-group/with-projects': [
      ['SFX-02', 'omits the projects', returnsValue('projects', [])],
      [
        'SEM-06',
        'returns the first project only',
        altersRecords((record) => ({ ...record, projects: [record['projects']].flat().slice(0, 1) })),
      ],
      [
        'SEM-06',
        'returns only twenty projects',
        altersProperty('projects', (projects) => [projects].flat().slice(0, 20)),
      ],
      [
        'SEM-09',
        'omits archived projects',
        altersProperty('projects', (projects) =>
          [projects].flat().filter((each: unknown) => isRecord(each) && each['archived'] !== true),
        ),
      ],
      [
        'AUT-05',
        'returns private projects to non-members',
        when(by('non-member'), {
          async around(call, upstream) {
            const response = await upstream.pass(call)
            return isSuccess(response) ? upstream.pass(byAdministrator(call, upstream)) : response
          },
        }),
      ],
      [
        'SFX-03',
        'returns shared projects as projects',
        altersRecords((record) => ({ ...record, projects: [record['projects'], record['projects']].flat() })),
      ],
      [
        'SEM-09',
        'omits projects with names outside ASCII',
        altersProperty('projects', (projects) =>
          Array.isArray(projects)
            ? projects.filter((each: unknown) => isRecord(each) && asciiOf(each['name']) === each['name'])
            : projects,
        ),
      ],
    ],
    'get-group/with-shared-projects': [
      ['SFX-02', 'returns no shared projects', returnsValue('shared_projects', [])],
      [
        'SEM-06',
        'returns the first shared project only',
        altersProperty('shared_projects', (shared) => [shared].flat().slice(0, 1)),
      ],
      [
        'SEM-05',
        'returns every share with the developer level',
        altersProperty('shared_projects.shared_with_groups.group_access_level', () => 30),
      ],
      ['AUT-05', 'returns private shared projects to non-members', sharedAsAdministrator],
    ],
    'get-group/by-path': [
      ['IDT-03', 'finds records only by ID', when(isByPath, unknownPath)],
      [
        'IDT-03',
        'finds a group by the last part of its path',
        when((call) => (segmentsOf(call)[1] ?? '').includes('/'), unknownPath),
      ],
    ],
    'get-group/unknown-is-404': [
      ['STA-03', 'returns an empty group for an unknown ID', returnsSuccessFor(404, 200)],
      ['STA-02', 'returns 400 for 404', replacesStatus(404, 400)],
    ],
  }),
  mutant(
    'IDT-03',
    'getGroup',
    'update-group/attributes-are-kept',
    'finds no groups of the third level by their paths',
    when((call) => (segmentsOf(call)[1] ?? '').split('/').length > 2, unknownPath),
  ),
  mutant(
    'SCH-01',
    'getGroup',
    [],
    'omits the groups that a project is shared with',
    omitsProperty('shared_projects.shared_with_groups'),
  ),
]
