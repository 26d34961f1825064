import { join } from 'node:path'
import { flag } from './command-line/options.ts'
import { readArguments } from './command-line/script.ts'

const { values } = readArguments({
  name: 'build',
  summary: 'generate files from the contract',
  description:
    'Lints and bundles openapi, checks the rules of the contract, and writes generated and docs/traceability.',
  exitCodes: { 0: 'success', 1: 'findings, or a generated file is out of date' },
  options: {
    check: flag('Write nothing, and fail if a generated file is out of date.'),
    rules: flag('List the rules of the contract.'),
    findings: flag('Print the findings of the rules of the contract as JSON, and write nothing.'),
  },
})
// Loaded after the arguments are read: the help and errors in them appear at once.
const { otherGeneratedFiles } = await import('./other-generated-files.ts')
const { build } = await import('./pipeline/build.ts')
const { ToolFailure } = await import('./pipeline/redocly.ts')
const { exitStatus, listRules, report } = await import('./pipeline/report.ts')

process.exitCode = await main()

async function main(): Promise<number> {
  if (values.rules) {
    console.log(listRules())
    return 0
  }
  try {
    const start = performance.now()
    const check = values.check || values.findings
    const otherFiles = await otherGeneratedFiles()
    const result = await build(join(import.meta.dirname, '..'), { check, otherFiles })
    if (values.findings) {
      const findings = result.kind === 'rejected' ? result.findings : []
      console.log(JSON.stringify(findings.filter(({ rule }) => !rule.startsWith('lint/'))))
      return 0
    }
    console.log(report(result, (performance.now() - start) / 1000, process.stdout.isTTY))
    return exitStatus(result)
  } catch (error) {
    console.error(error instanceof ToolFailure ? error.message : error)
    return 2
  }
}
