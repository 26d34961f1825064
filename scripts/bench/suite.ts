/** Time of the conformance suite of the built package, with the reference servers that the command starts. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { packageFile } from '../command-line/package-file.ts'
import { median, timed } from './load.ts'

const run = promisify(execFile)

/** Milliseconds from the start of Node to its end. */
export interface SuiteTimes {
  whole: number
  smoke: number
}

/** The medians of the whole command and of its smoke selection. */
export async function suiteTimes(rounds: number): Promise<SuiteTimes> {
  const figures: Record<keyof SuiteTimes, number[]> = { whole: [], smoke: [] }
  for (let round = 0; round < rounds; round++) {
    figures.whole.push(await timeOf([]))
    figures.smoke.push(await timeOf(['--smoke']))
  }
  return { whole: median(figures.whole), smoke: median(figures.smoke) }
}

function timeOf(options: readonly string[]): Promise<number> {
  const command = [packageFile('dist', 'cli.js'), 'conformance', ...options]
  return timed(() => run(process.execPath, command, { maxBuffer: 100_000_000 }))
}
