import { expect, test } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { startStub } from '../../../server-stub/index.ts'

const now = (): Date => new Date('2026-03-01T12:00:00Z')

test('times in responses follow the clock', async () => {
  await using forge = await startStub({ now })
  const { id } = await forge.project()
  const reporter = await forge.as('reporter')
  const report = async (): Promise<unknown> => {
    const issue = await unwrap(reporter.createIssue({ path: { id }, body: { title: 'Knot' } }))
    return issue.created_at
  }
  forge.clock.advance('90s')
  expect(await report()).toBe('2026-03-01T12:01:30.000Z')
  forge.clock.advance('1.5h')
  forge.clock.advance(500)
  expect(await report()).toBe('2026-03-01T13:31:30.500Z')
  forge.clock.set('2020-02-29T00:00:00Z')
  expect(await report()).toBe('2020-02-29T00:00:00.000Z')
})

test('memberships expire by the clock', async () => {
  await using forge = await startStub({ now })
  const { id } = await forge.project()
  const admin = await forge.as('admin')
  const { id: nonMember } = await forge.account('nonMember')
  const body = { user_id: nonMember, access_level: 20, expires_at: '2026-03-10' } as const
  await unwrap(admin.addProjectMember({ path: { id }, body }))
  const member = await forge.as('nonMember')
  expect((await member.getProject({ path: { id } })).status).toBe(200)
  forge.clock.advance('2w')
  expect((await member.getProject({ path: { id } })).status).toBe(404)
})

test('without a fixed clock, time passes', async () => {
  await using forge = await startStub()
  forge.clock.set(new Date('2020-01-01T00:00:00Z'))
  await expect.poll(() => forge.clock.now() > new Date('2020-01-01T00:00:00Z')).toBe(true)
})

test.for(['soon', '', '5', '-1h', -5, Number.NaN])('rejects %j as a duration', async (by) => {
  await using forge = await startStub()
  expect(() => forge.clock.advance(by)).toThrow(/^No time to advance by: /)
})

test('rejects an invalid instant', async () => {
  await using forge = await startStub()
  expect(() => forge.clock.set('tomorrow')).toThrow('No instant: tomorrow')
})
