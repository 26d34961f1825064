import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { packageFile, published, version } from '../command-line/package-file.ts'
import { shellWord } from '../command-line/shell-words.ts'
import type { Step } from './steps.ts'
import type { Template } from './template.ts'

const name = 'forge-contract'

/**
 * The commands that install what the files of a folder need. The package is not in a registry, so that it is installed from
 * a file that `npm pack` writes.
 */
export function installation({ runner, isRunFromRepository }: Template, output: string): Step[] {
  const folder = projectFolder(resolve(output))
  const step = (command: string): Step => ({ folder, command })
  const runners = runner === undefined ? [] : [runner]
  if (isAvailable(folder)) return runners.map((each) => step(`npm install --save-dev ${each}`))
  // The script of the source that builds the package is not in the package.
  const pack = `npm pack ${published ? '--ignore-scripts ' : ''}${shellWord(packageFile())}`
  const install = ['npm install --save-dev', `./${packedFile()}`, ...runners].join(' ')
  const add = `git add package.json package-lock.json ${packedFile()}`
  return (isRunFromRepository === true ? [pack, install, add] : [pack, install]).map(step)
}

/** The folder in which npm installs what a command below it installs. */
function projectFolder(output: string): string {
  for (let folder = output; folder !== dirname(folder); folder = dirname(folder))
    if (['package.json', 'node_modules'].some((each) => existsSync(join(folder, each)))) return folder
  return output
}

/** The file that `npm pack` writes. */
export function packedFile(): string {
  return `${name}-${version()}.tgz`
}

/** Whether Node finds the package from the folder, or its project lists it. */
function isAvailable(folder: string): boolean {
  if (
    existsSync(join(folder, 'node_modules', name, 'package.json')) ||
    isListed(join(folder, 'package.json'))
  )
    return true
  const parent = dirname(folder)
  return parent !== folder && isAvailable(parent)
}

function isListed(file: string): boolean {
  if (!existsSync(file)) return false
  const manifest: Partial<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'))
  if (manifest['name'] === name) return true
  return ['dependencies', 'devDependencies'].some((key) => {
    const listed = manifest[key]
    return typeof listed === 'object' && listed !== null && Object.hasOwn(listed, name)
  })
}
