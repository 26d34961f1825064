import { existsSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { packageFile, isPublished, version } from '../command-line/package-file.ts'
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
  const commands = isRunFromRepository === true ? repositoryCommands(folder) : localCommands(folder, runner)
  return commands.map((command) => ({ folder, command }))
}

function localCommands(folder: string, runner: string | undefined): string[] {
  const runners = runner === undefined ? [] : [runner]
  if (isAvailable(folder)) return runners.map((each) => `npm install --save-dev ${each}`)
  return packAndInstall(runners)
}

/** Another machine installs from what the repository contains: a package that is installed here does not suffice. */
function repositoryCommands(folder: string): string[] {
  const reference = referenceIn(join(folder, 'package.json'))
  const file = reference === undefined ? undefined : fileOf(reference)
  if (reference === undefined || (file !== undefined && !isInRepository(folder, file)))
    return [...packAndInstall([]), addCommand(packedFile())]
  return file === undefined ? [] : [addCommand(file)]
}

function packAndInstall(runners: readonly string[]): string[] {
  // The script of the source that builds the package is not in the package.
  const pack = `npm pack ${isPublished ? '--ignore-scripts ' : ''}${shellWord(packageFile())}`
  return [pack, ['npm install --save-dev', `./${packedFile()}`, ...runners].join(' ')]
}

function addCommand(file: string): string {
  return `git add package.json package-lock.json ${shellWord(file)}`
}

/** The path of a dependency that is a file or folder, as npm recognizes it; undefined for one of a registry or URL. */
function fileOf(reference: string): string | undefined {
  const path = reference.replace(/^(?:file|link):/, '')
  const isFile =
    path !== reference || /^[./~]/.test(path) || (/\.(?:tgz|tar\.gz)$/.test(path) && !/^\w+:/.test(path))
  return isFile ? path : undefined
}

/** Whether the path is below the folder with `.git`; without one, below the project. */
function isInRepository(folder: string, path: string): boolean {
  const repository = closest(folder, (each) => existsSync(join(each, '.git'))) ?? folder
  const fromRepository = relative(repository, resolve(folder, path))
  return !fromRepository.startsWith('..') && !isAbsolute(fromRepository)
}

/** The folder in which npm installs what a command below it installs. */
function projectFolder(output: string): string {
  return closest(output, isProject) ?? output
}

function isProject(folder: string): boolean {
  return ['package.json', 'node_modules'].some((each) => existsSync(join(folder, each)))
}

/** The folder itself or the closest one above it of which the condition is true. */
function closest(folder: string, condition: (folder: string) => boolean): string | undefined {
  if (condition(folder)) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : closest(parent, condition)
}

/** The file that `npm pack` writes. */
export function packedFile(): string {
  return `${name}-${version()}.tgz`
}

/** Whether Node finds the package from the folder, or its project lists it. */
function isAvailable(folder: string): boolean {
  return closest(folder, isInstalledOrListed) !== undefined
}

function isInstalledOrListed(folder: string): boolean {
  return (
    existsSync(join(folder, 'node_modules', name, 'package.json')) ||
    referenceIn(join(folder, 'package.json')) !== undefined
  )
}

/** The version or path that a `package.json` names for the package; `*` for the package itself. */
function referenceIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const manifest: Partial<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'))
  if (manifest['name'] === name) return '*'
  const references = ['dependencies', 'devDependencies'].map((key): unknown => {
    const listed = manifest[key]
    return typeof listed === 'object' && listed !== null
      ? Object.entries(listed).find(([each]) => each === name)?.[1]
      : undefined
  })
  return references.find((reference) => typeof reference === 'string')
}
