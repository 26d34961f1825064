/** The scenario of a library: a program in the library's language, and what it leaves behind. */
import { expect } from 'vitest'
import { debianEnvironment, run, type Running } from './run.ts'
import { scenario, type Scenario } from './scenario.ts'
import { prepareWorld, readBack } from './world.ts'

/** How the program is started in the folder of the scenario. */
export interface Program {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Running['env']
}

/** A test that runs the library's program and reads back what it has left. `prepare` may build the program first. */
export function libraryScenario(id: string, prepare: (scenario: Scenario) => Promise<Program>): void {
  scenario(id, async (given, done) => {
    const { forge } = given
    const world = await prepareWorld(forge)
    const { command, args, env } = await prepare(given)
    await run(command, args, { env: { ...debianEnvironment(), ...world.env, ...env } })
    done()
    expect(await readBack(forge, world)).toEqual({
      mergeRequest: 'Warp',
      issue: 'The shuttle sticks',
      file: 'a.txt',
    })
  })
}
