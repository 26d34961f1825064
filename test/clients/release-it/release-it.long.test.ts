import { join } from 'node:path'
import { expect } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { npmFolder } from '../support/cache.ts'
import { checkOut, commitPackage } from '../support/checkout.ts'
import { run } from '../support/run.ts'
import { scenario } from '../support/scenario.ts'

scenario('release-it', async ({ forge, folder }, done) => {
  const checkout = await checkOut(forge, folder)
  const { token, projectId: id, git } = checkout
  // The client cannot read the project from a URL with a port.
  await git('config', '--global', `url.${forge.origin}/.insteadOf`, 'https://forge.example.com/')
  await git('remote', 'set-url', 'origin', `https://forge.example.com/${checkout.path}.git`)
  await commitPackage(checkout, 'Begin', { name: 'loom', version: '2.0.0', private: true })
  await git('push', '--quiet', 'origin', 'master')
  const program = join(npmFolder('release-it'), 'node_modules', '.bin', 'release-it')
  const release = ['--gitlab.release', `--gitlab.origin=${forge.origin}`, '--gitlab.releaseNotes=echo Woven']
  const options = ['minor', '--ci', '--non-interactive', '--no-npm.publish', ...release]
  const env = { ...checkout.env, GITLAB_TOKEN: token }
  await run(process.execPath, [program, ...options], { env, cwd: checkout.folder })
  done()

  const admin = await forge.as('admin')
  const tag = await unwrap(admin.getTag({ path: { id, tag_name: '2.1.0' } }))
  expect(tag).toMatchObject({ message: 'Release 2.1.0', release: { description: 'Woven' } })
  const branch = await unwrap(admin.getBranch({ path: { id, branch: 'master' } }))
  expect(branch.commit.id).toBe(tag.commit.id)
})
