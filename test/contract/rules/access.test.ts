import { expect, it } from 'vitest'
import { accessStated } from '../../../scripts/pipeline/rules/access.ts'
import { findingsOf } from '../support/sample.ts'

const where = '#/paths/~1projects/get/x-access/states'
const rule = 'list-projects/visible-only'

it('reports a missing rule if only some callers are permitted', () => {
  const found = findingsOf(accessStated, ({ list }) => {
    list['x-access'] = { ...list['x-access'], callers: 'administrator' }
  })
  expect(found).toEqual([`${where}: No rule states that access is limited to \`administrator\`.`])
})

it('uses the rules of the operation', () => {
  const found = findingsOf(accessStated, ({ list }) => {
    list['x-access'] = { ...list['x-access'], states: { callers: { rule }, outsiders: 'open' } }
  })
  expect(found).toEqual([])
})

it('rejects a rule without a cell', () => {
  const found = findingsOf(accessStated, ({ list }) => {
    list['x-access'] = { ...list['x-access'], callers: 'authenticated', states: { members: { rule } } }
  })
  expect(found).toEqual([`${where}: \`members\` has no effect if \`callers\` is \`authenticated\`.`])
})

it('rejects a statement without rule, an unknown actor, and a status that is no error', () => {
  const found = findingsOf(accessStated, ({ list }) => {
    const states = {
      members: { rule: 'list-projects/nothing' },
      pets: { rule },
      rejection: { rule, status: 200 },
    }
    list['x-access'] = { ...list['x-access'], states }
  })
  expect(found).toEqual([
    `${where}: The operation has no rule \`list-projects/nothing\`.`,
    `${where}: \`pets\` is not a group of callers.`,
    `${where}: The status 200 is not between 400 and 499.`,
  ])
})
