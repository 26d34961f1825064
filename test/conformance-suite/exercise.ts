import { readArguments } from '../../scripts/command-line/script.ts'
import type { Transcript } from '../conformance/runner/transcript/format.ts'
import { NoTranscript, readTranscript } from '../conformance/runner/transcript/reader.ts'
import { documentedFeatures, unexercised, type Feature } from './support/exercise.ts'
import { notExercised } from './support/not-exercised.ts'

const { words: files } = readArguments({
  name: 'exercise',
  summary: 'list what no check uses',
  description:
    'Prints what the contract documents and recorded runs of the suite did not use, with the reason where there is one.',
  argument: {
    placeholder: 'FILE',
    summary: 'Recordings by npm run conformance -- --transcript FILE.',
    least: 1,
    most: Infinity,
  },
  options: {},
})
console.log(tableOf(unexercised({ exchanges: files.flatMap(exchangesIn) })))

function exchangesIn(file: string): Transcript['exchanges'] {
  try {
    return readTranscript(file).exchanges
  } catch (error) {
    if (!(error instanceof NoTranscript)) throw error
    console.error(
      `npm run exercise: ${file} ${error.message}; give a file that npm run conformance -- --transcript FILE wrote`,
    )
    return process.exit(2)
  }
}

function tableOf(missing: readonly Feature[]): string {
  const rows = missing.map((feature) => {
    const { operation, kind, name } = feature
    const known = notExercised.find(({ covers }) => covers(feature))
    return `${operation.padEnd(34)} ${kind.padEnd(10)} ${name.padEnd(24)} ${known?.reason ?? 'NO REASON'}`
  })
  return [...rows, `${missing.length} of ${documentedFeatures().length} are not used.`].join('\n')
}
