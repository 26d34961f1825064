/** Defects of listTodos, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { defaultsParameter, ignores, altersParameter } from '../../vocabulary/requests.ts'
import { has, hasValue, when } from '../../vocabulary/conditions.ts'
import { rejects } from '../../vocabulary/effects.ts'
import { recordAt, returnsStaleReads } from '../../vocabulary/lookups.ts'
import {
  allOf,
  asciiOf,
  filtersBy,
  omitsItems,
  responseWithPage,
  within,
  type Item,
} from '../../vocabulary/lists.ts'
import { omitsProperty, altersProperty, returnsValue } from '../../vocabulary/responses.ts'
import { isRecord, isSuccess, jsonOf, alterJson } from '../../message.ts'
import { inBothStates, todosOfAllUsers, authorOf, targetOf, otherState, otherKind } from './shared.ts'
import { todoActions } from '../../../conformance/areas/todos/list-todos.checks.ts'

/** The todos of a merge request that was closed show the state before. */
const showsFormerState: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    const json = jsonOf(response)
    if (call.operation === 'updateMergeRequest' && isRecord(json) && json['state'] === 'closed')
      upstream.memory.set(String(json['id']), 'opened')
    if (call.operation !== 'listTodos') return response
    return alterJson(response, (todos) =>
      Array.isArray(todos)
        ? todos.map((todo: unknown) => {
            const target = isRecord(todo) ? todo['target'] : undefined
            if (!isRecord(todo) || !isRecord(target)) return todo
            const state = upstream.memory.get(String(target['id'])) ?? target['state']
            return { ...todo, target: { ...target, state } }
          })
        : todos,
    )
  },
}

const isOfIssue = ({ target_type }: Readonly<Record<string, unknown>>) => target_type === 'Issue'

/** The list omits todos of archived projects, or of authors who are blocked. */
const omitsTodosOf = (state: 'archived' | 'blocked'): Fault => ({
  async around(call, upstream) {
    const items = await allOf(call, upstream)
    const kept: Item[] = []
    for (const item of items) {
      const project = await recordAt(`/projects/${String(within(item, 'project', 'id'))}`, call, upstream)
      const isOmitted =
        state === 'archived' ? project['archived'] === true : within(item, 'author', 'state') === state
      if (!isOmitted) kept.push(item)
    }
    const response = await upstream.pass(call)
    return kept.length === items.length ? response : responseWithPage(call, response, kept)
  },
})

export const listTodos = defectsOf('listTodos', {
  'list-todos/own-pending-by-default': [
    ['SEM-09', 'omits todos of archived projects', omitsTodosOf('archived')],
    ['SEM-09', 'omits todos of blocked authors', omitsTodosOf('blocked')],
    [
      'SCH-04',
      'returns the path of the project without its namespace',
      altersProperty('project', (project) =>
        isRecord(project) ? { ...project, path_with_namespace: project['path'] } : project,
      ),
    ],
    ['SEM-05', 'lists done todos by default', defaultsParameter('state', 'done')],
    [
      'SEM-05',
      'lists todos of all states by default',
      when((call) => !call.query.includes('state='), inBothStates),
    ],
    ['AUT-05', 'includes todos of other users', todosOfAllUsers],
    ['SEM-05', 'lists only todos of issues by default', defaultsParameter('type', 'Issue')],
    [
      'SFX-01',
      'omits todos of merge requests',
      omitsItems(({ target_type }) => target_type === 'MergeRequest'),
    ],
    ['SEM-05', 'lists only assignments by default', defaultsParameter('action', 'marked')],
  ],
  'list-todos/action-filter': [
    ['SEM-01', 'ignores the action', ignores('action')],
    [
      'SEM-02',
      'filters mentioned as assigned',
      altersParameter('action', (value) => (value === 'mentioned' ? 'assigned' : value)),
    ],
    ['SEM-02', 'treats marked as all', when(hasValue('action', 'marked'), ignores('action'))],
  ],
  'list-todos/action-values': todoActions.map(
    (action) =>
      ['STA-03', `rejects the action ${action}`, when(hasValue('action', action), rejects(400))] as const,
  ),
  'list-todos/author-filter': [
    ['SEM-01', 'ignores the author', ignores('author_id')],
    [
      'SEM-02',
      'filters by the author of the target',
      filtersBy('author_id', (item, value) => String(authorOf(targetOf(item))['id']) === value),
    ],
    [
      'SEM-02',
      'excludes the given author',
      filtersBy('author_id', (item, value) => String(authorOf(item)['id']) !== value),
    ],
    ['SEM-02', 'returns no todos for an author', altersParameter('author_id', () => 2_000_000_000)],
  ],
  'list-todos/project-filter': [
    ['SEM-01', 'ignores the project', ignores('project_id')],
    ['SEM-09', 'omits issues of a project', when(has('project_id'), omitsItems(isOfIssue))],
    ['SEM-02', 'returns no todos for a project', altersParameter('project_id', () => 2_000_000_000)],
    ['STT-04', 'returns the former name of a project', returnsStaleReads],
  ],
  'list-todos/state-filter': [
    ['SEM-01', 'ignores the state', ignores('state')],
    ['SEM-02', 'swaps pending and done', altersParameter('state', otherState)],
    ['SEM-02', 'treats done as all', when(hasValue('state', 'done'), inBothStates)],
    [
      'SEM-10',
      'lists only assignments that are done',
      when(hasValue('state', 'done'), defaultsParameter('action', 'assigned')),
    ],
    ['SEM-02', 'treats pending as all', when(hasValue('state', 'pending'), inBothStates)],
  ],
  'list-todos/type-filter': [
    ['SEM-01', 'ignores type', ignores('type')],
    ['SEM-02', 'swaps Issue and MergeRequest', altersParameter('type', otherKind)],
    ['SEM-02', 'treats Issue as all', when(hasValue('type', 'Issue'), ignores('type'))],
    ['SEM-02', 'treats MergeRequest as all', when(hasValue('type', 'MergeRequest'), ignores('type'))],
  ],
  'list-todos/returns-the-target': [
    ['SCH-01', 'omits the target', omitsProperty('target')],
    ['SCH-01', 'omits the title of the target', omitsProperty('target.title')],
    ['STT-04', 'returns no description of the target', returnsValue('target.description', null)],
    ['STT-04', 'returns no labels of the target', returnsValue('target.labels', [])],
    [
      'IDT-01',
      'returns the IID as the ID of the target',
      altersProperty('target.id', (_, { target }) => (isRecord(target) ? Number(target['iid']) * 1_000 : 0)),
    ],
    ['SEM-02', 'swaps the target types', altersProperty('target_type', otherKind)],
    ['STT-04', 'returns the former state', showsFormerState],
  ],
  'mark-todo-as-done/returns-the-todo': [
    ['SEM-02', 'were created now', altersProperty('created_at', () => new Date().toISOString())],
    ['ENC-03', 'returns bodies in ASCII', altersProperty('body', asciiOf)],
  ],
  'general/success-is-200': [
    [
      'SEM-10',
      'ignores the author of todos that are done',
      when(hasValue('state', 'done'), ignores('author_id')),
    ],
    ['ENC-03', 'returns names of projects in ASCII', altersProperty('project.name', asciiOf)],
  ],
})
