import { describe, expect, it } from 'vitest'
import { contractRules } from '../../../scripts/pipeline/rules/index.ts'
import { findingsOf } from '../support/sample.ts'

describe('a contract without findings', () => {
  it.for(contractRules.map((rule) => [rule.id, rule] as const))('is accepted by %s', ([, rule]) => {
    expect(findingsOf(rule)).toEqual([])
  })
})
