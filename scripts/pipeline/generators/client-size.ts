import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'rolldown'
import { rolldown } from 'rolldown'

/** File of the size, in `generated/`. */
const file = 'client/size.json'

/** What a web page loads for the client, in bytes. */
interface ClientSize {
  minified: number
  compressed: number
}

const page = 'page.ts'
const source = `import { createForgeClient } from './client.ts'; globalThis.client = createForgeClient`

/** Measures the client in the generated texts. */
export async function generateClientSize(
  texts: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  return { [file]: `${JSON.stringify(await measure(texts))}\n` }
}

/** The size of the client in one line, compared with the size in the file on disk. */
export async function describeClientSize(
  root: string,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const before = await readFile(join(root, 'generated', file), 'utf8').catch(() => undefined)
  const now = describe(texts[file] ?? '')
  return before === undefined || before === texts[file] ? now : `${now} (before: ${describe(before)})`
}

function describe(text: string): string {
  const { minified, compressed }: ClientSize = JSON.parse(text)
  return `${kilobytes(minified)} minified, ${kilobytes(compressed)} compressed`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** Bundles the client from the generated texts as a web page does, and measures the result. */
async function measure(texts: Readonly<Record<string, string>>): Promise<ClientSize> {
  const bundle = await rolldown({
    cwd: import.meta.dirname,
    input: page,
    platform: 'browser',
    plugins: [fromTexts(texts)],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const [{ code }] = output
  return { minified: code.length, compressed: gzipSync(code).length }
}

function fromTexts(texts: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'generated-texts',
    resolveId: (id, importer) => {
      if (importer === undefined) return id
      const name = join(dirname(importer), id)
      return name in texts ? name : null
    },
    load: (id) => (id === page ? source : (texts[id] ?? null)),
  }
}
