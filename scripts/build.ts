import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { otherGeneratedFiles } from './other-generated-files.ts'
import { build } from './pipeline/build.ts'
import { ToolFailure } from './pipeline/redocly.ts'
import { exitStatus, listRules, report } from './pipeline/report.ts'

const help = `Lints and bundles openapi/, checks the contract rules, derives generated/ and
docs/traceability/.

  npm run build              write what is derived, if all is well
  npm run build -- --check   say whether it is fresh
  npm run build -- --rules   list the contract rules
  npm run build -- --findings  print the findings of the contract rules as JSON

Exit status: 0 all is well, 1 something was found, 2 it could not be told.`

const flags = {
  check: { type: 'boolean', default: false },
  rules: { type: 'boolean', default: false },
  findings: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const options = parse(args)
  if (options === undefined) return 2
  if (options.help || options.rules) {
    console.log(options.help ? help : listRules())
    return 0
  }
  try {
    const start = performance.now()
    const check = options.check || options.findings
    const otherFiles = await otherGeneratedFiles()
    const outcome = await build(join(import.meta.dirname, '..'), { check, otherFiles })
    if (options.findings) {
      const findings = outcome.kind === 'rejected' ? outcome.findings : []
      console.log(JSON.stringify(findings.filter(({ rule }) => !rule.startsWith('lint/'))))
      return 0
    }
    console.log(report(outcome, (performance.now() - start) / 1000, process.stdout.isTTY))
    return exitStatus(outcome)
  } catch (error) {
    console.error(error instanceof ToolFailure ? error.message : error)
    return 2
  }
}

function parse(args: readonly string[]): Record<keyof typeof flags, boolean> | undefined {
  try {
    return parseArgs({ args: [...args], options: flags }).values
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nSee \`npm run build -- --help\`.`,
    )
    return undefined
  }
}
