/** One build of the package in `dist/` for all test files of a run, made when the first of them needs it. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startBroker } from './broker.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL that responds with the folder of the build when it is complete. */
    packageBuild: string
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  let built: Promise<unknown> | undefined
  const broker = await startBroker(async () => {
    built ??= run('npm', ['run', 'prepack'], { cwd: root })
    await built
    return join(root, 'dist')
  })
  project.provide('packageBuild', broker.url)
  return () => broker.close()
}
