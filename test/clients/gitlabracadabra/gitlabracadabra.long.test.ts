import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { debianEnvironment, run } from '../support/run.ts'
import { scenario } from '../support/scenario.ts'

/** Three runs: a dry one, one that creates, and one that finds nothing to do. */
scenario('gitlabracadabra', async ({ forge, folder }, done) => {
  const { id } = await forge.project({ name: 'Loom', path: 'loom' })
  const { token } = await forge.account('owner')
  const { username } = await forge.account('nonMember')
  await writeFile(
    join(folder, '.python-gitlab.cfg'),
    `[global]\ndefault = forge\n[forge]\nurl = ${forge.origin}\nprivate_token = ${token}\n`,
  )
  await writeFile(join(folder, 'actions.yml'), actions(username))
  const program = ['-c', 'from gitlabracadabra.cli import main; main()']
  const act = (...options: string[]): Promise<string> =>
    run('/usr/bin/python3', [...program, ...options, join(folder, 'actions.yml')], {
      env: { ...debianEnvironment(), HOME: folder },
      cwd: folder,
    })

  await act('--dry-run')
  const admin = await forge.as('admin')
  expect((await admin.getGroup({ path: { id: 'dyers' } })).status).toBe(404)
  await act()
  await act()
  done()

  expect(await unwrap(admin.getGroup({ path: { id: 'dyers' } }))).toMatchObject({ description: 'Blue' })
  expect(await unwrap(admin.listVariables({ path: { id } }))).toMatchObject([{ key: 'DYE', value: 'indigo' }])
  const members = await unwrap(admin.listProjectMembers({ path: { id }, query: { query: username } }))
  expect(members).toMatchObject([{ username, access_level: 30 }])
})

function actions(username: string): string {
  return `
dyers/:
  create_object: true
  description: Blue
owner/loom:
  members:
    ${username}: developer
  variables:
    - key: DYE
      value: indigo
      protected: false
`
}
