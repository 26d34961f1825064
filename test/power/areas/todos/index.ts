/** Todos that are listed and taken as done otherwise than asked. */
import { notFound } from '../../../../server-stub/http/errors.ts'
import { noContent } from '../../../../server-stub/http/handler.ts'
import { reference } from '../../../../server-stub/reference.ts'
import type { Services } from '../../../../server-stub/services.ts'
import { usersById } from '../../../../server-stub/resources/users/index.ts'
import { isRecord, jsonOf, withValue, type Call } from '../../message.ts'
import { mutantsOf, type Behind, type Fault, type Mutant } from '../../mutant.ts'
import { drops, says, shows, showsAs, swaps } from '../../vocabulary/answers.ts'
import { hasValue, when } from '../../vocabulary/conditions.ts'
import { another, forgets, jsonAnswer, refuses } from '../../vocabulary/effects.ts'
import { allOf, cut, filtersBy, type Item } from '../../vocabulary/lists.ts'
import { byDefault, ignores, takes } from '../../vocabulary/requests.ts'

/** The list holds what other lists hold as well. */
const withListsOf = (others: (call: Call, behind: Behind) => readonly Call[]): Fault => ({
  async around(call, behind) {
    const lists = await Promise.all([call, ...others(call, behind)].map((each) => allOf(each, behind)))
    const items = new Map<unknown, Item>(lists.flat().map((item) => [item['id'], item]))
    return cut(call, await behind.pass(call), [...items.values()])
  },
})

/** Todos of everybody who has asked for theirs. */
const everybodys = withListsOf((call, { memory }) => {
  const own = String(call.headers['private-token'])
  memory.set(own, true)
  return [...memory.keys()].map((token) => ({
    ...call,
    headers: { ...call.headers, 'private-token': token },
  }))
})

const inBothStates = withListsOf((call) =>
  ['pending', 'done'].map((state) => withValue(call, 'state', state)),
)

const ofList = 'listTodos'
const targetOf = (item: Item): Item => (isRecord(item['target']) ? item['target'] : {})
const authorOf = (item: Item): Item => (isRecord(item['author']) ? item['author'] : {})
const otherKind = (value: unknown) => (value === 'Issue' ? 'MergeRequest' : 'Issue')
const otherState = (value: unknown) => (value === 'done' ? 'pending' : 'done')

const actions = ['assigned', 'mentioned', 'build_failed', 'marked', 'approval_required'] as const

const listing: readonly Mutant[] = [
  ...mutantsOf(
    ofList,
    'list-todos/own-pending-by-default',
    ['SEM-05', 'done ones without asking', byDefault('state', 'done')],
    ['SEM-05', 'all states without asking', when((call) => !call.query.includes('state='), inBothStates)],
    ['AUT-05', 'those of others as well', everybodys],
    ['SEM-05', 'issues alone without asking', byDefault('type', 'Issue')],
    ['SEM-05', 'assignments alone without asking', byDefault('action', 'marked')],
  ),
  ...mutantsOf(
    ofList,
    'list-todos/action-filter',
    ['SEM-01', 'the action is not looked at', ignores('action')],
    [
      'SEM-02',
      'mentioned means assigned',
      takes('action', (value) => (value === 'mentioned' ? 'assigned' : value)),
    ],
    ['SEM-02', 'marked means all', when(hasValue('action', 'marked'), ignores('action'))],
  ),
  ...mutantsOf(
    ofList,
    'list-todos/action-values',
    ...actions.map(
      (action) =>
        ['STA-03', `${action} is no action`, when(hasValue('action', action), refuses(400))] as const,
    ),
  ),
  ...mutantsOf(
    ofList,
    'list-todos/author-filter',
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
  ),
  ...mutantsOf(
    ofList,
    'list-todos/project-filter',
    ['SEM-01', 'the project is not looked at', ignores('project_id')],
    ['SEM-02', 'no project is found', takes('project_id', () => 2_000_000_000)],
  ),
]

const filters: readonly Mutant[] = [
  ...mutantsOf(
    ofList,
    'list-todos/state-filter',
    ['SEM-01', 'the state is not looked at', ignores('state')],
    ['SEM-02', 'pending means done and the reverse', takes('state', otherState)],
    ['SEM-02', 'done means all', when(hasValue('state', 'done'), inBothStates)],
    ['SEM-02', 'pending means all', when(hasValue('state', 'pending'), inBothStates)],
  ),
  ...mutantsOf(
    ofList,
    'list-todos/type-filter',
    ['SEM-01', 'the kind is not looked at', ignores('type')],
    ['SEM-02', 'issues mean merge requests and the reverse', takes('type', otherKind)],
    ['SEM-02', 'issues mean all', when(hasValue('type', 'Issue'), ignores('type'))],
    ['SEM-02', 'merge requests mean all', when(hasValue('type', 'MergeRequest'), ignores('type'))],
  ),
  ...mutantsOf(
    ofList,
    'list-todos/shows-the-target',
    ['SCH-01', 'the thing is missing', drops('target')],
    ['SCH-01', 'its title is missing', drops('target.title')],
    [
      'IDT-01',
      'the id of the thing is its number',
      showsAs('target.id', (_, { target }) => (isRecord(target) ? Number(target['iid']) * 1_000 : 0)),
    ],
    ['SEM-02', 'kinds are confused', showsAs('target_type', otherKind)],
  ),
]

/** A todo whoever it is for, in the eyes of that person. */
async function withOwnerOf({ db, actAs }: Services, id: number): Promise<Services> {
  const todo = await db.selectFrom('todo').select('user_id').where('id', '=', id).executeTakeFirst()
  const owner = todo === undefined ? undefined : (await usersById(db, [todo.user_id])).get(todo.user_id)
  if (owner === undefined) throw notFound('Todo')
  return actAs(owner)
}

const marksAnybodys = (isAllowed: (own: Services) => boolean): Fault => ({
  handlers: () => ({
    markTodoAsDone: async (request, services) =>
      reference.markTodoAsDone(
        request,
        isAllowed(services) ? await withOwnerOf(services, request.path.id) : services,
      ),
  }),
})

const isAdministrator = ({ currentUser }: Services) => currentUser().admin === 1

/** The caller is told that there is no such todo, but it is done. */
const marksAndRefuses: Fault = {
  handlers: () => ({
    markTodoAsDone: async (request, services) => {
      await reference.markTodoAsDone(request, await withOwnerOf(services, request.path.id))
      return reference.markTodoAsDone(request, services)
    },
  }),
}

const removes: Fault = {
  handlers: () => ({
    markTodoAsDone: async (request, services) => {
      const reply = await reference.markTodoAsDone(request, services)
      await services.db.deleteFrom('todo').where('id', '=', request.path.id).execute()
      return reply
    },
  }),
}

/** After one, all of the caller's are done. */
const marksAll: Fault = {
  async around(call, behind) {
    const answer = await behind.pass(call)
    await behind.pass(another(call, 'POST', '/todos/mark_as_done'))
    return answer
  },
}

/** The only one that is done is the newest. */
const marksNewest: Fault = {
  async around(call, behind) {
    const record = jsonOf(await behind.pass(another(call, 'GET', '/todos')))
    const [newest]: readonly unknown[] = Array.isArray(record) ? record : []
    const id = isRecord(newest) ? String(newest['id']) : '0'
    return behind.pass({ ...call, path: `/api/v4/todos/${id}/mark_as_done` })
  },
}

const marking: readonly Mutant[] = [
  ...mutantsOf(
    'markTodoAsDone',
    'mark-todo-as-done/becomes-done',
    ['STT-01', 'answered and forgotten', forgets],
    ['STT-01', 'it is removed', removes],
    ['SFX-02', 'all are done', marksAll],
    ['SFX-03', 'the newest is done', marksNewest],
  ),
  ...mutantsOf(
    'markTodoAsDone',
    'mark-todo-as-done/returns-the-todo',
    [
      'SCH-01',
      'nothing but the id is shown',
      says((value) => (isRecord(value) ? { id: value['id'] } : value)),
    ],
    ['STT-01', 'it is shown as before', shows('state', 'pending')],
    ['SCH-01', 'the thing is missing', drops('target')],
    ['SEM-02', 'the thing is shown alone', says((value) => (isRecord(value) ? value['target'] : value))],
  ),
  ...mutantsOf(
    'markTodoAsDone',
    'mark-todo-as-done/succeeds-with-200',
    ['STA-01', 'something is created', swaps(200, 201)],
    ['STA-01', 'nothing is shown', swaps(200, 204)],
    ['STA-01', 'it will be done later', swaps(200, 202)],
  ),
  ...mutantsOf(
    'markTodoAsDone',
    'mark-todo-as-done/own-todos-only',
    ['AUT-02', 'those of anybody', marksAnybodys(() => true)],
    ['AUT-02', 'an administrator may', marksAnybodys(isAdministrator)],
    ['AUT-02', 'others than administrators may', marksAnybodys((own) => !isAdministrator(own))],
    ['SFX-02', 'those of others are done and refused', marksAndRefuses],
  ),
]

/** All that wait are done, of some people or kinds. */
const marksOf = (kind: 'issue_id' | 'merge_request_id' | null): Fault => ({
  handlers: () => ({
    markAllTodosAsDone: async (_request, { db, currentUser }) => {
      const all = db.updateTable('todo').set({ state: 'done' }).where('state', '=', 'pending')
      await (
        kind === null ? all : all.where('user_id', '=', currentUser().id).where(kind, 'is not', null)
      ).execute()
      return noContent()
    },
  }),
})

/** Those of the first page are done. */
const marksOne: Fault = {
  async around(call, behind) {
    const [newest] = await allOf(another(call, 'GET', '/todos'), behind)
    if (newest !== undefined)
      await behind.pass(another(call, 'POST', `/todos/${String(newest['id'])}/mark_as_done`))
    return { status: 204, headers: {}, body: Buffer.alloc(0) }
  },
}

/** Where nothing waits, that is an error. */
const wantsSome: Fault = {
  async around(call, behind) {
    const some = await allOf(another(call, 'GET', '/todos'), behind)
    return some.length === 0 ? jsonAnswer(404, { message: '404 Not Found' }) : behind.pass(call)
  },
}

const markingAll: readonly Mutant[] = [
  ...mutantsOf(
    'markAllTodosAsDone',
    'mark-all-todos-as-done/all-become-done',
    ['STT-01', 'answered and forgotten', forgets],
    ['SFX-02', 'those of others as well', marksOf(null)],
    ['SFX-01', 'those about issues alone', marksOf('issue_id')],
    ['SFX-01', 'those about merge requests alone', marksOf('merge_request_id')],
    ['SFX-01', 'the newest alone', marksOne],
  ),
  ...mutantsOf(
    'markAllTodosAsDone',
    'mark-all-todos-as-done/empty-204',
    ['STA-01', 'the number of todos is shown', swaps(204, 200, { count: 1 })],
    ['STA-01', 'something is created', swaps(204, 201, [])],
    ['STA-02', 'where nothing waits there is nothing', wantsSome],
  ),
]

export const todoMutants: readonly Mutant[] = [...listing, ...filters, ...marking, ...markingAll]
