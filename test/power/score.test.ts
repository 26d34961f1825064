/** The comparison of a run of the mutants with the committed scores. */
import { expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { mutant } from './mutant.ts'
import { areasWithoutScore, committedScores, dropsSince, scoresOf } from './score.ts'
import type { MutantStatus, Trial } from './trial.ts'
import { ignores } from './vocabulary/requests.ts'

const rule = 'list-tags/sorted-by-name-reversed'
const mutants = ['one', 'two'].map((description) =>
  mutant('SEM-04', 'listTags', rule, description, ignores('sort')),
)

function scores(...statuses: readonly MutantStatus[]) {
  const trials = statuses.map((status, index): Trial => ({
    id: mutants[index]?.id ?? '',
    status,
    rules: [],
    failures: [],
    milliseconds: 1,
  }))
  return scoresOf(mutants, trials)
}

test('a run that kills as many is no drop', () => {
  expect(scores('aimed', 'stray')).toEqual({
    tags: {
      operators: { 'SEM-04': { mutants: 2, killed: 2, aimed: 1 } },
      rules: { [rule]: { mutants: 2, killed: 2, aimed: 1 } },
    },
  })
  expect(dropsSince(scores('aimed', 'stray'), scores('aimed', 'aimed'))).toEqual([])
})

test.for([
  [['aimed', 'survived'], 'tags SEM-04: killed 2 before, 1 now'],
  [['aimed', 'stray'], `tags ${rule}: aimed 2 before, 1 now`],
  [['aimed'], 'tags SEM-04: mutants 2 before, 1 now'],
] as const)('%j is a drop', ([statuses, line]) => {
  expect(dropsSince(scores('aimed', 'aimed'), scores(...statuses))).toContain(line)
})

test('an area that was never measured is named', () => {
  expect(areasWithoutScore({}, scores('aimed'))).toEqual(['tags'])
})

test('the committed scores are of areas of the contract, with no more kills than mutants', () => {
  const areas = new Set<string>(Object.values(operations).map(({ area }) => area))
  for (const [area, { operators, rules }] of Object.entries(committedScores())) {
    expect(areas).toContain(area)
    for (const { mutants: all, killed, aimed } of [...Object.values(operators), ...Object.values(rules)]) {
      expect(aimed).toBeLessThanOrEqual(killed)
      expect(killed).toBeLessThanOrEqual(all)
    }
  }
})
