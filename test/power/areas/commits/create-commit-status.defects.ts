/** Defects of createCommitStatus, by the rule that each violates. */
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import { isRecord, valueOf, segmentsOf, withValue } from '../../message.ts'
import { defaultsParameter, altersParameter, altersPathSegment, ignores } from '../../vocabulary/requests.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { otherCall, rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { has, hasValue, when, lacks } from '../../vocabulary/conditions.ts'
import { states, commitsOf } from './shared.ts'
import { keepsFirst } from '../../vocabulary/memory.ts'

/** What happens when a name is set that was set before. */
function secondTime({ around }: Fault): Fault {
  return {
    async around(call, upstream) {
      const name = valueOf(call, 'name') ?? valueOf(call, 'context') ?? 'default'
      const key = JSON.stringify([call.path, name])
      const known = upstream.memory.has(key)
      upstream.memory.set(key, true)
      return known && around !== undefined ? around(call, upstream) : upstream.pass(call)
    },
  }
}

/** A status of the same name on the parent is set as well. */
const parentAsWell = alsoDoesAll(async (call, upstream) => {
  const commit = await shownAt(`${commitsOf(call)}/${segmentsOf(call)[3] ?? ''}`, call, upstream)
  const parents =
    isRecord(commit) && Array.isArray(commit['parent_ids']) ? commit['parent_ids'].map(String) : []
  const name = valueOf(call, 'name')
  const state = valueOf(call, 'state')
  const [parent = ''] = parents
  const statuses =
    parent === '' ? [] : await listedAt(`${commitsOf(call)}/${parent}/statuses`, call, upstream)
  return statuses.some((status) => status['name'] === name)
    ? [otherCall(call, 'POST', `/projects/${segmentsOf(call)[1] ?? ''}/statuses/${parent}`, { name, state })]
    : []
})

export const createCommitStatus = defectsOf('createCommitStatus', {
  'create-commit-status/state-required': [
    ['SEM-05', 'uses success as the default state', defaultsParameter('state', 'success')],
  ],
  'create-commit-status/state-values': [
    ...states.map((state): Defect => [
      'STA-03',
      `rejects the state ${state}`,
      when(hasValue('state', state), rejects(400, 'state is invalid')),
    ]),
    [
      'STT-03',
      'treats an unknown state as pending',
      altersParameter('state', (state) => (states.some((each) => each === state) ? state : 'pending')),
    ],
  ],
  'create-commit-status/state-set': [
    [
      'SEM-02',
      'stores pending as running',
      altersParameter('state', (state) => (state === 'pending' ? 'running' : state)),
    ],
    [
      'SFX-02',
      'sets the state of all statuses of the commit',
      alsoDoesAll(async (call, upstream) => {
        const list = `${commitsOf(call)}/${segmentsOf(call)[3] ?? ''}/statuses`
        return (await listedAt(list, call, upstream)).map(({ name }) =>
          otherCall(
            call,
            'POST',
            `/projects/${segmentsOf(call)[1] ?? ''}/statuses/${segmentsOf(call)[3] ?? ''}`,
            { name, state: valueOf(call, 'state') },
          ),
        )
      }),
    ],
    ['SFX-02', 'sets the status of the parent as well', parentAsWell],
    ['SFX-03', 'sets the status of the newest commit', altersPathSegment(3, () => 'master')],
  ],
  'create-commit-status/name-default': [
    [
      'SEM-05',
      'uses status as the default name',
      when(lacks('context'), defaultsParameter('name', 'status')),
    ],
    [
      'IDM-02',
      'adds a second status without a name',
      secondTime(when(lacks('context'), defaultsParameter('name', 'default 2'))),
    ],
  ],
  'create-commit-status/name': [['SEM-01', 'ignores the name', ignores('name')]],
  'create-commit-status/context': [
    ['SEM-01', 'ignores the context', ignores('context')],
    ['SEM-10', 'ignores ref next to context', when(has('context'), ignores('ref'))],
  ],
  'create-commit-status/same-name-updates': [
    ['STT-01', 'keeps the target_url of the first status', secondTime(ignores('target_url'))],
    ['IDM-02', 'returns 409 for an existing name', secondTime(rejects(409, 'Name is taken'))],
    ['STT-01', 'leaves an existing status unchanged', secondTime(undoesEffect)],
    ['SEM-01', 'leaves the description of an existing status unchanged', secondTime(ignores('description'))],
    [
      'IDM-02',
      'adds a status for an existing context',
      secondTime(altersParameter('context', (name) => `${String(name)}, again`)),
    ],
    ['STT-06', 'keeps the first description of a name', keepsFirst('description', 'name')],
  ],
  'create-commit-status/new-name-adds': [
    [
      'SFX-02',
      'replaces the status of another name',
      {
        async around(call, upstream) {
          const name = upstream.memory.get(call.path) ?? valueOf(call, 'name')
          upstream.memory.set(call.path, name)
          return upstream.pass(name === undefined ? call : withValue(call, 'name', name))
        },
      },
    ],
    ['ENC-01', 'adds a number to an existing name', altersParameter('name', (name) => `${String(name)} 1`)],
  ],
  'create-commit-status/keeps-attributes': [
    ...['ref', 'target_url', 'description'].map((name): Defect => [
      'SEM-01',
      `ignores ${name}`,
      ignores(name),
    ]),
    [
      'STA-03',
      'rejects a coverage with a fraction',
      when((call) => !Number.isInteger(Number(valueOf(call, 'coverage') ?? 0)), rejects(400)),
    ],
  ],
})
