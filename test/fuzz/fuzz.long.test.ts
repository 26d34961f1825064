/** A bounded part of `npm run fuzz`. */
import { expect, test } from 'vitest'
import { whyNoPostgres } from '../support/postgres.ts'
import { sampleOf } from '../support/sample.ts'
import { fuzz } from './campaign.ts'

const databases = [
  ['memory', undefined],
  ['postgres', await whyNoPostgres()],
] as const

test.for(sampleOf(databases, 2))(
  'some dozens of hostile requests find nothing: %s',
  async ([database, reason], { skip }) => {
    skip(reason !== undefined, reason)
    const { found, requests } = await fuzz({
      database,
      requests: 50,
      casesPerRun: 12,
      seed: 20_260_301,
      mostHold: Infinity,
      onProgress: () => undefined,
    })
    expect(requests).toBeGreaterThanOrEqual(50)
    expect(found).toEqual([])
  },
)
