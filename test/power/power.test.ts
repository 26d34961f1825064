/** The verdict on a mutant, and the completeness of the mutants. `scripts.test.ts` tries some mutants, `npm run power` all. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rules } from '../../generated/rules.ts'
import { failuresWithout } from './baseline.ts'
import { catalogue } from './catalogue.ts'
import { mutant } from './mutant.ts'
import { mutants } from './areas/index.ts'
import { operators } from './operators.ts'
import { startTarget, type Target } from './target.ts'
import { tryMutant } from './trial.ts'
import { ignores } from './vocabulary/requests.ts'

let target: Target

beforeAll(async () => {
  target = await startTarget()
})

afterAll(async () => {
  await target[Symbol.asyncDispose]()
})

test('detects a violation under its rule', async () => {
  const filter = 'list-issues/filter-state'
  const aimed = mutant('SEM-01', 'listIssues', filter, 'ignores the state', ignores('state'))
  expect(await tryMutant(target, aimed, [])).toMatchObject({ status: 'aimed', rules: [filter] })
})

test('a check that does not pass without a mutant is no detection', async () => {
  const aimed = mutant('SEM-01', 'listIssues', 'list-issues/filter-state', 'ignores it', ignores('state'))
  expect(await failuresWithout(target, [aimed])).toEqual([])
  const failing: Target = { ...target, mutate: () => target.mutate(aimed) }
  expect(await failuresWithout(failing, [aimed])).toContainEqual(
    expect.stringContaining('listIssues violates: '),
  )
})

test('detects no lawful behaviour', async () => {
  const unreached = mutant(
    'SEM-01',
    'listIssues',
    'list-issues/filter-state',
    'ignores an unknown parameter',
    ignores('mood'),
  )
  expect((await tryMutant(target, unreached, [])).status).toBe('not-reached')
  const lawful = mutant('SEM-01', 'listIssues', 'list-issues/filter-state', 'adds a header', {
    around: async (call, upstream) => {
      const response = await upstream.pass(call)
      return { ...response, headers: { ...response.headers, 'x-mood': 'fine' } }
    },
  })
  expect((await tryMutant(target, lawful, [])).status).toBe('survived')
})

test('every rule that can be checked and every operator has a mutant, and ids are unique', () => {
  const aimed = new Set(mutants.flatMap((each) => each.rules))
  const decidable = Object.entries(rules).flatMap(([id, facts]) => ('unchecked' in facts ? [] : [id]))
  const without = decidable.filter((rule) => !new Set<string>(aimed).has(rule) && !isOfAll(rule))
  expect(without, 'rules without a mutant in test/power/areas').toEqual([])
  const all = catalogue(Number.POSITIVE_INFINITY)
  expect(Object.keys(operators).filter((id) => !all.some(({ operator }) => operator === id))).toEqual([])
  expect(all.length - new Set(all.map(({ id }) => id)).size).toBe(0)
})

/** Rules of all operations are violated by generated mutants. */
function isOfAll(rule: string): boolean {
  return rule.startsWith('general/')
}
