/** The committed score of the suite: killed mutants per area, operator and rule. A later run must not have fewer. */
import { readFileSync, writeFileSync } from 'node:fs'
import { operations } from '../../generated/operations.ts'
import type { Mutant } from './mutant.ts'
import type { Trial } from './trial.ts'

/** Mutants, those that were killed, and those that a check of the violated rule killed. */
export interface Score {
  readonly mutants: number
  readonly killed: number
  readonly aimed: number
}

/** Scores by the id of an operator or rule. */
type Scores = Readonly<Record<string, Score>>

/** The scores of one area. */
export interface AreaScore {
  readonly operators: Scores
  readonly rules: Scores
}

/** The scores of all measured areas. */
export type ScoreByArea = Readonly<Record<string, AreaScore>>

const file = `${import.meta.dirname}/baseline.json`

/** The scores of a run. */
export function scoresOf(mutants: readonly Mutant[], trials: readonly Trial[]): ScoreByArea {
  const byId = new Map(trials.map((trial) => [trial.id, trial]))
  const tried = mutants.flatMap((mutant) => {
    const trial = byId.get(mutant.id)
    return trial === undefined ? [] : [{ mutant, trial }]
  })
  const areas = Map.groupBy(tried, ({ mutant }) => operations[mutant.operation].area)
  return Object.fromEntries(
    [...areas]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([area, own]) => [
        area,
        {
          operators: summed(own, ({ mutant }) => [mutant.operator]),
          rules: summed(own, ({ mutant }) => mutant.rules),
        },
      ]),
  )
}

export interface Pair {
  readonly mutant: Mutant
  readonly trial: Trial
}

function summed(pairs: readonly Pair[], keysOf: (pair: Pair) => readonly string[]): Scores {
  const groups = Map.groupBy(
    pairs.flatMap((pair) => keysOf(pair).map((key) => ({ key, pair }))),
    ({ key }) => key,
  )
  const sorted = [...groups].toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(
    sorted.map(([key, own]) => {
      const statuses = own.map(({ pair }) => pair.trial.status)
      const aimed = statuses.filter((status) => status === 'aimed').length
      return [
        key,
        {
          mutants: own.length,
          killed: aimed + statuses.filter((status) => status === 'stray').length,
          aimed,
        },
      ]
    }),
  )
}

/** The committed scores; empty if there are none. */
export function committedScores(): ScoreByArea {
  const scores: ScoreByArea = JSON.parse(readFileSync(file, 'utf8'))
  return scores
}

/** Replaces the committed scores of the areas of a run. */
export function commitScores(scores: ScoreByArea): void {
  const all = { ...committedScores(), ...scores }
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Where a run has fewer mutants, or kills fewer of them, than the committed scores of the same areas; one line each. */
export function dropsSince(committed: ScoreByArea, scores: ScoreByArea): readonly string[] {
  return Object.entries(scores).flatMap(([area, { operators, rules }]) => {
    const before = committed[area]
    if (before === undefined) return []
    return [...dropsIn(area, before.operators, operators), ...dropsIn(area, before.rules, rules)]
  })
}

/** Areas of a run without a committed score. */
export function areasWithoutScore(committed: ScoreByArea, scores: ScoreByArea): readonly string[] {
  return Object.keys(scores).filter((area) => !(area in committed))
}

const figures = ['mutants', 'killed', 'aimed'] as const

function dropsIn(area: string, before: Scores, now: Scores): readonly string[] {
  return Object.entries(before).flatMap(([key, score]) =>
    figures.flatMap((figure) => {
      const current = now[key]?.[figure] ?? 0
      return current < score[figure]
        ? [`${area} ${key}: ${figure} ${score[figure]} before, ${current} now`]
        : []
    }),
  )
}
