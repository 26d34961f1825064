import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import ClosingLine from './support/closing-line.ts'
import LongestFirst from './support/longest-first.ts'
import { includesLongTests } from './support/sample.ts'

/** Tests of whole programs: the installed package, scripts, browsers, compilers, programs of others; and faults and random runs. `npm run test:long` runs them. */
export const longTests = 'test/**/*.long.test.ts'

const cache = join(import.meta.dirname, '..', 'node_modules', '.cache')

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['test/**/*.test.ts'],
    exclude: includesLongTests ? [] : [longTests],
    globalSetup: [
      'test/support/memory-disk.ts',
      'test/support/postgres-cluster.ts',
      'test/support/package-build.ts',
    ],
    // Files share the processes of their workers: modules are loaded and compiled once. Tests do not change what modules
    // export, and no module keeps state that a request can alter.
    isolate: false,
    // Node runs the code as it runs the commands: code that Vite has transformed takes a tenth more time. No test replaces
    // modules, for which the loader would parse each of them.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Requests leave much short-lived memory: fewer collections of it save a twentieth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    // Tests wait for browsers, databases and commands: one worker more than cores leaves no core idle.
    maxWorkers: availableParallelism() + 1,
    // Bounds for tests that hang. They never measure speed: a busy machine must not turn a test red.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    env: {
      // Commands that tests start compile each module once.
      NODE_COMPILE_CACHE: join(cache, 'node'),
      // Journals of runs that tests kill are none of the user's.
      XDG_STATE_HOME: join(cache, 'state'),
    },
    reporters: ['default', new ClosingLine()],
  },
})
