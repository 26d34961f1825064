#!/usr/bin/env node
import * as node from 'node:module'
import { requireSupportedNode } from '../server-stub/supported-node.ts'
import { shellWords } from './command-line/shell-words.ts'

try {
  requireSupportedNode(`-p forge-contract forge-contract ${shellWords(process.argv.slice(2))}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}

// What is compiled is kept for the next start, of modules that are imported from here on.
node.enableCompileCache()

const { runProcess } = await import('./command-line/run-process.ts')
const { verbs } = await import('./commands/index.ts')
await runProcess(verbs, process.argv.slice(2))
