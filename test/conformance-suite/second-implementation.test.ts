/** A server that shares only the contract with the reference server conforms, with usual and unusual choices; its defects are found. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runConformance, type Report } from '../conformance/index.ts'
import { readSettings } from '../conformance/command/options.ts'
import { isWhole, sampleOf } from '../support/sample.ts'
import { serveFile, type ChildServer } from './support/child-server.ts'

const folder = join(import.meta.dirname, '..', 'second-implementation')
const token = 'token-of-the-root'
const areas = [
  'members',
  'access-requests',
  'variables',
  'broadcast-messages',
  'branches',
  'tags',
  'files',
  'commits',
  'issues',
  'merge-requests',
  'notes',
  'award-emoji',
].join(',')

/** Rules on credentials, which need, in its areas and in general, no more than its own operations and a provisioning of tokens and sessions. */
const credentials = [
  'general/session-cookie',
  'general/oauth2-parameter',
  'general/oauth2-bearer',
  'general/personal-access-token',
  'general/impersonation-token',
  'general/sudo-needs-private-token',
  'general/private-token-header',
  'general/sudo-query',
  'general/sudo-header',
  'general/sudo-by-username',
  'general/sudo-unknown-user-is-404',
  'general/sudo-failure-body',
].join(',')

/** The only rule of its areas whose records neither the API nor its provisioning creates. */
const ruleOnPipelines = 'accept-merge-request/waits-for-pipeline'

describe.for([
  ['usual', '1/20'],
  ['unusual', '11/20'],
] as const)('the %s server', ([choices, shard]) => {
  test.for([
    ['its areas', isWhole ? { area: areas } : { area: areas, shard }],
    ['all kinds of credentials', { rule: credentials, area: 'general,members,access-requests' }],
  ] as const)('conforms in %s', async ([, selection]) => {
    await using server = await serveFile(join(folder, 'main.ts'), ['0', token, choices])
    const report = await runSuite(server, selection)
    expect(notPassed(report)).toEqual([])
    const others = report.rules.filter(({ id }) => id !== ruleOnPipelines)
    expect(new Set(others.map(({ verdict }) => verdict))).toEqual(new Set(['pass']))
    expect(report.exitCode).toBe(0)
    expect(report.rules.length).toBeGreaterThan(10)
    expect(report.leftovers).toEqual([])
  })
})

test('the unusual server really is', async () => {
  await using server = await serveFile(join(folder, 'main.ts'), ['0', token, 'unusual'])
  const call = (target: string, init: RequestInit = {}) =>
    fetch(server.baseUrl + target, { ...init, headers: { 'PRIVATE-TOKEN': token } })
  const made = await call('/groups?name=Dyers&path=dyers', { method: 'POST' })
  expect(await made.json()).toEqual({ id: expect.any(Number), mood: 'fine', x_links: { self: null } })
  const list = await call('/groups/dyers/members')
  expect(list.headers.get('Link')).toMatch(
    /<https:\/\/forge\.example\.com\/api\/v4\/groups\/dyers\/members\?/,
  )
  expect(list.headers.get('Content-Type')).toBe('Application/JSON;charset="UTF-8"')
  expect(list.headers.get('Transfer-Encoding')).toBe('chunked')
  const [member] = [await list.json()].flat()
  expect(member).toMatchObject({ mood: 'fine', created_at: expect.stringMatching(/\+00:00$/) })
  expect(member.id).toBeGreaterThan(2 ** 32)
  const missing = await call('/groups/weavers')
  expect(await missing.json()).toEqual({ message: expect.stringMatching(/^Alas! /) })
})

test('it imports nothing of the server but the contract', async () => {
  for (const name of await readdir(folder)) {
    const source = await readFile(join(folder, name), 'utf8')
    for (const [line, what, from] of source.matchAll(/^import (.*) from '(.*)'$/gm)) {
      if (from?.startsWith('./') || from?.startsWith('node:')) continue
      expect(from, line).toMatch(/^\.\.\/\.\.\/generated\//)
      expect(what, line).toMatch(/^type /)
    }
  }
})

interface Seed {
  readonly defect: string
  readonly file: string
  readonly sound: string
  readonly broken: string
  /** What has to be reported. */
  readonly rule: string
  readonly selection: Parameters<typeof runSuite>[1]
}

const seeds: readonly Seed[] = [
  {
    defect: 'an approved request remains pending',
    file: 'members.ts',
    sound: '  container.requests.delete(user.id)\n',
    broken: '',
    rule: 'approve-project-access-request/adds-a-member',
    selection: { operation: 'approveProjectAccessRequest' },
  },
  {
    defect: 'adding a member again changes the member',
    file: 'members.ts',
    sound: "throw conflict('Member already exists')",
    broken: 'container.members.delete(userId)',
    rule: 'add-group-member/existing-is-409',
    selection: { operation: 'addGroupMember' },
  },
  {
    defect: 'private groups and projects are visible to every user',
    file: 'access.ts',
    sound: 'levelOf(user, container, now) > 0',
    broken: 'levelOf(user, container, now) >= 0',
    rule: 'general/no-access-to-private-projects',
    selection: { operation: 'listProjectMembers' },
  },
  {
    defect: 'the total is that of the page',
    file: 'pages.ts',
    sound: "'X-Total': String(items.length)",
    broken: "'X-Total': String(Math.min(items.length, size))",
    rule: 'general/x-total',
    selection: { operation: 'listProjectMembers' },
  },
  {
    defect: 'a closed merge request cannot be reopened',
    file: 'merge-requests.ts',
    sound: "event === 'close' ? 'closed' : 'opened'",
    broken: "'closed'",
    rule: 'update-merge-request/reopen',
    selection: { rule: 'update-merge-request/reopen' },
  },
  {
    defect: 'the merge ignores which commit the caller has seen',
    file: 'merge-requests.ts',
    sound: 'sha !== undefined && sha !== head.id',
    broken: 'sha === head.id && sha !== head.id',
    rule: 'accept-merge-request/sha-mismatch-is-409',
    selection: { rule: 'accept-merge-request/sha-mismatch-is-409' },
  },
  {
    defect: 'the last change of a file is the last commit',
    file: 'repository.ts',
    sound: 'parent !== undefined && isSame(content, before)',
    broken: 'false',
    rule: 'update-file/last-commit-id',
    selection: { area: 'files' },
  },
  {
    defect: 'a release can be created twice',
    file: 'tags.ts',
    sound: "if (tag.release !== null) throw conflict('The release exists already')\n",
    broken: '',
    rule: 'create-release/existing-is-409',
    selection: { area: 'tags' },
  },
  {
    defect: 'one label is enough for an issue to be listed',
    file: 'issues.ts',
    sound: 'wanted.every((label) => each.labels.includes(label))',
    broken: '(wanted.length === 0 || wanted.some((label) => each.labels.includes(label)))',
    rule: 'list-project-issues/labels-all-must-match',
    selection: { rule: 'list-project-issues/labels-all-must-match' },
  },
  {
    defect: 'sudo accepts any credential of an administrator',
    file: 'caller.ts',
    sound: "!user.admin || kind !== 'private'",
    broken: '!user.admin',
    rule: 'general/sudo-needs-private-token',
    selection: { rule: credentials },
  },
]

describe('the report names the violated rule of a defect', () => {
  test.for(sampleOf(seeds, 3))('$defect', async (seed) => {
    await using server = await serveWith(seed)
    const report = await runSuite(server, seed.selection)
    expect(report.exitCode).toBe(1)
    expect(report.findings.flatMap(({ rules }) => rules)).toContain(seed.rule)
    expect(report.rules.find(({ id }) => id === seed.rule)).toMatchObject({ verdict: 'fail' })
    const titles = report.findings.map(({ title }) => title)
    expect(titles.length, titles.join('\n')).toBeLessThanOrEqual(4)
  })
})

function runSuite(
  server: ChildServer,
  selection: { area?: string; operation?: string; rule?: string; shard?: string },
): Promise<Report> {
  // On a busy machine the server, a process of its own, may be slow.
  const options = { 'base-url': server.baseUrl, 'admin-token': token, timeout: '30' }
  return runConformance(readSettings({ ...options, ...selection }))
}

/** Serves a copy in which one place is broken. */
async function serveWith({ file, sound, broken }: Seed): Promise<ChildServer> {
  const copy = await mkdtemp(join(tmpdir(), 'second-implementation-'))
  await cp(folder, copy, { recursive: true })
  await writeFile(join(copy, 'package.json'), '{ "type": "module" }')
  const source = await readFile(join(copy, file), 'utf8')
  expect(source.split(sound)).toHaveLength(2)
  await writeFile(join(copy, file), source.replace(sound, broken))
  const server = await serveFile(join(copy, 'main.ts'), ['0', token])
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await rm(copy, { recursive: true, force: true })
    },
  }
}

/** All checks without a pass, except those of unspecified behaviour, which have no verdict. */
/**
 * The servers do not implement the areas in which users are blocked or renamed, accept any colour, have no Git objects by their
 * hash, and decide by themselves which issues a list without filters has and who may leave a group.
 */
const notObserved =
  /^(?:by-path\/getBlob$|failed-validation\/|blocked-user\/|renamed-user\/|x-total-of-varied\/)|\/(?:blocked-user|by-themselves)$/

function notPassed({ checks }: Report): readonly string[] {
  return checks
    .filter(({ id, verdict }) => verdict !== 'pass' && !id.startsWith('observed/'))
    .filter(({ id, verdict }) => verdict !== 'not-provisionable' || !id.startsWith(ruleOnPipelines))
    .filter(({ id, verdict }) => verdict !== 'informational' || !notObserved.test(id))
    .map(({ id, reason }) => `${id}: ${reason}`)
}
