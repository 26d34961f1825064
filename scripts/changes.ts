import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { classifyChanges, release } from './pipeline/changes/index.ts'
import { reportChanges } from './pipeline/changes/report.ts'
import { ToolFailure } from './pipeline/redocly.ts'

const help = `Compares generated/openapi.conformance.json with the released contract.

  npm run changes               reject breaking changes that are not announced
  npm run changes -- --release  keep the contract as the released one

A breaking change is announced by a line below "Unreleased" in
openapi/CHANGELOG.md that names the operation or the shared part, as code.

Exit status: 0 all is well, 1 something was found, 2 it could not be told.`

const flags = {
  release: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const root = join(import.meta.dirname, '..')
  try {
    const options = parseArgs({ args: [...args], options: flags }).values
    if (options.help) {
      console.log(help)
      return 0
    }
    if (options.release) return done(await release(root))
    const verdict = await classifyChanges(root)
    console.log(reportChanges(verdict))
    return verdict.unannounced.length === 0 ? 0 : 1
  } catch (error) {
    console.error(error instanceof ToolFailure || error instanceof TypeError ? error.message : error)
    return 2
  }
}

function done(problems: readonly string[]): number {
  console.log(problems.length === 0 ? 'The contract is kept as the released one.' : problems.join('\n'))
  return problems.length === 0 ? 0 : 1
}
