import { expect } from 'vitest'
import { signInLimits } from '../../../server-stub/access/sign-in-limits.ts'
import { test, type Forge } from '../../support/forge.ts'
import { browse, type Shown } from './browser.ts'

const password = 'warp-and-weft'

async function signIn(forge: Forge, login: string, given: string): Promise<Shown> {
  const browser = browse(forge)
  await browser.get('/users/sign_in')
  return browser.send('/users/sign_in', { login, password: given })
}

/** Statuses of Git requests that are sent at once, one with each password. */
async function gitStatuses(forge: Forge, username: string, passwords: readonly string[]): Promise<number[]> {
  const sent = passwords.map((given) =>
    fetch(`${forge.origin}/missing/none.git/info/refs?service=git-upload-pack`, {
      headers: { authorization: `Basic ${Buffer.from(`${username}:${given}`).toString('base64')}` },
    }),
  )
  return (await Promise.all(sent)).map(({ status }) => status)
}

test('does not reject correct passwords that are sent at the same time', async ({ forge }) => {
  forge.setClock('2026-03-31T08:00:00.000Z')
  const { username } = await forge.newUser('weaver', { reset_password: false, password })
  const count = signInLimits.address + 10
  expect(await gitStatuses(forge, username, Array<string>(count).fill(password))).toEqual(
    Array<number>(count).fill(404),
  )
  // With one attempt left, they are checked one after another.
  for (let n = 1; n < signInLimits.account; n++) await signIn(forge, username, 'wrong')
  expect(await gitStatuses(forge, username, Array<string>(15).fill(password))).toEqual(
    Array<number>(15).fill(404),
  )
})

test('limits the number of wrong passwords that are sent at the same time', async ({ forge }) => {
  forge.setClock('2026-03-31T12:00:00.000Z')
  const { username } = await forge.newUser('weaver', { reset_password: false, password })
  for (let n = 0; n < 3; n++) await signIn(forge, username, 'wrong')
  const wrong = Array.from({ length: 20 }, (_, n) => `wrong ${n}`)
  const statuses = await gitStatuses(forge, username, wrong)
  const rest = signInLimits.account - 3
  expect(statuses.toSorted((one, two) => one - two)).toEqual([
    ...Array<number>(rest).fill(401),
    ...Array<number>(wrong.length - rest).fill(429),
  ])
  expect(await gitStatuses(forge, username, [password])).toEqual([429])
  forge.setClock('2026-03-31T12:11:00.000Z')
  expect(await gitStatuses(forge, username, [password])).toEqual([404])
})

test('limits the number of wrong passwords per account and time', async ({ forge }) => {
  forge.setClock('2026-04-01T08:00:00.000Z')
  const { username } = await forge.newUser('weaver', { reset_password: false, password })
  for (let n = 0; n < signInLimits.account; n++)
    expect((await signIn(forge, username, `wrong ${n}`)).status).toBe(401)
  const rejected = await signIn(forge, username, password)
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await gitStatuses(forge, username, [password])).toEqual([429])
  const other = await forge.newUser('other', { reset_password: false, password })
  expect((await signIn(forge, other.username, password)).status).toBe(303)
  forge.setClock('2026-04-01T08:11:00.000Z')
  expect((await signIn(forge, username, password)).status).toBe(303)
})

test('resets the count after a correct password', async ({ forge }) => {
  forge.setClock('2026-04-02T08:00:00.000Z')
  const { username } = await forge.newUser('weaver', { reset_password: false, password })
  for (let n = 1; n < signInLimits.account; n++) await signIn(forge, username, 'wrong')
  expect((await signIn(forge, username, password)).status).toBe(303)
  expect((await signIn(forge, username, 'wrong')).status).toBe(401)
})

test('limits the number of wrong passwords per IP address', async ({ forge }) => {
  forge.setClock('2026-04-03T08:00:00.000Z')
  const { username } = await forge.newUser('weaver', { reset_password: false, password })
  const attempts = Array.from({ length: signInLimits.address + 5 }, (_, n) =>
    signIn(forge, `unknown${n}`, 'wrong'),
  )
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(signInLimits.address)
  expect((await signIn(forge, username, password)).status).toBe(429)
})
