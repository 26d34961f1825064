import { github, gitlab } from './ci.ts'
import { server } from './server.ts'
import type { Template } from './template.ts'
import { jestCommonJs, jestEsm, mocha, node, vitest } from './tests.ts'

/** Starting points by the name of the use. */
export const templates: Readonly<Record<string, Template>> = {
  vitest,
  'jest-esm': jestEsm,
  'jest-cjs': jestCommonJs,
  node,
  mocha,
  github,
  gitlab,
  server,
}
