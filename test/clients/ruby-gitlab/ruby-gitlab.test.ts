import { join } from 'node:path'
import { libraryScenario } from '../support/library.ts'

const program = join(import.meta.dirname, 'scenario.rb')

libraryScenario('ruby-gitlab', async () => ({ command: '/usr/bin/ruby', args: [program] }))
