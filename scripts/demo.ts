import { runProcess } from './command-line/run-process.ts'
import { demo } from './demo/command.ts'

await runProcess([demo], ['demo', ...process.argv.slice(2)])
