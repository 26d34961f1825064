import { expect, it } from 'vitest'
import { shellWords } from '../../scripts/command-line/shell-words.ts'

it.for([
  [['serve', '--port', '0'], 'serve --port 0'],
  [['serve', '--data', 'my data'], "serve --data 'my data'"],
  [['init', "Mira's"], String.raw`init 'Mira'\''s'`],
  [['conformance', '--admin-token', 'pt-secret', '--smoke'], 'conformance --admin-token … --smoke'],
  [['conformance', '--admin-token=pt-secret', '--smoke'], 'conformance --admin-token=… --smoke'],
  [['serve', '--database', 'postgres://forge:hush@db/forge'], 'serve --database …'],
  [[], ''],
] as const)('repeats %j as %s, without secrets', ([args, text]) => {
  expect(shellWords(args)).toBe(text)
})
