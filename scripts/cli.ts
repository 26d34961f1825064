#!/usr/bin/env node
import { runProcess } from './command-line/run-process.ts'
import { conformance } from './commands/conformance.ts'
import { docs } from './commands/docs.ts'
import { mock } from './commands/mock.ts'
import { serve } from './commands/serve.ts'

await runProcess([serve, mock, docs, conformance], process.argv.slice(2))
