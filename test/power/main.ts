import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { flag, text, wholeNumber } from '../../scripts/command-line/options.ts'
import { printProgress } from '../../scripts/command-line/progress.ts'
import { readArguments } from '../../scripts/command-line/script.ts'
import type { Mutant } from './mutant.ts'
import type { ScoreByArea } from './score.ts'
import type { Trial } from './trial.ts'
import { requiredScore } from './print.ts'

const { values } = readArguments({
  name: 'power',
  summary: 'count the mutants that the conformance suite detects',
  description: `Runs the conformance suite against mutants, which are servers with one defect each, and reports how many it detects. Before, the checks must pass on the server without a defect. Each mutant is tried on the checks of the rules that it violates, then on other checks of its operation and, if all mutants are tried, on other checks that call the operation.

Results of a mutant:
  killed       a check failed; aimed: a check of the violated rule failed
  blocked      no check failed, and a check was blocked
  not-reached  the defect had no effect
  survived     the defect had an effect, and no check failed`,
  exitCodes: {
    0: `at least ${requiredScore * 100} % were killed and, if all mutants are tried, the checks of every rule killed a mutant`,
    1: 'otherwise',
    2: 'error, for example because a check does not pass on the server without a mutant',
  },
  options: {
    area: text('NAMES', 'Only mutants of these areas, separated by commas.'),
    operator: text('IDS', 'Only mutants of these operators, for example SEM-01,HDR-02.'),
    mutant: text('TEXT', 'Only mutants with this text in the id or in a rule.'),
    most: wholeNumber(40, 'Most generated mutants of each operator.', 0),
    processes: {
      ...wholeNumber(availableParallelism(), 'Processes that try mutants.'),
      fallback: 'number of cores',
    },
    trials: text(
      'FILE',
      'File for the trials, one line of JSON each. A run with the file of an interrupted run continues it.',
    ),
    compare: flag(
      'Fail if an operator or rule of an area kills fewer mutants than in test/power/baseline.json.',
    ),
    record: flag('Write the scores to test/power/baseline.json, when all mutants of an area are tried.'),
  },
})
// Loaded after the arguments are read: the help and errors in them appear at once.
const { operations } = await import('../../generated/operations.ts')
const { failuresWithout, takeBaseline } = await import('./baseline.ts')
const { catalogue } = await import('./catalogue.ts')
const { figuresOf } = await import('./figures.ts')
const { tryAll } = await import('./pool.ts')
const { printed } = await import('./print.ts')
const { areasWithoutScore, commitScores, committedScores, dropsSince, scoresOf } = await import('./score.ts')
const { startTarget } = await import('./target.ts')

process.exitCode = await measure()

async function measure(): Promise<number> {
  const selectsMutants = values.operator !== undefined || values.mutant !== undefined
  if ((values.compare || values.record) && selectsMutants) {
    console.error('npm run power: --compare and --record measure whole areas; omit --operator and --mutant')
    return 2
  }
  // An area after the other, so that an interrupted run has whole areas.
  const mutants = catalogue(values.most)
    .filter(isWanted)
    .toSorted((a, b) => operations[a.operation].area.localeCompare(operations[b.operation].area))
  if (mutants.length === 0) {
    console.error(
      'npm run power: no mutant matches; --mutant is a text such as createIssueNote or create-issue-note',
    )
    return 2
  }
  const whole = [values.area, values.operator, values.mutant].every((value) => value === undefined)
  const baseline = whole ? await takeReferenceBaseline() : null
  const failed = baseline === null ? await failuresOnReference(mutants) : baseline.failed
  if (failed.length > 0) {
    console.error(['npm run power: without a mutant, these checks do not pass:', ...failed].join('\n  '))
    return 2
  }
  const onTrial = reportAreas(mutants)
  const earlier = storedTrials(mutants)
  earlier.forEach(onTrial)
  const known = new Set(earlier.map(({ id }) => id))
  const later = await tryAll(
    mutants.filter(({ id }) => !known.has(id)),
    baseline?.touching ?? new Map(),
    values.processes,
    (trial) => {
      if (values.trials !== undefined) appendFileSync(values.trials, `${JSON.stringify(trial)}\n`)
      onTrial(trial)
    },
  )
  printProgress('')
  const trials = [...earlier, ...later]
  const figures = figuresOf(mutants, trials)
  console.log(printed(figures, whole))
  const scores = scoresOf(mutants, trials)
  const isKept = !values.compare || hasKept(scores)
  return isKept && figures.score >= requiredScore && (!whole || figures.rules.without.length === 0) ? 0 : 1
}

/** The trials of an interrupted run. */
function storedTrials(mutants: readonly Mutant[]): readonly Trial[] {
  if (values.trials === undefined || !existsSync(values.trials)) return []
  const ids = new Set(mutants.map(({ id }) => id))
  const lines = readFileSync(values.trials, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
  return lines.map((text): Trial => JSON.parse(text)).filter(({ id }) => ids.has(id))
}

/** Prints the score of an area, and records it with `--record`, as soon as all of its mutants are tried. */
function reportAreas(mutants: readonly Mutant[]): (trial: Trial) => void {
  const areaOf = new Map(mutants.map(({ id, operation }) => [id, operations[operation].area]))
  const byArea = Map.groupBy(mutants, ({ operation }) => operations[operation].area)
  const trials: Trial[] = []
  return (trial) => {
    trials.push(trial)
    printProgress(`${trials.length} of ${mutants.length}  ${trial.status.padEnd(12)}${trial.id}`)
    const area = areaOf.get(trial.id)
    const all = area === undefined ? [] : (byArea.get(area) ?? [])
    const own = trials.filter(({ id }) => areaOf.get(id) === area)
    if (own.length < all.length) return
    if (values.record) commitScores(scoresOf(all, own))
    printProgress('')
    const killed = own.filter(({ status }) => status === 'aimed' || status === 'stray').length
    console.log(`${area}: ${killed} of ${all.length} killed`)
  }
}

/** Prints the drops since the committed scores, and the areas without a score. */
function hasKept(scores: ScoreByArea): boolean {
  const committed = committedScores()
  const drops = dropsSince(committed, scores)
  const unknown = areasWithoutScore(committed, scores)
  if (unknown.length > 0) console.log(`Without a committed score: ${unknown.join(', ')}`)
  console.log(drops.length === 0 ? 'No score has dropped' : ['Dropped', ...drops].join('\n  '))
  return drops.length === 0
}

async function takeReferenceBaseline() {
  await using target = await startTarget()
  const baseline = await takeBaseline(target, (done, total) =>
    printProgress(`reference server: ${done} of ${total} checks`),
  )
  printProgress('')
  return baseline
}

async function failuresOnReference(mutants: readonly Mutant[]): Promise<readonly string[]> {
  await using target = await startTarget()
  return await failuresWithout(target, mutants)
}

function isWanted({ id, operator, operation, rules: broken }: Mutant): boolean {
  return (
    among(values.area, operations[operation].area) &&
    among(values.operator, operator) &&
    (values.mutant === undefined || [id, ...broken].some((text) => text.includes(values.mutant ?? '')))
  )
}

function among(list: string | undefined, name: string): boolean {
  return list === undefined || list.split(',').includes(name)
}
