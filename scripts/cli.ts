#!/usr/bin/env node
import * as node from 'node:module'

// What is compiled is kept for the next start, of modules that are imported from here on. Node 20 cannot do that.
if ('enableCompileCache' in node) node.enableCompileCache()

const { runProcess } = await import('./command-line/run-process.ts')
const { verbs } = await import('./commands/index.ts')
await runProcess(verbs, process.argv.slice(2))
