/** A sample of the mutants: one of each operator, drawn by lot. `npm run power` tries all of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rules } from '../../generated/rules.ts'
import { catalogue } from './catalogue.ts'
import { byLot } from './lot.ts'
import { mutant } from './mutant.ts'
import { mutants } from './mutants/index.ts'
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

const sample = [...Map.groupBy(byLot(mutants), ({ operator }) => operator).values()].flatMap((ofOne) =>
  ofOne.slice(0, 1),
)

describe('a wrong server is noticed under the rule that it breaks', { timeout: 60_000 }, () => {
  test.for(sample)('$id', async (each) => {
    const { fate, noticed } = await tried(target, each, [])
    expect(fate, noticed.join('\n')).toBe('aimed')
  })
})

test('a defect that no sentence forbids is not noticed', { timeout: 60_000 }, async () => {
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
      const answer = await behind.pass(call)
      return { ...answer, headers: { ...answer.headers, 'x-mood': 'fine' } }
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
