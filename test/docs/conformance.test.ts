/** Runs what the guide states about options, lists and CI. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { rules } from '../../generated/rules.ts'
import { conformanceOptions } from '../conformance/index.ts'
import { reporterNames } from '../conformance/command/option-definitions.ts'
import { matchesViolations, names, parseExpected } from '../conformance/runner/expected.ts'
import { chooseChecks } from '../conformance/runner/selection.ts'

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'conformance.md'), 'utf8')
const blocks = [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
  language,
  text,
}))
const commands = [
  ...guide.matchAll(/npx (?:--no-install )?forge-contract conformance ([^`\n#]*(?:\n +--[^`\n#]*)*)/g),
].map(([, args = '']) => args)

test('every option is there, and every option is explained somewhere', () => {
  const known: readonly string[] = Object.keys(conformanceOptions)
  expect(commands.length).toBeGreaterThan(8)
  const used = commands.flatMap((args) => [...args.matchAll(/--([a-z-]+)/g)].map(([, name = '']) => name))
  expect(used.filter((name) => name !== 'help' && !known.includes(name))).toEqual([])
  const ours = ['smoke', 'shard', 'report', 'from', 'compare', 'expected', 'write-expected', 'docs']
  expect(ours.filter((name) => !guide.includes(`--${name}`))).toEqual([])
  expect(reporterNames.filter((form) => !guide.includes(`| \`${form}\``))).toEqual([])
})

test('the list of expected failures is valid', () => {
  const text = blocks.find((block) => block.text.includes('contract/header/'))?.text ?? ''
  const list = parseExpected(text, 'guide')
  const { checks } = chooseChecks({ areas: [], operations: [], rules: [] })
  const ids = [...checks.map(({ id }) => id), ...Object.keys(rules)]
  expect(list.length).toBeGreaterThan(3)
  // An area is no id: each entry must name checks or findings of this suite.
  const stale = list.filter(({ pattern }) => !matchesViolations(pattern) && !names(pattern, ids))
  expect(stale.map(({ pattern }) => pattern)).toEqual([])
})

test('the workflow is YAML that runs every shard and then joins them', () => {
  const text = blocks.find(({ language }) => language === 'yaml')?.text ?? ''
  const workflow: {
    jobs: {
      shard: { strategy: { matrix: { shard: number[] } }; steps: { run?: string }[] }
      report: { steps: { run?: string }[] }
    }
  } = parse(text)
  const { shard, report } = workflow.jobs
  const last = shard.strategy.matrix.shard.at(-1)
  const judging = shard.steps.find(({ run }) => run?.includes('--shard'))?.run
  expect(judging).toContain(`--shard \${{ matrix.shard }}/${last}`)
  expect(report.steps.find(({ run }) => run?.includes('--from'))?.run).toContain('--from shards --expected')
})
