/** Branches that are removed otherwise than asked. */
import { isRecord } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { announces, answers, explains, says, showsAs, swaps } from '../../vocabulary/answers.ts'
import { another, forgets, jsonAnswer, pretends } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { branchesOf, toOtherBranches } from './places.ts'

export const branchRemovalMutants: readonly Mutant[] = [
  mutant('STT-01', 'deleteBranch', 'delete-branch/deletes', 'the branch stays', forgets),
  mutant(
    'SFX-02',
    'deleteBranch',
    'delete-branch/deletes',
    'all other branches go with it',
    toOtherBranches('DELETE', ''),
  ),
  mutant(
    'STA-03',
    'deleteBranch',
    'delete-branch/failure-explained',
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
    toOtherBranches('DELETE', ''),
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
