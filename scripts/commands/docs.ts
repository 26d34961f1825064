import { join } from 'node:path'
import { CommandError, exit } from '../command-line/io.ts'
import { json, text } from '../command-line/options.ts'
import { invocation } from '../command-line/package-file.ts'
import { verb } from '../command-line/verb.ts'

const defaultFolder = 'forge-reference'

/** Writes the reference documentation. */
export const docs = verb({
  name: 'docs',
  summary: 'write the reference as a folder of pages',
  description:
    'Writes one page for each operation, schema and guide, with search, samples and a form to try requests. The folder works ' +
    'offline, opened from the disk or served by any web server. `forge-contract serve` serves the same pages at /docs.',
  options: {
    output: text('DIR', 'Folder to write to; files of the same names are replaced.', {
      fallback: defaultFolder,
    }),
    json,
  },
  examples: [
    { command: invocation('docs'), does: `Writes the folder ${defaultFolder}.` },
    { command: invocation('docs', '--output public/api'), does: 'Writes another folder.' },
  ],
  async run({ output = defaultFolder, json: isJson }, io) {
    if (/\.html?$/.test(output))
      throw new CommandError(
        `the reference is a folder of pages, and '${output}' names a file; give a folder with --output`,
      )
    const { loadSite } = await import('../reference/load.ts')
    const { writeSite } = await import('../reference/static-site.ts')
    const { pages, bytes } = await writeSite(await loadSite(), output)
    if (isJson) io.out(JSON.stringify({ folder: output, pages, bytes }))
    else io.out(`Wrote ${pages} pages (${(bytes / 1e6).toFixed(1)} MB). Open ${join(output, 'index.html')}.`)
    return exit.success
  },
})
