/** What is told of a mutant, and that none is missing. `scripts.test.ts` tries some of them, `npm run power` all. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rules } from '../../generated/rules.ts'
import { catalogue } from './catalogue.ts'
import { mutant } from './mutant.ts'
import { mutants } from './areas/index.ts'
import { operators } from './operators.ts'
import { startTarget, type Target } from './target.ts'
import { tried } from './trial.ts'
import { ignores } from './vocabulary/requests.ts'

let target: Target

beforeAll(async () => {
  target = await startTarget()
})

afterAll(async () => {
  await target[Symbol.asyncDispose]()
})

test('a defect that a sentence forbids is noticed under its rule', async () => {
  const filter = 'list-issues/filter-state'
  const aimed = mutant('SEM-01', 'listIssues', filter, 'the state is not looked at', ignores('state'))
  expect(await tried(target, aimed, [])).toMatchObject({ fate: 'aimed', rules: [filter] })
})

test('a defect that no sentence forbids is not noticed', async () => {
  const nothing = mutant(
    'SEM-01',
    'listIssues',
    'list-issues/filter-state',
    'a made-up name',
    ignores('mood'),
  )
  expect((await tried(target, nothing, [])).fate).toBe('not-reached')
  const lawful = mutant('SEM-01', 'listIssues', 'list-issues/filter-state', 'every call', {
    around: async (call, behind) => {
      const response = await behind.pass(call)
      return { ...response, headers: { ...response.headers, 'x-mood': 'fine' } }
    },
  })
  expect((await tried(target, lawful, [])).fate).toBe('survived')
})

test('every rule that a black box can decide has a mutant, every operator too, and no two are called the same', () => {
  const aimed = new Set(mutants.flatMap((each) => each.rules))
  const decidable = Object.entries(rules).flatMap(([id, facts]) => ('unchecked' in facts ? [] : [id]))
  const without = decidable.filter((rule) => !new Set<string>(aimed).has(rule) && !isOfAll(rule))
  expect(without, 'test/power/mutants has one for each rule').toEqual([])
  const all = catalogue(Number.POSITIVE_INFINITY)
  expect(Object.keys(operators).filter((id) => !all.some(({ operator }) => operator === id))).toEqual([])
  expect(all.length - new Set(all.map(({ id }) => id)).size).toBe(0)
})

/** Rules of all operations are broken by what follows from the contract. */
function isOfAll(rule: string): boolean {
  return rule.startsWith('general/')
}
