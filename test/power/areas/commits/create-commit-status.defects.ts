/** Defects of createCommitStatus, by the rule that each violates. */
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import { valueOf, segmentsOf, withValue } from '../../message.ts'
import { byDefault, takes, leads, ignores } from '../../vocabulary/requests.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { another, refuses, forgets } from '../../vocabulary/effects.ts'
import { hasValue, when, lacks } from '../../vocabulary/conditions.ts'
import { states, commitsOf } from './shared.ts'

/** What happens when a name is set that was set before. */
function secondTime({ around }: Fault): Fault {
  return {
    async around(call, behind) {
      const name = valueOf(call, 'name') ?? valueOf(call, 'context') ?? 'default'
      const key = JSON.stringify([call.path, name])
      const known = behind.memory.has(key)
      behind.memory.set(key, true)
      return known && around !== undefined ? around(call, behind) : behind.pass(call)
    },
  }
}

export const createCommitStatus = defectsOf('createCommitStatus', {
  'create-commit-status/state-required': [
    ['SEM-05', 'without a state it is success', byDefault('state', 'success')],
  ],
  'create-commit-status/state-values': [
    ...states.map((state): Defect => [
      'STA-03',
      `${state} is no state`,
      when(hasValue('state', state), refuses(400, 'state is invalid')),
    ]),
    [
      'STT-03',
      'an unknown state is pending',
      takes('state', (state) => (states.some((each) => each === state) ? state : 'pending')),
    ],
  ],
  'create-commit-status/state-set': [
    ['SEM-02', 'what is pending runs', takes('state', (state) => (state === 'pending' ? 'running' : state))],
    [
      'SFX-02',
      'all statuses of the commit get the state',
      alsoDoesAll(async (call, behind) => {
        const list = `${commitsOf(call)}/${segmentsOf(call)[3] ?? ''}/statuses`
        return (await listedAt(list, call, behind)).map(({ name }) =>
          another(
            call,
            'POST',
            `/projects/${segmentsOf(call)[1] ?? ''}/statuses/${segmentsOf(call)[3] ?? ''}`,
            { name, state: valueOf(call, 'state') },
          ),
        )
      }),
    ],
    ['SFX-03', 'the newest commit gets the status', leads(3, () => 'master')],
  ],
  'create-commit-status/name-default': [
    ['SEM-05', 'without a name it is `status`', when(lacks('context'), byDefault('name', 'status'))],
  ],
  'create-commit-status/name': [['SEM-01', 'the name is not looked at', ignores('name')]],
  'create-commit-status/context': [['SEM-01', 'the context is not looked at', ignores('context')]],
  'create-commit-status/same-name-updates': [
    ['IDM-02', 'a name that is known is a conflict', secondTime(refuses(409, 'Name is taken'))],
    ['STT-01', 'a name that is known stays as it was', secondTime(forgets)],
    ['SEM-01', 'the description stays the first one', secondTime(ignores('description'))],
    [
      'IDM-02',
      'a context that is known adds a status',
      secondTime(takes('context', (name) => `${String(name)}, again`)),
    ],
  ],
  'create-commit-status/new-name-adds': [
    [
      'SFX-02',
      'a commit has one status',
      {
        async around(call, behind) {
          const name = behind.memory.get(call.path) ?? valueOf(call, 'name')
          behind.memory.set(call.path, name)
          return behind.pass(name === undefined ? call : withValue(call, 'name', name))
        },
      },
    ],
    ['ENC-01', 'names are numbered', takes('name', (name) => `${String(name)} 1`)],
  ],
  'create-commit-status/keeps-attributes': ['ref', 'target_url', 'description'].map((name): Defect => [
    'SEM-01',
    `${name} is not looked at`,
    ignores(name),
  ]),
})
