import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

// Other programs are started here, on machines that may be busy.
export const run = promisify(execFile)
export const root = join(import.meta.dirname, '..', '..')

/** A project outside this one that has installed the package as it would be published, and the files of the package. */
export async function installPackage(): Promise<{ folder: string; packed: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-consumer-'))
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: root })
  const [report]: { filename: string; files: { path: string }[] }[] = JSON.parse(
    stdout.slice(stdout.indexOf('[')),
  )
  if (report === undefined) throw new Error(stdout)
  await writeFile(join(folder, 'package.json'), '{"name":"consumer","private":true,"type":"module"}')
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']
  await run('npm', ['install', ...options, `./${report.filename}`], { cwd: folder })
  return { folder, packed: report.files.map(({ path }) => path).toSorted() }
}
