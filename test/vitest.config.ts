import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import ClosingLine from './support/closing-line.ts'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: { include: ['test/**/*.test.ts'], reporters: ['default', new ClosingLine()] },
})
