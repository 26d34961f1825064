/** Statuses of commits that are mistaken for others. */
import { alterJson, isRecord, segmentsOf, valueOf, withValue } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { shows } from '../../vocabulary/answers.ts'
import { hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { another, forgets, refuses } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { byDefault, confuses, ignores, leads, takes } from '../../vocabulary/requests.ts'
import { commitsOf } from './places.ts'

const statusesRead: readonly Mutant[] = [
  mutant(
    'SEM-01',
    'listCommitStatuses',
    'list-commit-statuses/filter-ref',
    '`ref` is not looked at',
    ignores('ref'),
  ),
  mutant(
    'SEM-02',
    'listCommitStatuses',
    'list-commit-statuses/filter-ref',
    '`ref` is taken for the name',
    confuses('ref', 'name'),
  ),
  mutant(
    'SEM-01',
    'listCommitStatuses',
    'list-commit-statuses/filter-stage',
    '`stage` is not looked at',
    ignores('stage'),
  ),
  mutant(
    'SEM-01',
    'listCommitStatuses',
    'list-commit-statuses/filter-name',
    '`name` is not looked at',
    ignores('name'),
  ),
  mutant('SEM-02', 'listCommitStatuses', 'list-commit-statuses/filter-name', '`name` is a part of the name', {
    async around(call, behind) {
      const part = valueOf(call, 'name')
      if (typeof part !== 'string') return behind.pass(call)
      const answer = await behind.pass(withValue(call, 'name', undefined))
      return alterJson(answer, (all) =>
        Array.isArray(all)
          ? all.filter((each) => isRecord(each) && String(each['name']).includes(part))
          : all,
      )
    },
  }),
  mutant(
    'SEM-05',
    'listCommitStatuses',
    'list-commit-statuses/latest-only',
    'all statuses are listed',
    byDefault('all', true),
  ),
  mutant(
    'SEM-02',
    'listCommitStatuses',
    'list-commit-statuses/latest-only',
    'the first of each name is listed',
    {
      async around(call, behind) {
        if (valueOf(call, 'all') !== undefined) return behind.pass(call)
        const answer = await behind.pass(withValue(call, 'all', true))
        const seen = new Set<unknown>()
        const isFirst = (each: unknown) =>
          isRecord(each) && !seen.has(each['name']) && seen.add(each['name']).size > 0
        return alterJson(answer, (all) => (Array.isArray(all) ? all.filter(isFirst) : all))
      },
    },
  ),
  mutant(
    'SEM-01',
    'listCommitStatuses',
    'list-commit-statuses/all',
    '`all` is not looked at',
    ignores('all'),
  ),
]

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

const states = ['pending', 'running', 'success', 'failed', 'canceled'] as const

const statusesSet: readonly Mutant[] = [
  mutant(
    'SEM-05',
    'createCommitStatus',
    'create-commit-status/state-required',
    'without a state it is success',
    byDefault('state', 'success'),
  ),
  mutant(
    'STT-03',
    'createCommitStatus',
    'create-commit-status/state-values',
    'an unknown state is pending',
    takes('state', (state) => (states.some((each) => each === state) ? state : 'pending')),
  ),
  ...states.map((state) =>
    mutant(
      'STA-03',
      'createCommitStatus',
      'create-commit-status/state-values',
      `${state} is no state`,
      when(hasValue('state', state), refuses(400, 'state is invalid')),
    ),
  ),
  mutant(
    'SEM-02',
    'createCommitStatus',
    'create-commit-status/state-set',
    'what is pending runs',
    takes('state', (state) => (state === 'pending' ? 'running' : state)),
  ),
  mutant(
    'SFX-02',
    'createCommitStatus',
    'create-commit-status/state-set',
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
  ),
  mutant(
    'SFX-03',
    'createCommitStatus',
    'create-commit-status/state-set',
    'the newest commit gets the status',
    leads(3, () => 'master'),
  ),
  mutant(
    'SEM-05',
    'createCommitStatus',
    'create-commit-status/name-default',
    'without a name it is `status`',
    when(lacks('context'), byDefault('name', 'status')),
  ),
  mutant(
    'SEM-01',
    'createCommitStatus',
    'create-commit-status/name',
    'the name is not looked at',
    ignores('name'),
  ),
  mutant(
    'SEM-01',
    'createCommitStatus',
    'create-commit-status/context',
    'the context is not looked at',
    ignores('context'),
  ),
  mutant(
    'IDM-02',
    'createCommitStatus',
    'create-commit-status/same-name-updates',
    'a name that is known is a conflict',
    secondTime(refuses(409, 'Name is taken')),
  ),
  mutant(
    'STT-01',
    'createCommitStatus',
    'create-commit-status/same-name-updates',
    'a name that is known stays as it was',
    secondTime(forgets),
  ),
  mutant(
    'SEM-01',
    'createCommitStatus',
    'create-commit-status/same-name-updates',
    'the description stays the first one',
    secondTime(ignores('description')),
  ),
  mutant(
    'IDM-02',
    'createCommitStatus',
    'create-commit-status/same-name-updates',
    'a context that is known adds a status',
    secondTime(takes('context', (name) => `${String(name)}, again`)),
  ),
  mutant('SFX-02', 'createCommitStatus', 'create-commit-status/new-name-adds', 'a commit has one status', {
    async around(call, behind) {
      const name = behind.memory.get(call.path) ?? valueOf(call, 'name')
      behind.memory.set(call.path, name)
      return behind.pass(name === undefined ? call : withValue(call, 'name', name))
    },
  }),
  mutant(
    'ENC-01',
    'createCommitStatus',
    'create-commit-status/new-name-adds',
    'names are numbered',
    takes('name', (name) => `${String(name)} 1`),
  ),
  ...(['ref', 'target_url', 'description'] as const).map((name) =>
    mutant(
      'SEM-01',
      'createCommitStatus',
      'create-commit-status/keeps-attributes',
      `${name} is not looked at`,
      ignores(name),
    ),
  ),
  mutant(
    'STT-01',
    'listCommitStatuses',
    'create-commit-status/keeps-attributes',
    'the list knows of no descriptions',
    shows('description', null),
  ),
]

export const commitStatusMutants: readonly Mutant[] = [...statusesRead, ...statusesSet]
