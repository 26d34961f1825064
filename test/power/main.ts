/** `npm run power`: how many mutants the conformance suite detects. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { operations } from '../../generated/operations.ts'
import { takeBaseline } from './baseline.ts'
import { catalogue } from './catalogue.ts'
import { figuresOf } from './figures.ts'
import type { Mutant } from './mutant.ts'
import { tryAll } from './pool.ts'
import { line, printed } from './print.ts'
import {
  areasWithoutScore,
  commitScores,
  committedScores,
  dropsSince,
  scoresOf,
  type ScoreByArea,
} from './score.ts'
import { startTarget } from './target.ts'

const help = `npm run power -- [options]

Runs the conformance suite against servers that are wrong in one thing each, and
tells how many it notices. Each is tried on the checks of the rules it breaks,
then on others about its operation and, where all mutants are tried, on others
that touch the operation.

  --area A       only mutants of these areas, separated by commas
  --operator O   only mutants of these operators, such as SEM-01,HDR-02
  --mutant T     only mutants of whose id or rules one holds this text
  --most N       at most N of each operator that follow from the contract (40)
  --processes N  processes that try mutants (as many as cores)
  --json F       file for the trials
  --compare      fail if an operator or rule of an area kills fewer mutants than
                 in test/power/baseline.json
  --record       write the scores of these areas to test/power/baseline.json
  --help

killed        something failed; aimed: a check of the rule that is broken
blocked       nothing failed, and something could not be told
not-reached   the defect never showed
survived      it showed, and nobody noticed

Exit status: 0 when at least ${line * 100} % were killed and every rule killed a mutant that
was aimed at it (only where all mutants are tried), 1 when not, 2 when the suite
fails on the sound server or no mutant is chosen.`

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    operator: { type: 'string' },
    mutant: { type: 'string' },
    most: { type: 'string', default: '40' },
    processes: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'string' },
    compare: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

process.exitCode = values.help ? tell() : await measure()

function tell(): number {
  console.log(help)
  return 0
}

async function measure(): Promise<number> {
  const selectsMutants = values.operator !== undefined || values.mutant !== undefined
  if ((values.compare || values.record) && selectsMutants) {
    console.error('power: --compare and --record measure whole areas; omit --operator and --mutant')
    return 2
  }
  const mutants = catalogue(Number(values.most)).filter(isWanted)
  if (mutants.length === 0) {
    console.error('power: there is no such mutant; those written by hand are in test/power/mutants')
    return 2
  }
  const whole = [values.area, values.operator, values.mutant].every((value) => value === undefined)
  const baseline = whole ? await soundBaseline() : null
  if (baseline !== null && baseline.failed.length > 0) {
    console.error(['The suite fails on the sound server:', ...baseline.failed].join('\n  '))
    return 2
  }
  let done = 0
  const trials = await tryAll(
    mutants,
    baseline?.touching ?? new Map(),
    Number(values.processes),
    ({ id, fate }) => {
      done += 1
      progress(`${done} of ${mutants.length}  ${fate.padEnd(12)}${id}`)
    },
  )
  progress('')
  const figures = figuresOf(mutants, trials)
  console.log(printed(figures, whole))
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ figures, trials }, null, 1))
  const scores = scoresOf(mutants, trials)
  if (values.record) commitScores(scores)
  const isKept = !values.compare || hasKept(scores)
  return isKept && figures.score >= line && (!whole || figures.rules.without.length === 0) ? 0 : 1
}

/** Prints what has dropped since the committed scores, and the areas without one. */
function hasKept(scores: ScoreByArea): boolean {
  const committed = committedScores()
  const drops = dropsSince(committed, scores)
  const unknown = areasWithoutScore(committed, scores)
  if (unknown.length > 0) console.log(`Without a committed score: ${unknown.join(', ')}`)
  console.log(drops.length === 0 ? 'No score has dropped' : ['Dropped', ...drops].join('\n  '))
  return drops.length === 0
}

async function soundBaseline() {
  await using target = await startTarget()
  const baseline = await takeBaseline(target, (done, total) =>
    progress(`sound server: ${done} of ${total} checks`),
  )
  progress('')
  return baseline
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

/** One line that is written over, on a terminal only. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${text.slice(0, 79)}`)
}
