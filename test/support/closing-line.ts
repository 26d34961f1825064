import type { Reporter, TestModule } from 'vitest/node'

/**
 * Ends a run with `N passed, N failed[, N skipped]`, the line that scripts and readers look for, after the reasons of tests
 * that were skipped.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    )
    const count = (state: string) => states.filter((each) => each === state).length
    const brokenModules = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
    ).length
    const failed = count('failed') + brokenModules + unhandledErrors.length
    const skipped = count('skipped') + count('pending')
    const reasons = new Set(modules.flatMap(skippedFor))
    process.on('exit', () => {
      for (const reason of reasons) console.log(`Skipped: ${reason}`)
      console.log(`${count('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
    })
  }
}

/** Why tests of a module were skipped, where they state it. */
function skippedFor(module: TestModule): string[] {
  return [...module.children.allTests('skipped')].flatMap((test) => {
    const result = test.result()
    return result.state === 'skipped' && result.note !== undefined
      ? [`${module.relativeModuleId}: ${test.name}: ${result.note}`]
      : []
  })
}
