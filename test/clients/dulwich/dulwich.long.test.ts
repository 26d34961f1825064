import { join } from 'node:path'
import { gitScenario } from '../support/git-library.ts'

gitScenario('dulwich', () => ({
  command: '/usr/bin/python3',
  args: [join(import.meta.dirname, 'scenario.py')],
}))
