import { join } from 'node:path'
import { expect } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { npmFolder } from '../support/cache.ts'
import { checkOut, commitPackage } from '../support/checkout.ts'
import { run } from '../support/run.ts'
import { scenario } from '../support/scenario.ts'

const plugins = ['commit-analyzer', 'release-notes-generator', 'gitlab'].map(
  (name) => `@semantic-release/${name}`,
)

scenario('semantic-release', async ({ forge, folder }, done) => {
  const checkout = await checkOut(forge, folder)
  const { token, projectId: id, git } = checkout
  await commitPackage(checkout, 'feat: weave', { name: 'loom', version: '0.0.0-development', private: true })
  await git('push', '--quiet', 'origin', 'HEAD:master')
  const program = join(npmFolder('semantic-release'), 'node_modules', '.bin', 'semantic-release')
  const repository = `${forge.origin}/${checkout.path}.git`
  const options = [
    '--no-ci',
    '--branch',
    'master',
    '--repository-url',
    repository,
    '--plugins',
    plugins.join(),
  ]
  const env = { ...checkout.env, GL_TOKEN: token, GL_URL: forge.origin, GIT_CREDENTIALS: `git:${token}` }
  await run(process.execPath, [program, ...options], { env, cwd: checkout.folder })
  done()

  const admin = await forge.as('admin')
  const tag = await unwrap(admin.getTag({ path: { id, tag_name: 'v1.0.0' } }))
  expect(tag.release?.description).toContain('weave')
  expect(tag.commit.id).toBe((await git('rev-parse', 'HEAD')).trim())
})
