import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { npmFolder } from '../support/cache.ts'
import { run } from '../support/run.ts'
import { scenario } from '../support/scenario.ts'
import { startRegistry } from './registry.ts'

/** Three runs: the first proposes a configuration, the second an update, the third a newer update in its place. */
scenario('renovate', async ({ forge, folder }, done) => {
  await using registry = await startRegistry()
  registry.publish('warp', '1.0.0')
  registry.publish('warp', '1.2.0')
  await writeFile(join(folder, '.npmrc'), `registry=${registry.url}\n`)
  const { id, path_with_namespace: project } = await forge.project({
    files: { 'package.json': using('1.0.0') },
  })
  const { token } = await forge.account('master')
  const master = await forge.as('master')
  const program = join(npmFolder('renovate'), 'node_modules', '.bin', 'renovate')
  const options = ['--platform=gitlab', `--endpoint=${forge.baseUrl}/`, `--token=${token}`, project]
  const renovate = (): Promise<string> =>
    run(process.execPath, [program, ...options], { env: { HOME: folder }, cwd: folder })
  const opened = () => unwrap(master.listMergeRequests({ path: { id }, query: { state: 'opened' } }))

  await renovate()
  const [configuration] = await opened()
  const merge_request_iid = configuration?.iid ?? 0
  await unwrap(master.acceptMergeRequest({ path: { id, merge_request_iid }, body: {} }))
  await renovate()
  registry.publish('warp', '1.3.0')
  await renovate()
  done()

  expect(configuration).toMatchObject({
    title: 'Configure Renovate',
    source_branch: 'renovate/configure',
    target_branch: 'master',
  })
  expect(await opened()).toMatchObject([
    { title: 'fix: Update dependency warp to version 1.3.0', source_branch: 'renovate/warp-1.x' },
  ])
  const file = await unwrap(
    master.getFile({ path: { id, file_path: 'package.json' }, query: { ref: 'renovate/warp-1.x' } }),
  )
  expect(Buffer.from(file.content, 'base64').toString()).toBe(using('1.3.0'))
})

/** A package file with a dependency of that version. */
function using(version: string): string {
  return `${JSON.stringify({ name: 'loom', dependencies: { warp: version } }, null, 2)}\n`
}
