/** Branches that are shown and begin otherwise than asked. */
import type { Branch } from '../../../../server-stub/git/types.ts'
import type { Services } from '../../../../server-stub/services.ts'
import {
  alterJson,
  isHash,
  isRecord,
  isSuccess,
  segmentsOf,
  valueOf,
  withSegment,
  type Call,
} from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { explains, shows } from '../../vocabulary/answers.ts'
import { by, isAnonymous, namesCommit, when } from '../../vocabulary/conditions.ts'
import { hidesFromStrangers, refuses, trustsEverybody } from '../../vocabulary/effects.ts'
import { inPlacesThatAre, lagsBehind, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { byDefault, confuses, leads, takes } from '../../vocabulary/requests.ts'
import { branchRemovalMutants } from './ended.ts'
import { branchesOf } from './places.ts'
import { branchProtectionMutants } from './protection.ts'

const namesBranch = (call: Call) => valueOf(call, 'ref') !== undefined && !isHash(valueOf(call, 'ref'))

/** Handlers find the branches of a repository in another order. */
function ordered(order: (branches: readonly Branch[]) => Branch[]): Fault {
  return { services: (own) => ({ ...own, git: (...place) => reordered(own, place, order) }) }
}

function reordered(
  { git }: Services,
  place: Parameters<Services['git']>,
  order: (branches: readonly Branch[]) => Branch[],
) {
  const repository = git(...place)
  return new Proxy(repository, {
    get(sound, name, receiver) {
      const own: unknown = Reflect.get(sound, name, receiver)
      return name === 'branches' ? async () => order(await sound.branches()) : own
    },
  })
}

const reading: readonly Mutant[] = [
  mutant(
    'STA-02',
    'listBranches',
    'list-branches/public-without-authentication',
    'nobody sees branches without credentials',
    when(by('anonymous'), refuses(401, '401 Unauthorized')),
  ),
  mutant(
    'STA-02',
    'listBranches',
    'general/internal-for-signed-in-users',
    'internal projects are for members',
    hidesFromStrangers,
  ),
  mutant(
    'AUT-01',
    'listBranches',
    'general/authentication-by-default',
    'nobody has to say who they are in internal projects',
    inPlacesThatAre('internal', when(isAnonymous, trustsEverybody)),
  ),
  mutant(
    'SEM-04',
    'listBranches',
    'list-branches/sorted-by-name',
    'the names are reversed',
    ordered((all) => all.toReversed()),
  ),
  mutant(
    'SEM-04',
    'listBranches',
    'list-branches/sorted-by-name',
    'the default branch comes first',
    ordered((all) => all.toSorted((a, b) => Number(b.name === 'master') - Number(a.name === 'master'))),
  ),
  mutant(
    'SEM-04',
    'listBranches',
    'list-branches/sorted-by-name',
    'branches stand in the order of their commits',
    ordered((all) => all.toSorted((a, b) => b.oid.localeCompare(a.oid) || b.name.length - a.name.length)),
  ),
  mutant(
    'STT-04',
    'listBranches',
    ['create-branch/from-branch', 'delete-branch/deletes'],
    'the list is one write behind',
    lagsBehind(/^\/api\/v4\/projects\/\d+\/repository\/branches/),
  ),
  mutant(
    'STT-04',
    'listBranches',
    'protect-branch/protects',
    'the list knows of no protection',
    shows('protected', false),
  ),
  mutant(
    'STA-02',
    'getBranch',
    'get-branch/public-without-authentication',
    'nobody sees a branch without credentials',
    when(by('anonymous'), refuses(401, '401 Unauthorized')),
  ),
  mutant(
    'STA-02',
    'getBranch',
    'general/internal-for-signed-in-users',
    'internal projects are for members',
    hidesFromStrangers,
  ),
  mutant(
    'ENC-02',
    'getBranch',
    'get-branch/by-name',
    'a slash ends the name',
    leads(4, (name) => name.split('/').at(-1) ?? name),
  ),
  mutant('IDT-03', 'getBranch', 'get-branch/by-name', 'a directory of branches is one of them', {
    async around(call, behind) {
      const [directory] = (segmentsOf(call)[4] ?? '').split('/')
      const all = await listedAt(branchesOf(call), call, behind)
      const first = all.map(({ name }) => String(name)).find((name) => name.startsWith(`${directory}/`))
      return behind.pass(first === undefined ? call : withSegment(call, 4, first))
    },
  }),
  mutant('IDT-03', 'getBranch', 'get-branch/by-name', 'the commit is that of the default branch', {
    async around(call, behind) {
      const trunk = await shownAt(`${branchesOf(call)}/master`, call, behind)
      const commit = isRecord(trunk) ? trunk['commit'] : undefined
      const answer = await behind.pass(call)
      if (!isSuccess(answer) || commit === undefined) return answer
      return alterJson(answer, (branch) => (isRecord(branch) ? { ...branch, commit } : branch))
    },
  }),
  mutant('STT-04', 'getBranch', 'get-branch/merged', 'nothing is ever merged', shows('merged', false)),
  mutant('STT-04', 'getBranch', 'get-branch/merged', 'everything is merged', shows('merged', true)),
]

const beginning: readonly Mutant[] = [
  mutant(
    'STT-03',
    'createBranch',
    'create-branch/branch-required',
    'a branch without a name gets one',
    byDefault('branch', 'new-branch'),
  ),
  mutant(
    'SEM-05',
    'createBranch',
    'create-branch/ref-required',
    'without a ref it begins at master',
    byDefault('ref', 'master'),
  ),
  mutant(
    'STA-04',
    'createBranch',
    'create-branch/ref-required',
    'what is missing is not named',
    explains(400, { message: 'Something is missing' }),
  ),
  mutant(
    'SEM-02',
    'createBranch',
    'create-branch/from-branch',
    'every branch begins at master',
    when(
      namesBranch,
      takes('ref', () => 'master'),
    ),
  ),
  mutant(
    'ENC-02',
    'createBranch',
    'create-branch/from-branch',
    'a slash ends the name',
    takes('branch', (name) => String(name).split('/').at(-1)),
  ),
  mutant(
    'SEM-02',
    'createBranch',
    'create-branch/from-commit',
    'a commit is taken for the head of its branch',
    when(
      namesCommit,
      takes('ref', () => 'master'),
    ),
  ),
  mutant(
    'STA-03',
    'createBranch',
    'create-branch/from-commit',
    'only branches can be branched from',
    when(namesCommit, refuses(400, 'Invalid reference name')),
  ),
  mutant(
    'ENC-02',
    'createBranch',
    'create-branch/branch-not-branch-name',
    'the old name of the attribute is understood',
    confuses('branch_name', 'branch'),
  ),
]

export const branchMutants: readonly Mutant[] = [
  ...reading,
  ...beginning,
  ...branchRemovalMutants,
  ...branchProtectionMutants,
]
