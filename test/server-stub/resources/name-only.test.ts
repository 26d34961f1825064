/** Operations that the specification only names. */
import { expect } from 'vitest'
import { loadSite } from '../../../scripts/reference/load.ts'
import { sampleRequest, textOf } from '../../../scripts/pipeline/samples/request.ts'
import { each } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { newProject, permittedFrom, statusByRole } from '../../support/team.ts'
import { ed25519Key } from '../../support/ssh.ts'

const { contract, operations } = await loadSite()
const forMasters = permittedFrom('master')

test('masters list and delete deploy keys, repeatedly', async ({ forge, team }) => {
  const [project, other] = [await newProject(team), await newProject(team)]
  const key = ed25519Key('shed')
  const made = await forge.provision.deployKey({ project_id: project, title: 'Shed', key })
  await forge.provision.deployKey({ project_id: other, title: 'Shed', key })
  expect((await team.master.get(`/projects/${project}/deploy_keys`)).body).toEqual([
    { id: made.id, title: 'Shed', key, can_push: false, created_at: made.created_at },
  ])
  const list = await statusByRole(team, (who) => who.get(`/projects/${project}/deploy_keys`))
  expect(list).toEqual(forMasters)
  await team.master.delete(`/projects/${other}/deploy_keys/${made.id}`)
  expect(each(await team.master.get(`/projects/${project}/deploy_keys`), 'id')).toEqual([made.id])
  const removal = await statusByRole(team, (who) => who.delete(`/projects/${project}/deploy_keys/${made.id}`))
  expect(removal).toEqual(forMasters)
  expect((await team.master.get(`/projects/${project}/deploy_keys`)).body).toEqual([])
})

test('identifiers that are no numbers are those of no record', async ({ team }) => {
  const project = await newProject(team)
  expect((await team.master.delete(`/projects/${project}/deploy_keys/shed`)).status).toBe(200)
  expect((await team.master.post('/environments/loom-room/stop')).status).toBe(404)
})

test.for(['licences', 'gitignores', 'gitlab_ci_ymls', 'dockerfiles'])(
  'templates of %s are listed, and read by their keys in any letter case',
  async (kind, { forge }) => {
    const reader = await forge.newUser('reader')
    const keys = each(await reader.get(`/templates/${kind}`), 'key').map(String)
    expect(keys.length).toBeGreaterThan(1)
    for (const key of keys) {
      const shown = await reader.get(`/templates/${kind}/${key.toUpperCase()}`)
      expect(shown).toMatchObject({ status: 200, body: { key, content: expect.stringMatching(/\S/) } })
    }
    const missing = await reader.get(`/templates/${kind}/none-such`)
    expect(missing).toMatchObject({ status: 404, body: { message: '404 Template Not Found' } })
    expect((await forge.anonymous.get(`/templates/${kind}`)).status).toBe(401)
  },
)

test.for(['Licence', 'Gitignore', 'CiYml', 'Dockerfile'] as const)(
  'the example of get%sTemplate is the key of a template',
  async (kind, { forge }) => {
    const entry = operations.get(`get${kind}Template`)
    if (entry === undefined) throw new Error(`The contract has no get${kind}Template`)
    const { path, pathValues } = sampleRequest(contract, entry.located)
    const reader = await forge.newUser('reader')
    const key = textOf(pathValues['key'])
    expect(await reader.get(path.replace('{key}', key))).toMatchObject({ status: 200, body: { key } })
  },
)
