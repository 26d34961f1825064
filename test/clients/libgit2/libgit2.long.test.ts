import { join } from 'node:path'
import { gitScenario } from '../support/git-library.ts'

gitScenario('libgit2', () => ({
  command: '/usr/bin/python3',
  args: [join(import.meta.dirname, 'scenario.py')],
}))
