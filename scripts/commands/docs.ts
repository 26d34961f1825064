import { writeFile } from 'node:fs/promises'
import { CommandError, exit } from '../command-line/io.ts'
import { text } from '../command-line/options.ts'
import { invocation } from '../command-line/package-file.ts'
import { verb } from '../command-line/verb.ts'
import { referencePage } from '../reference/page.ts'

/** Writes the reference documentation. */
export const docs = verb({
  name: 'docs',
  summary: 'write the reference as one HTML page',
  description:
    'Writes every operation with its parameters, bodies, examples, access and rules into one file that works offline, ' +
    'from a server or opened as it is. `forge-contract serve` shows the same page at /docs.',
  options: {
    output: text('F', 'File to write.', { fallback: 'forge-reference.html' }),
  },
  examples: [
    { command: invocation('docs'), does: 'Writes forge-reference.html here.' },
    { command: invocation('docs', '--output public/api.html'), does: 'Writes it for a web site.' },
  ],
  async run({ output = 'forge-reference.html' }, io) {
    const page = await referencePage()
    try {
      await writeFile(output, page)
    } catch (error) {
      throw new CommandError(`cannot write ${output}: ${reason(error)}; give another file with --output`)
    }
    io.out(`Wrote ${output} (${(Buffer.byteLength(page) / 1e6).toFixed(1)} MB, works offline).`)
    return exit.fine
  },
})

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
