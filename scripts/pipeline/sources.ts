import { glob, readFile } from 'node:fs/promises'
import { posix, sep } from 'node:path'

/** A hand-written file of the contract. */
export interface SourceFile {
  /** Relative to `openapi/`, with forward slashes. */
  path: string
  text: string
}

/** In the folder of the contract, but not part of it: what was released last, and what has changed since. */
export const releasedFile = 'released.json'
export const changelogFile = 'CHANGELOG.md'

/** Reads every file that the contract is written in, in the order of their paths. */
export async function readSources(folder: string): Promise<SourceFile[]> {
  const paths: string[] = []
  const exclude = [releasedFile, changelogFile]
  for await (const path of glob('**/*.{yaml,yml,md,json}', { cwd: folder, exclude })) paths.push(path)
  return Promise.all(
    paths.sort().map(async (path) => ({
      path: path.split(sep).join(posix.sep),
      text: await readFile(`${folder}/${path}`, 'utf8'),
    })),
  )
}

/**
 * The files that a file refers to, relative to `openapi/`.
 * Found by their spelling: parsing each file once more would cost as much as bundling.
 */
export function referencesOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/\$ref['"]?:\s*['"]?([^'"\s,}#]+)/g)].map((match) =>
    posix.join(posix.dirname(path), match[1] ?? ''),
  )
}

/** The folders of the component kinds as the document calls them. */
export const componentFolders: Readonly<Record<string, string>> = {
  schemas: 'schemas',
  parameters: 'parameters',
  headers: 'headers',
  responses: 'responses',
  requestBodies: 'request-bodies',
  examples: 'examples',
  securitySchemes: 'security-schemes',
}
