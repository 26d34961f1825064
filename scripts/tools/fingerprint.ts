import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Text for readers, which no tool interprets. */
const prose = new Set(['description', 'summary', 'x-codeSamples'])

/** Changes with the structure of the published document and with the versions of the tools. */
export async function fingerprint(root: string): Promise<string> {
  const document = await readFile(join(root, 'generated', 'openapi.json'), 'utf8')
  const folder = join(root, 'scripts', 'tools', 'install')
  const manifests = ['generators', 'others'].map((group) =>
    readFile(join(folder, group, 'package.json'), 'utf8'),
  )
  return fingerprintOf(document, (await Promise.all(manifests)).join(''))
}

/** The fingerprint of a document and the manifests of the tools, given as text. */
export function fingerprintOf(document: string, versions: string): string {
  const structure = JSON.stringify(JSON.parse(document), (key, value: unknown) =>
    prose.has(key) && (typeof value === 'string' || Array.isArray(value)) ? undefined : value,
  )
  return createHash('sha256').update(structure).update(versions).digest('hex').slice(0, 16)
}
