import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '..')

/** Files that run for about twenty seconds or more, the longest first. Only the order in which files start depends on them. */
const longFiles = [
  'conformance-suite/reference.test.ts',
  'package/package.long.test.ts',
  'docs/examples.long.test.ts',
  'conformance-suite/journal.long.test.ts',
  'docs/from-nothing-to-conforming.long.test.ts',
  'contract/working-copy.long.test.ts',
  'conformance-suite/html-report.long.test.ts',
  'docs/reference/accessibility.long.test.ts',
  'docs/reference/browser.long.test.ts',
  'docs/reference/samples.long.test.ts',
  'server-stub/faults/faults.long.test.ts',
  'demo/demo.long.test.ts',
  'conformance-suite/transcript.test.ts',
  'server-stub/http/hostile-input.test.ts',
  'conformance-suite/second-implementation.test.ts',
  'server-stub/postgres/conformance.long.test.ts',
  'server-stub/migrations/earlier-versions.test.ts',
]

/**
 * Starts the longest files first, so that no worker waits at the end for a long file that started last. All other files
 * follow in the order of their paths: the order does not depend on earlier runs.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const missing = longFiles.filter((file) => !existsSync(join(root, file)))
    if (missing.length > 0)
      throw new Error(`test/support/longest-first.ts lists missing files: ${missing.join(', ')}`)
    const rank = (file: TestSpecification): number => {
      const index = longFiles.indexOf(path(file))
      return index === -1 ? longFiles.length : index
    }
    return files.toSorted((a, b) => rank(a) - rank(b) || (path(a) < path(b) ? -1 : 1))
  }
}

function path({ moduleId }: TestSpecification): string {
  return relative(root, moduleId)
}
