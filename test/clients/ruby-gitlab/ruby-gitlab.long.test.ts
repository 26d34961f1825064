import { join } from 'node:path'
import { libraryScenario } from '../support/library.ts'
import { debianProgram } from '../support/run.ts'

const program = join(import.meta.dirname, 'scenario.rb')

libraryScenario('ruby-gitlab', async () => ({ command: debianProgram('usr/bin/ruby'), args: [program] }))
