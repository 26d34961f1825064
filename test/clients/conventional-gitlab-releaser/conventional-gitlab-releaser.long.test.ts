import { join } from 'node:path'
import { expect } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { npmFolder } from '../support/cache.ts'
import { checkOut, commitPackage } from '../support/checkout.ts'
import { run } from '../support/run.ts'
import { scenario } from '../support/scenario.ts'

scenario('conventional-gitlab-releaser', async ({ forge, folder }, done) => {
  const checkout = await checkOut(forge, folder)
  const { token, projectId: id, git } = checkout
  const repository = { type: 'git', url: `${forge.origin}/${checkout.path}` }
  await commitPackage(checkout, 'feat: weave', { name: 'loom', version: '1.0.0', repository })
  await git('push', '--quiet', 'origin', 'HEAD:releases')
  await git('tag', 'v1.0.0')
  const program = join(
    npmFolder('conventional-gitlab-releaser'),
    'node_modules',
    '.bin',
    'conventional-gitlab-releaser',
  )
  const env = {
    ...checkout.env,
    CONVENTIONAL_GITLAB_URL: `${forge.baseUrl}/`,
    CONVENTIONAL_GITLAB_RELEASER_TOKEN: token,
  }
  const options = ['--preset', 'angular', '--release-count', '0']
  await run(process.execPath, [program, ...options], { env, cwd: checkout.folder })
  done()

  const admin = await forge.as('admin')
  const tag = await unwrap(admin.getTag({ path: { id, tag_name: 'v1.0.0' } }))
  expect(tag.release?.description).toContain('weave')
})
