import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { npmFolder } from '../support/cache.ts'
import { checkOut } from '../support/checkout.ts'
import { run } from '../support/run.ts'
import { scenario } from '../support/scenario.ts'

const rules = `
const { danger, warn } = require('danger')
const { created_files: created, commits } = danger.git
if (!created.includes('CHANGELOG.md'))
  warn(\`\${danger.gitlab.mr.title}: no changelog beside \${created}, \${commits.length} commit\`)
`

/** Two runs: the first warns, the second finds the reason gone and withdraws its comment. */
scenario('danger', async ({ forge, folder }, done) => {
  const { projectId: id, path, git, folder: checkout, token, env } = await checkOut(forge, folder)
  const pushFile = async (name: string): Promise<void> => {
    await writeFile(join(checkout, name), 'thread\n')
    await git('add', name)
    await git('commit', '--quiet', '--message', `Add ${name}`)
    await git('push', '--quiet', 'origin', 'HEAD')
  }
  await git('switch', '--quiet', '--create', 'warp')
  await pushFile('warp.txt')
  const master = await forge.as('master')
  const proposal = { source_branch: 'warp', target_branch: 'master', title: 'Warp' }
  const { iid } = await unwrap(master.createMergeRequest({ path: { id }, body: proposal }))
  await writeFile(join(checkout, 'dangerfile.js'), rules)
  const pipeline = {
    GITLAB_CI: 'true',
    CI_MERGE_REQUEST_IID: String(iid),
    CI_PROJECT_PATH: path,
    CI_API_V4_URL: forge.baseUrl,
    DANGER_GITLAB_API_TOKEN: token,
  }
  const program = join(npmFolder('danger'), 'node_modules', '.bin', 'danger')
  const danger = (): Promise<string> =>
    run(process.execPath, [program, 'ci'], { cwd: checkout, env: { ...env, ...pipeline } })
  const notes = () => unwrap(master.listMergeRequestNotes({ path: { id, merge_request_iid: iid } }))

  await danger()
  const [warning, ...others] = await notes()
  await pushFile('CHANGELOG.md')
  await danger()
  done()

  expect(others).toEqual([])
  expect(warning?.body).toContain('Warp: no changelog beside warp.txt, 1 commit')
  expect(await notes()).toEqual([])
})
