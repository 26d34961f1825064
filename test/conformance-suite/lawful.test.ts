/**
 * The suite reports no false positives: servers that differ only in what is not specified conform.
 *
 *     FORGE_LAWFUL=lists-reversed npx vitest run --config test/vitest.config.ts test/conformance-suite/lawful.test.ts
 *
 * runs one variation alone, `FORGE_LAWFUL=each` runs all of them one by one. `npm run lawful` runs all variations, one
 * group at a time, with all checks; otherwise, each group runs with the checks that `sampleFor` selects.
 */
import { describe, expect, test } from 'vitest'
import { isWhole } from '../support/sample.ts'
import { groups, openPoints, variations } from './lawful/index.ts'
import { smallestGroups, runVariation, type FalsePositive, type Selection } from './lawful/run.ts'
import { sampleFor } from './lawful/sample.ts'
import { notTested } from './lawful/not-tested.ts'
import type { Variation } from './lawful/variation.ts'

const wanted = process.env['FORGE_LAWFUL']
const areAlone = wanted !== undefined
const minutes = 60_000

describe.runIf(!areAlone)('many variations together', { timeout: 30 * minutes }, () => {
  const { first, alternatives } = groups()

  test(`${first.length} variations`, async () => {
    await expectNoFalsePositives(first, selectionFor(first))
  })

  test(`${alternatives.length} alternatives`, async () => {
    await expectNoFalsePositives(alternatives, selectionFor(alternatives))
  })
})

describe.runIf(areAlone)('alone', { timeout: 10 * minutes }, () => {
  const chosen = variations.filter(({ id }) => wanted === 'each' || wanted?.split(',').includes(id) === true)
  test.for(chosen)('$id', async (variation) => {
    await expectNoFalsePositives([variation])
  })
  test('the variation exists', () => {
    expect(chosen).not.toHaveLength(0)
  })
})

describe('lawful variations', () => {
  test('have unique ids and belong to one group each', () => {
    const ids = variations.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(ids.length).toBeGreaterThan(100)
    expect(Object.values(groups()).flat()).toHaveLength(variations.length)
  })

  test('decide every unspecified point, or state why not', () => {
    const varied = variations.flatMap(({ open = [] }) => open)
    const left = openPoints().filter((point) => ![...varied, ...Object.keys(notTested)].some(matches(point)))
    expect(left, 'Unspecified points without a variation.').toEqual([])
  })

  test('name only unspecified points of the contract', () => {
    const named = [...variations.flatMap(({ open = [] }) => open), ...Object.keys(notTested)]
    const points = openPoints()
    expect(named.filter((pattern) => !points.some((point) => matches(point)(pattern)))).toEqual([])
  })

  test('decide no point that is listed as without a variation', () => {
    const varied = variations.flatMap(({ open = [] }) => open).filter((pattern) => !pattern.includes('*'))
    expect(varied.filter((point) => point in notTested)).toEqual([])
  })
})

function selectionFor(variations: readonly Variation[]): Selection {
  // Some variations concern only callers whose access is not specified.
  return isWhole ? { observe: true } : { rules: sampleFor(variations) }
}

/** No check fails, breaks or is blocked; with all checks, every variation changed a response. */
async function expectNoFalsePositives(
  variations: readonly Variation[],
  selection: Selection = {},
): Promise<void> {
  const { falsePositives, fired } = await runVariation(variations, selection)
  if (falsePositives.length > 0) expect.fail(await describeFalsePositives(variations, falsePositives))
  if (selection.rules !== undefined) return
  const unused = variations.filter(({ id, isAvoided }) => isAvoided !== true && fired.get(id) === 0)
  expect(
    unused.map(({ id }) => id),
    'Variations that changed no response.',
  ).toEqual([])
}

async function describeFalsePositives(
  variations: readonly Variation[],
  falsePositives: readonly FalsePositive[],
): Promise<string> {
  const checks = [...new Set(falsePositives.map(({ check }) => check))]
  const groups =
    variations.length === 1 ? [variations.map(({ id }) => id)] : await smallestGroups(variations, checks)
  const described = groups.map((ids) => ids.map(describeVariation).join('\n  together with '))
  const messages = falsePositives.slice(0, 20).map(({ check, message }) => `${check}\n  ${message}`)
  return [
    'The suite reports false positives for',
    ...described,
    '',
    `in ${checks.length} checks:`,
    ...messages,
  ].join('\n')
}

function describeVariation(id: string): string {
  const variation = variations.find((each) => each.id === id)
  return `${id}: ${variation?.varies}\n  Lawful because: ${variation?.lawful}`
}

function matches(point: string): (pattern: string) => boolean {
  return (pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(point)
}
