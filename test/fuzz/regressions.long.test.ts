/** Cases that once failed. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isWhole, sampleOf } from '../support/sample.ts'
import { whyNoPostgres } from '../support/postgres.ts'
import { Fuzzer, type CampaignOptions } from './campaign.ts'
import type { Case } from './case.ts'

interface Regression {
  readonly title: string
  readonly case: Case
}

const regressions: readonly Regression[] = JSON.parse(
  await readFile(join(import.meta.dirname, 'regressions.json'), 'utf8'),
)

// Times are measured by `npm run fuzz`; no test depends on them.
const options: Omit<CampaignOptions, 'database'> = {
  requests: 50,
  casesPerRun: 12,
  seed: 20_260_301,
  mostHold: Infinity,
  onProgress: () => undefined,
}

const databases = [
  ['memory', 2, undefined],
  ['postgres', 8, isWhole ? await whyNoPostgres() : 'starts a server; npm run test:whole'],
] as const

describe.for(databases)('%s', ([database, share, reason]) => {
  test.skipIf(reason)('cases that once failed do not fail again', async () => {
    const fuzzer = await Fuzzer.start({ ...options, database })
    try {
      const world = await fuzzer.world()
      for (const { title, case: each } of sampleOf(regressions, share))
        expect([title, await fuzzer.problemsIn(each, world)]).toEqual([title, []])
    } finally {
      await fuzzer.end()
    }
  })
})
