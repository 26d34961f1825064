/**
 * The suite never cries wolf: servers that are different and lawful conform.
 *
 *     FORGE_ZOO=lists-backwards npx vitest run --config test/vitest.config.ts test/conformance-suite/lawful.test.ts
 *
 * runs one variation alone, `FORGE_ZOO=each` all of them one by one.
 */
import { describe, expect, test } from 'vitest'
import { herds, openPoints, variations } from './lawful/index.ts'
import { culprits, runVariation, type Alarm } from './lawful/run.ts'
import { untried } from './lawful/untried.ts'
import type { Variation } from './lawful/variation.ts'

const wanted = process.env['FORGE_ZOO']
const minutes = 60_000

describe.runIf(wanted === undefined)('many variations at once', { timeout: 30 * minutes }, () => {
  test.for(herds().map((herd) => ({ herd, size: herd.length })))('$size of them', async ({ herd }) => {
    await expectPeace(herd)
  })
})

describe.runIf(wanted !== undefined)('alone', { timeout: 10 * minutes }, () => {
  const chosen = variations.filter(({ id }) => wanted === 'each' || wanted?.split(',').includes(id) === true)
  test.for(chosen)('$id', async (variation) => {
    await expectPeace([variation])
  })
  test('there is such a variation', () => {
    expect(chosen).not.toHaveLength(0)
  })
})

describe('lawful variations', () => {
  test('has every variation once', () => {
    const ids = variations.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(ids.length).toBeGreaterThan(100)
    expect(herds().flat().length).toBe(variations.length)
  })

  test('decides every open point otherwise, or says why it does not', () => {
    const varied = variations.flatMap(({ open = [] }) => open)
    const left = openPoints().filter((point) => ![...varied, ...Object.keys(untried)].some(matches(point)))
    expect(left, 'Open points without a variation.').toEqual([])
  })

  test('names no point that is not open', () => {
    const named = [...variations.flatMap(({ open = [] }) => open), ...Object.keys(untried)]
    const points = openPoints()
    expect(named.filter((pattern) => !points.some((point) => matches(point)(pattern)))).toEqual([])
  })

  test('says of nothing that it varies that it does not', () => {
    const varied = variations.flatMap(({ open = [] }) => open).filter((pattern) => !pattern.includes('*'))
    expect(varied.filter((point) => point in untried)).toEqual([])
  })
})

/** No check fails, breaks or is blocked, and every variation has made a difference. */
async function expectPeace(variations: readonly Variation[]): Promise<void> {
  const { alarms, fired } = await runVariation(variations)
  if (alarms.length > 0) expect.fail(await blame(variations, alarms))
  const silent = variations.filter(({ id, aside }) => aside !== true && fired.get(id) === 0)
  expect(
    silent.map(({ id }) => id),
    'Variations that made no difference prove nothing.',
  ).toEqual([])
}

async function blame(variations: readonly Variation[], alarms: readonly Alarm[]): Promise<string> {
  const checks = [...new Set(alarms.map(({ check }) => check))]
  const groups =
    variations.length === 1 ? [variations.map(({ id }) => id)] : await culprits(variations, checks)
  const guilty = groups.map((ids) => ids.map(describeVariation).join('\n  together with '))
  const told = alarms.slice(0, 20).map(({ check, says }) => `${check}\n  ${says}`)
  return ['The suite cries wolf at', ...guilty, '', `in ${checks.length} checks:`, ...told].join('\n')
}

function describeVariation(id: string): string {
  const variation = variations.find((each) => each.id === id)
  return `${id}: ${variation?.varies}\n  It is lawful: ${variation?.lawful}`
}

function matches(point: string): (pattern: string) => boolean {
  return (pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(point)
}
