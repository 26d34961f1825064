import { join } from 'node:path'
import { flag } from './command-line/options.ts'
import { readArguments } from './command-line/script.ts'
import { classifyChanges, release } from './pipeline/changes/index.ts'
import { reportChanges } from './pipeline/changes/report.ts'
import { ToolFailure } from './pipeline/redocly.ts'

const { values } = readArguments({
  name: 'changes',
  summary: 'reject breaking changes that are not announced',
  description:
    'Compares generated/openapi.conformance.json with the released contract. A breaking change is announced by a line below ' +
    '"Unreleased" in openapi/CHANGELOG.md that names the operation or the shared component, as code.',
  exitCodes: { 0: 'success', 1: 'a breaking change is not announced' },
  options: { release: flag('Make the present contract the released one.') },
})

process.exitCode = await main()

async function main(): Promise<number> {
  const root = join(import.meta.dirname, '..')
  try {
    if (values.release) return done(await release(root))
    const verdict = await classifyChanges(root)
    console.log(reportChanges(verdict))
    return verdict.unannounced.length === 0 ? 0 : 1
  } catch (error) {
    console.error(error instanceof ToolFailure || error instanceof TypeError ? error.message : error)
    return 2
  }
}

function done(problems: readonly string[]): number {
  console.log(problems.length === 0 ? 'The present contract is the released one.' : problems.join('\n'))
  return problems.length === 0 ? 0 : 1
}
