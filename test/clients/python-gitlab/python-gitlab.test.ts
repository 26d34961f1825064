import { join } from 'node:path'
import { expect } from 'vitest'
import { debianEnvironment, run } from '../support/run.ts'
import { scenario } from '../support/scenario.ts'
import { prepareWorld, readBack } from '../support/world.ts'

scenario('python-gitlab', async ({ forge }, done) => {
  const world = await prepareWorld(forge)
  const env = { ...debianEnvironment(), ...world.env }
  await run('/usr/bin/python3', [join(import.meta.dirname, 'scenario.py')], { env })
  done()
  expect(await readBack(forge, world)).toEqual({
    mergeRequest: 'Warp',
    issue: 'The shuttle sticks',
    file: 'a.txt',
  })
})
