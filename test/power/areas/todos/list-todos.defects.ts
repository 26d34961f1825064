/** Defects of listTodos, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { byDefault, ignores, takes } from '../../vocabulary/requests.ts'
import { when, hasValue } from '../../vocabulary/conditions.ts'
import { refuses } from '../../vocabulary/effects.ts'
import { filtersBy } from '../../vocabulary/lists.ts'
import { drops, showsAs } from '../../vocabulary/responses.ts'
import { isRecord } from '../../message.ts'
import { inBothStates, everybodys, actions, authorOf, targetOf, otherState, otherKind } from './shared.ts'

export const listTodos = defectsOf('listTodos', {
  'list-todos/own-pending-by-default': [
    ['SEM-05', 'done ones without asking', byDefault('state', 'done')],
    ['SEM-05', 'all states without asking', when((call) => !call.query.includes('state='), inBothStates)],
    ['AUT-05', 'those of others as well', everybodys],
    ['SEM-05', 'issues alone without asking', byDefault('type', 'Issue')],
    ['SEM-05', 'assignments alone without asking', byDefault('action', 'marked')],
  ],
  'list-todos/action-filter': [
    ['SEM-01', 'the action is not looked at', ignores('action')],
    [
      'SEM-02',
      'mentioned means assigned',
      takes('action', (value) => (value === 'mentioned' ? 'assigned' : value)),
    ],
    ['SEM-02', 'marked means all', when(hasValue('action', 'marked'), ignores('action'))],
  ],
  'list-todos/action-values': actions.map(
    (action) => ['STA-03', `${action} is no action`, when(hasValue('action', action), refuses(400))] as const,
  ),
  'list-todos/author-filter': [
    ['SEM-01', 'the author is not looked at', ignores('author_id')],
    [
      'SEM-02',
      'who wrote the thing is the author',
      filtersBy('author_id', (item, value) => String(authorOf(targetOf(item))['id']) === value),
    ],
    [
      'SEM-02',
      'all but those of the author',
      filtersBy('author_id', (item, value) => String(authorOf(item)['id']) !== value),
    ],
    ['SEM-02', 'nobody is the author', takes('author_id', () => 2_000_000_000)],
  ],
  'list-todos/project-filter': [
    ['SEM-01', 'the project is not looked at', ignores('project_id')],
    ['SEM-02', 'no project is found', takes('project_id', () => 2_000_000_000)],
  ],
  'list-todos/state-filter': [
    ['SEM-01', 'the state is not looked at', ignores('state')],
    ['SEM-02', 'pending means done and the reverse', takes('state', otherState)],
    ['SEM-02', 'done means all', when(hasValue('state', 'done'), inBothStates)],
    ['SEM-02', 'pending means all', when(hasValue('state', 'pending'), inBothStates)],
  ],
  'list-todos/type-filter': [
    ['SEM-01', 'the kind is not looked at', ignores('type')],
    ['SEM-02', 'issues mean merge requests and the reverse', takes('type', otherKind)],
    ['SEM-02', 'issues mean all', when(hasValue('type', 'Issue'), ignores('type'))],
    ['SEM-02', 'merge requests mean all', when(hasValue('type', 'MergeRequest'), ignores('type'))],
  ],
  'list-todos/shows-the-target': [
    ['SCH-01', 'the thing is missing', drops('target')],
    ['SCH-01', 'its title is missing', drops('target.title')],
    [
      'IDT-01',
      'the id of the thing is its number',
      showsAs('target.id', (_, { target }) => (isRecord(target) ? Number(target['iid']) * 1_000 : 0)),
    ],
    ['SEM-02', 'kinds are confused', showsAs('target_type', otherKind)],
  ],
})
