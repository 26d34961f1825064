import { expect } from 'vitest'
import { newJob } from '../../support/builds.ts'
import { idOf } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { statementsOf } from '../../support/statements.ts'

test('builds are read in at most 4 statements, a page in 6', async ({ forge, team, project }) => {
  const path = `/projects/${project}`
  await team.owner.post(`${path}/variables`, { key: 'DYE', value: 'madder' })
  const runners = [1, 2].map(() => forge.provision.runner({ project_ids: [project] }))
  const [runner = 0] = (await Promise.all(runners)).map(({ id }) => id)
  const triggers = [1, 2].map(() => team.owner.post(`${path}/triggers`, { description: 'Dye' }))
  const [trigger = 0] = (await Promise.all(triggers)).map(idOf)
  const jobs = ['madder', 'woad', 'weld'].map((name) => newJob(forge, project, { name, runner_id: runner }))
  const [job = 0] = await Promise.all(jobs)
  const countOf = async (url: string) => {
    // Commits that are in memory require no statements.
    forge.appContext.cache.clear()
    const statements = await statementsOf(async () => {
      expect((await team.owner.get(url)).status).toBe(200)
    })
    return statements.length
  }
  const single = ['/variables/DYE', `/triggers/${trigger}`, `/jobs/${job}`].map((name) => path + name)
  for (const url of [...single, `/runners/${runner}`]) expect(await countOf(url), url).toBeLessThanOrEqual(4)
  const lists = ['/variables', '/triggers', '/jobs', '/pipelines', '/runners'].map((name) => path + name)
  for (const url of [...lists, '/runners']) expect(await countOf(url), url).toBeLessThanOrEqual(6)
})
