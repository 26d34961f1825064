import { join } from 'node:path'
import { libraryScenario } from '../support/library.ts'

const program = join(import.meta.dirname, 'scenario.pl')

libraryScenario('perl-gitlab', async () => ({ command: '/usr/bin/perl', args: [program] }))
