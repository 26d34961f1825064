import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** How the files of a folder differ from what they ought to be. */
export interface Difference {
  /** Absent, or with other text. */
  stale: string[]
  /** Present, but no longer made. */
  obsolete: string[]
}

/** Compares a folder with the texts that belong into it. */
export async function compare(folder: string, texts: Readonly<Record<string, string>>): Promise<Difference> {
  const stale: string[] = []
  for (const [name, text] of Object.entries(texts)) {
    if ((await readText(join(folder, name))) !== text) stale.push(name)
  }
  const obsolete: string[] = []
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice(folder.length + 1)
    if (entry.isFile() && !(name in texts)) obsolete.push(name)
  }
  return { stale, obsolete: obsolete.sort() }
}

/** Writes what is stale and removes what is obsolete; files that are fresh keep their times. */
export async function write(
  folder: string,
  texts: Readonly<Record<string, string>>,
  { stale, obsolete }: Difference,
): Promise<void> {
  for (const name of stale) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), texts[name] ?? '')
  }
  for (const name of obsolete) await rm(join(folder, name))
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return undefined
  }
}
