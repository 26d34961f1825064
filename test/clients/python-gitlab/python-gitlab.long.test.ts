import { join } from 'node:path'
import { libraryScenario } from '../support/library.ts'

const program = join(import.meta.dirname, 'scenario.py')

libraryScenario('python-gitlab', async () => ({ command: '/usr/bin/python3', args: [program] }))
