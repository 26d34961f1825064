import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './pipeline/build.ts'
import { ToolFailure } from './pipeline/redocly.ts'
import { exitStatus, report } from './pipeline/report.ts'

const help = `Lints and bundles openapi/, checks the house rules, derives generated/.

  npm run build              write generated/, if all is well
  npm run build -- --check   say whether generated/ is fresh

Exit status: 0 all is well, 1 something was found, 2 it could not be told.`

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const options = parse(args)
  if (options === undefined) return 2
  if (options.help) {
    console.log(help)
    return 0
  }
  try {
    const start = performance.now()
    const outcome = await build(join(import.meta.dirname, '..'), options)
    console.log(report(outcome, (performance.now() - start) / 1000, process.stdout.isTTY))
    return exitStatus(outcome)
  } catch (error) {
    if (!(error instanceof ToolFailure)) throw error
    console.error(error.message)
    return 2
  }
}

function parse(args: readonly string[]): { check: boolean; help: boolean } | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nSee \`npm run build -- --help\`.`,
    )
    return undefined
  }
}
