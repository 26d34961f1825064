import { join } from 'node:path'
import { npmFolder } from '../support/cache.ts'
import { gitScenario } from '../support/git-library.ts'

gitScenario('isomorphic-git', () => ({
  command: process.execPath,
  args: [join(import.meta.dirname, 'scenario.mjs'), npmFolder('isomorphic-git')],
}))
