import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { debianEnvironment, debianProgram, run } from '../support/run.ts'
import { scenario } from '../support/scenario.ts'

const rules = `
rules:
  - matches: ['owner/*']
    excludes: ['owner/archive']
    ensure_branches:
      - name: release/1.0
        base: master
        required: true
`

scenario('gitlab-rulez', async ({ forge, folder }, done) => {
  const files = { 'README.md': '# Loom\n' }
  const included = await forge.project({ path: 'loom', name: 'loom', files })
  const excluded = await forge.project({ path: 'archive', name: 'archive', files })
  const { token } = await forge.account('owner')
  const file = join(folder, 'rules.yaml')
  await writeFile(file, rules)
  const server = ['--gitlab-server-url', forge.origin, `--gitlab-api-token=${token}`]
  const apply = (): Promise<string> =>
    run('/usr/bin/python3', [debianProgram('usr/bin/gitlab-rulez'), ...server, 'apply', file], {
      env: debianEnvironment(),
    })

  expect(await apply()).toContain('applied 1 actions')
  expect(await apply()).toContain('computed 0 actions')
  done()

  const owner = await forge.as('owner')
  const branchesOf = async (id: number): Promise<string[]> =>
    (await unwrap(owner.listBranches({ path: { id } }))).map(({ name }) => name)
  expect(await branchesOf(included.id)).toEqual(['master', 'release/1.0'])
  expect(await branchesOf(excluded.id)).toEqual(['master'])
})
