/** Branches that begin, end and are protected otherwise than asked. */
import { segmentsOf, valueOf, withSegment, type Call } from '../message.ts'
import { mutant, type Mutant } from '../mutant.ts'
import { alterJson, isRecord, isSuccess } from '../message.ts'
import { answers, announces, explains, says, shows, showsAs, swaps } from '../vocabulary/answers.ts'
import { by, has, together, when } from '../vocabulary/conditions.ts'
import { another, forgets, jsonAnswer, pretends, refuses } from '../vocabulary/effects.ts'
import { alsoDoesAll, lagsBehind, listedAt, shownAt } from '../vocabulary/lookups.ts'
import { always, byDefault, confuses, hears, ignores, leads, takes } from '../vocabulary/requests.ts'
import type { Services } from '../../../server-stub/services.ts'
import type { Branch } from '../../../server-stub/git/types.ts'
import type { Fault } from '../mutant.ts'

const hash = /^[0-9a-f]{40}$/
const namesCommit = (call: Call) => hash.test(String(valueOf(call, 'ref')))
const namesBranch = (call: Call) => valueOf(call, 'ref') !== undefined && !namesCommit(call)

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

const branchesOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/repository/branches`

/** The other branches of the project, as calls to something below each. */
function toOthers(method: string, suffix: string, json?: unknown): Fault {
  return alsoDoesAll(async (call, behind) => {
    const list = branchesOf(call)
    const others = (await listedAt(list, call, behind))
      .map(({ name }) => String(name))
      .filter((name) => name !== segmentsOf(call)[4] && name !== 'master')
    return others.map((name) => another(call, method, `${list}/${encodeURIComponent(name)}${suffix}`, json))
  })
}

/** Whether the branch is protected before the call decides. */
function whenProtected(protection: boolean, { around }: Fault): Fault {
  return {
    async around(call, behind) {
      const [, , , , branch = ''] = segmentsOf(call)
      const before = await shownAt(`${branchesOf(call)}/${encodeURIComponent(branch)}`, call, behind)
      const fits = isRecord(before) && before['protected'] === protection
      return fits && around !== undefined ? around(call, behind) : behind.pass(call)
    },
  }
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
    when(by('stranger'), refuses(404, '404 Project Not Found')),
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
    when(by('stranger'), refuses(404, '404 Project Not Found')),
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

const ending: readonly Mutant[] = [
  mutant('STT-01', 'deleteBranch', 'delete-branch/deletes', 'the branch stays', forgets),
  mutant(
    'SFX-02',
    'deleteBranch',
    'delete-branch/deletes',
    'all other branches go with it',
    toOthers('DELETE', ''),
  ),
  mutant(
    'STA-03',
    'deleteBranch',
    ['delete-branch/deletes', 'delete-branch/failure-explained'],
    'a refusal looks like a success',
    announces(405, 200, { branch: 'master' }),
  ),
  mutant(
    'STA-04',
    'deleteBranch',
    'delete-branch/failure-explained',
    'a refusal has no message',
    explains(405, { error: 'method_not_allowed' }),
  ),
  mutant(
    'STA-04',
    'deleteBranch',
    'delete-branch/failure-explained',
    'the message of a refusal is empty',
    explains(405, { message: '' }),
  ),
  mutant(
    'SCH-01',
    'deleteBranch',
    'delete-branch/answers-with-branch',
    'the answer has the old member',
    says((value) => (isRecord(value) ? { branch_name: value['branch'] } : value)),
  ),
  mutant(
    'SCH-01',
    'deleteBranch',
    'delete-branch/answers-with-branch',
    'the answer has the old member as well',
    says((value) => (isRecord(value) ? { ...value, branch_name: value['branch'] } : value)),
  ),
  mutant(
    'IDT-03',
    'deleteBranch',
    'delete-branch/answers-with-branch',
    'the answer names the default branch',
    showsAs('branch', () => 'master'),
  ),
  mutant(
    'STA-01',
    'deleteMergedBranches',
    'delete-merged-branches/answers-202',
    'the removal is done at once',
    swaps(202, 200),
  ),
  mutant(
    'STA-01',
    'deleteMergedBranches',
    'delete-merged-branches/answers-202',
    'the answer has no body',
    answers((answer) => (answer.status === 202 ? { ...answer, headers: {}, body: Buffer.alloc(0) } : answer)),
  ),
  mutant(
    'SFX-01',
    'deleteMergedBranches',
    'delete-merged-branches/deletes-merged',
    'nothing is removed',
    pretends(202, { message: '202 Accepted' }),
  ),
  mutant('SFX-01', 'deleteMergedBranches', 'delete-merged-branches/deletes-merged', 'one goes, others stay', {
    async around(call, behind) {
      const list = branchesOf(call)
      const merged = (await listedAt(list, call, behind)).find((branch) => branch['merged'] === true)
      const name = encodeURIComponent(String(merged?.['name']))
      if (merged !== undefined) await behind.pass(another(call, 'DELETE', `${list}/${name}`))
      return jsonAnswer(202, { message: '202 Accepted' })
    },
  }),
  mutant(
    'SFX-02',
    'deleteMergedBranches',
    'delete-merged-branches/keeps-unmerged',
    'all but the default branch go',
    toOthers('DELETE', ''),
  ),
  mutant(
    'SFX-02',
    'deleteMergedBranches',
    'delete-merged-branches/keeps-unmerged',
    'what another branch holds goes as well',
    alsoDoesAll(async (call, behind) => {
      const list = branchesOf(call)
      const all = (await listedAt(list, call, behind)).map(({ name, commit }) => ({
        name: String(name),
        head: isRecord(commit) ? commit['id'] : undefined,
      }))
      const held = all.filter((each, index) => all.some(({ head }, i) => i < index && head === each.head))
      return held
        .filter(({ name }) => name !== 'master')
        .map(({ name }) => another(call, 'DELETE', `${list}/${encodeURIComponent(name)}`))
    }),
  ),
  mutant(
    'SEM-02',
    'deleteMergedBranches',
    ['delete-merged-branches/deletes-merged', 'delete-merged-branches/keeps-unmerged'],
    'merged is what master holds, whatever the default branch is',
    {
      services: (own) => ({
        ...own,
        find: new Proxy(own.find, {
          get(find, name, receiver) {
            const sound: unknown = Reflect.get(find, name, receiver)
            if (name !== 'project') return sound
            return async (id: string) => ({ ...(await find.project(id)), default_branch: 'master' })
          },
        }),
      }),
    },
  ),
]

const protection: readonly Mutant[] = [
  mutant('STT-01', 'protectBranch', 'protect-branch/protects', 'the branch stays unprotected', forgets),
  mutant(
    'SFX-02',
    'protectBranch',
    'protect-branch/protects',
    'all branches are protected',
    toOthers('PUT', '/protect'),
  ),
  mutant(
    'SFX-03',
    'protectBranch',
    'protect-branch/protects',
    'the default branch is protected in its place',
    together(
      showsAs('name', (name) => name),
      leads(4, () => 'master'),
    ),
  ),
  mutant(
    'IDM-02',
    'protectBranch',
    'protect-branch/idempotent',
    'protecting twice is a conflict',
    whenProtected(true, refuses(409, 'Already protected')),
  ),
  mutant(
    'IDM-02',
    'protectBranch',
    'protect-branch/idempotent',
    'protecting twice takes the protection away',
    whenProtected(
      true,
      hears((call) => ({ ...call, path: call.path.replace(/protect$/, 'unprotect') })),
    ),
  ),
  ...(['developers_can_push', 'developers_can_merge'] as const).flatMap((flag) => {
    const rule = flag === 'developers_can_push' ? 'developers-can-push' : 'developers-can-merge'
    const other = flag === 'developers_can_push' ? 'developers_can_merge' : 'developers_can_push'
    const broken = `protect-branch/${rule}` as const
    return [
      mutant('SEM-01', 'protectBranch', broken, `${flag} is not looked at`, ignores(flag)),
      mutant(
        'SEM-02',
        'protectBranch',
        broken,
        `${flag} is true once it is sent`,
        when(has(flag), always(flag, true)),
      ),
      mutant('SEM-02', 'protectBranch', broken, `${flag} is taken for the other flag`, confuses(flag, other)),
      mutant('STT-01', 'getBranch', broken, `${flag} is answered and not shown again`, shows(flag, false)),
    ]
  }),
  mutant('STT-01', 'unprotectBranch', 'unprotect-branch/unprotects', 'the branch stays protected', forgets),
  mutant(
    'SFX-02',
    'unprotectBranch',
    'unprotect-branch/unprotects',
    'all branches lose their protection',
    toOthers('PUT', '/unprotect'),
  ),
  mutant(
    'IDM-02',
    'unprotectBranch',
    'unprotect-branch/idempotent',
    'without protection there is nothing to take away',
    whenProtected(false, refuses(404, '404 Protection Not Found')),
  ),
  mutant('IDM-02', 'unprotectBranch', 'unprotect-branch/idempotent', 'taken away twice, protection is back', {
    async around(call, behind) {
      const [, , , , branch = ''] = segmentsOf(call)
      const place = `${branchesOf(call)}/${encodeURIComponent(branch)}`
      const before = await shownAt(place, call, behind)
      const toggled = { ...call, path: call.path.replace(/unprotect$/, 'protect') }
      return behind.pass(isRecord(before) && before['protected'] === false ? toggled : call)
    },
  }),
]

export const branchMutants: readonly Mutant[] = [...reading, ...beginning, ...ending, ...protection]
