/** A bounded part of `npm run kills`. */
import { expect, test } from 'vitest'
import { whyNoGit } from '../support/git.ts'
import { isWhole } from '../support/sample.ts'
import { runRound } from './round.ts'

const noGit = await whyNoGit()

test.skipIf(noGit || !isWhole).for(['load', 'start', 'migration'] as const)(
  'nothing is lost when the server is killed: %s',
  async (phase) => {
    let kills = 0
    const { problems } = await runRound({
      database: 'sqlite',
      seed: 20_261_122,
      kills: 2,
      phase,
      onKill: () => {
        kills++
      },
    })
    expect(problems).toEqual([])
    expect(kills).toBeGreaterThan(0)
  },
)
