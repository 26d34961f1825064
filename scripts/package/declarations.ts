import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { packageFile } from '../command-line/package-file.ts'

/** The declaration files that `exports` names. */
async function publicEntries(): Promise<string[]> {
  const manifest: { exports: Record<string, string | { types?: string }> } = JSON.parse(
    await readFile(packageFile('package.json'), 'utf8'),
  )
  return Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'object' && entry.types !== undefined ? [packageFile(entry.types)] : [],
  )
}

/** Removes the declarations that no public type refers to, so that users' compilers do not read them. */
export async function keepPublicDeclarations(): Promise<void> {
  const reached = new Set<string>()
  for (const waiting = await publicEntries(); waiting.length > 0;) {
    const file = waiting.pop() ?? ''
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...importsOf(file, await readFile(file, 'utf8')))
  }
  const folder = packageFile('dist')
  for await (const name of glob('**/*.d.ts', { cwd: folder }))
    if (!reached.has(join(folder, name))) await rm(join(folder, name))
  await nameNodeTypes([...reached])
}

/** Adds references to the types of Node, for compilers that include no types by themselves (`"types": []`). */
async function nameNodeTypes(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    if (text.includes("from 'node:")) await writeFile(file, `/// <reference types="node" />\n${text}`)
  }
}

function importsOf(file: string, text: string): string[] {
  const paths = [...text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.(?:js|ts)['"]/g)]
  return paths.map(([, path = '']) => `${resolve(dirname(file), path)}.d.ts`)
}
