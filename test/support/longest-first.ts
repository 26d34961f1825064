import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '..')

/** Files that run for more than ten seconds, the longest first. Only the order in which files start depends on them. */
const longFiles = [
  'server-stub/postgres/conformance.test.ts',
  'conformance-suite/lawful.test.ts',
  'conformance-suite/attribution.test.ts',
  'conformance-suite/reference.test.ts',
  'docs/reference/accessibility.test.ts',
  'docs/from-nothing-to-conforming.test.ts',
  'docs/server-in-a-test.test.ts',
  'docs/examples.test.ts',
  'package/package.test.ts',
  'conformance-suite/journal.test.ts',
  'conformance-suite/breakdown.test.ts',
  'conformance-suite/access-matrix.test.ts',
  'server-stub/git-http/processes.test.ts',
  'contract/pipeline/build.test.ts',
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
