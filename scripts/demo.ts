import { runProcess } from './command-line/run-process.ts'
import { demo } from './demo/command.ts'

const [first, ...rest] = process.argv.slice(2)
const path =
  first !== undefined && !first.startsWith('-') ? ['--repository', first] : first === undefined ? [] : [first]

await runProcess([demo], ['demo', ...path, ...rest])
