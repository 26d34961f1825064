/** Runs a client as a program of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { debianRoot } from './cache.ts'

export interface Running {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Milliseconds after which the program is ended and the run fails; default two minutes. */
  readonly timeout?: number
}

/** Runs a program to its end and returns its standard output. Rejects, with all its output, when it fails. */
export async function run(command: string, args: readonly string[], running: Running = {}): Promise<string> {
  const { env = {}, cwd, timeout = 120_000 } = running
  const child = spawn(command, args, { cwd, timeout, env: { ...ownEnvironment(), ...env } })
  child.stdin.end()
  const ended = once(child, 'close')
  const [out, err, [code, signal]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code === 0) return out
  const end = signal === null ? `exit code ${code}` : `signal ${signal}`
  throw new Error(`${[command, ...args].join(' ')} ended with ${end}\n${out}\n${err}`)
}

/** The environment without what would change how clients behave: CI variables, proxies, npm's own settings. */
function ownEnvironment(): Record<string, string> {
  const kept = ['PATH', 'LANG', 'TMPDIR', 'HOME']
  const entries = kept.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

/** A program of a Debian package: as it was unpacked, or else the machine's own. */
export function debianProgram(path: string): string {
  const unpacked = join(debianRoot(), path)
  return existsSync(unpacked) ? unpacked : join('/', path)
}

/** What programs need to find unpacked Debian packages. */
export function debianEnvironment(): Record<string, string> {
  const root = debianRoot()
  const below = (...folders: string[]): string => join(root, ...folders)
  const libraries = multiarch(below('usr', 'lib'))
  const perl = libraries.flatMap((folder) => [...folders(join(folder, 'perl5')), join(folder, 'perl5')])
  const ruby = [below('usr', 'lib'), ...libraries].flatMap((folder) => folders(join(folder, 'ruby')))
  return {
    PATH: `${below('usr', 'bin')}:${process.env['PATH']}`,
    LD_LIBRARY_PATH: libraries.join(':'),
    PYTHONPATH: below('usr', 'lib', 'python3', 'dist-packages'),
    PERL5LIB: [below('usr', 'share', 'perl5'), ...perl].join(':'),
    RUBYLIB: [...ruby, below('usr', 'share', 'rubygems-integration')].join(':'),
    GEM_PATH: below('usr', 'share', 'rubygems-integration', 'all'),
  }
}

function multiarch(folder: string): string[] {
  return folders(folder).filter((path) => /-linux-gnu\w*$/.test(path))
}

function folders(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}
