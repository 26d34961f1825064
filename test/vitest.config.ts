import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import ClosingLine from './support/closing-line.ts'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/postgres-cluster.ts',
    // One core fewer, the default, leaves one core of two idle.
    maxWorkers: '100%',
    // Bounds for tests that hang. They never measure speed: a busy machine must not turn a test red.
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
    reporters: ['default', new ClosingLine()],
  },
})
