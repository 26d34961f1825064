/**
 * Prints what the contract documents and recorded runs of the suite did not use, with the reason where there is one.
 *
 *     node scripts/cli.ts conformance --transcript run.jsonl.gz
 *     npm run exercise run.jsonl.gz
 */
import { readTranscript } from '../conformance/runner/transcript/reader.ts'
import { documentedFeatures, unexercised, type Feature } from './support/exercise.ts'
import { notExercised } from './support/not-exercised.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('exercise: name the transcript of a run')
  process.exitCode = 2
} else {
  console.log(tableOf(unexercised({ exchanges: files.flatMap((file) => readTranscript(file).exchanges) })))
}

function tableOf(missing: readonly Feature[]): string {
  const rows = missing.map((feature) => {
    const { operation, kind, name } = feature
    const known = notExercised.find(({ covers }) => covers(feature))
    return `${operation.padEnd(34)} ${kind.padEnd(10)} ${name.padEnd(24)} ${known?.reason ?? 'NO REASON'}`
  })
  return [...rows, `${missing.length} of ${documentedFeatures().length} are not used.`].join('\n')
}
