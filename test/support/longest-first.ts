import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '..')

/** Files that run for more than ten seconds, the longest first. Only the order in which files start depends on them. */
const longFiles = [
  'conformance-suite/reference.test.ts',
  'server-stub/postgres/conformance.long.test.ts',
  'package/package.long.test.ts',
  'conformance-suite/lawful.test.ts',
  'conformance-suite/journal.long.test.ts',
  'docs/from-nothing-to-conforming.long.test.ts',
  'docs/examples.long.test.ts',
  'server-stub/git-http/processes.test.ts',
  'server-stub/faults/faults.long.test.ts',
  'docs/reference/accessibility.test.ts',
  'conformance-suite/breakdown.test.ts',
  'contract/working-copy.long.test.ts',
  'contract/pipeline/build.long.test.ts',
  'conformance-suite/transcript.test.ts',
  'conformance-suite/html-report.test.ts',
  'server-stub/resources/visibility.test.ts',
  'mock/mock.test.ts',
  'docs/reference/samples.long.test.ts',
  'conformance-suite/second-implementation.test.ts',
  'conformance-suite/only-own-records.test.ts',
  'conformance-suite/determinism.test.ts',
  'conformance-suite/attribution.test.ts',
  'server-stub/access/hidden-records.test.ts',
  'server-stub/migrations/earlier-versions.test.ts',
  'demo/demo.test.ts',
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
