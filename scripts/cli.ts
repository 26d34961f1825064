#!/usr/bin/env node
import { execute } from './command-line/execute.ts'
import { conformance } from './commands/conformance.ts'
import { docs } from './commands/docs.ts'
import { mock } from './commands/mock.ts'
import { serve } from './commands/serve.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Once only: a second signal ends a command that does not end by itself.
  process.once(signal, () => stopping.abort())
}
// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', () => process.exit())

process.exitCode = await execute([serve, mock, docs, conformance], process.argv.slice(2), {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  ...(process.stderr.isTTY ? { progress: (line) => process.stderr.write(`\r\x1b[K${line}`) } : {}),
  environment: process.env,
  colour: process.stdout.isTTY && !process.env['NO_COLOR'],
  stop: stopping.signal,
})
