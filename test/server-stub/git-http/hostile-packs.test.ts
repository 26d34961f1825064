import { expect } from 'vitest'
import { LinkCollector } from '../../../server-stub/git/fsck/links.ts'
import type { Forge } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { fine, hostile } from './hostile-packs.ts'
import { commit, noObject, oidOf, packOf, pushBody, tree, whole } from './packs.ts'
import { basic, remoteOf } from './workspace.ts'

test('rejects damaged, malformed and incomplete packs, and stores nothing', async ({
  forge,
  team,
  repository: project,
}) => {
  const remote = await remoteOf(team.owner, project)
  const before = await objectsOf(forge, project)
  const unexpected: string[] = []
  for (const [title, { pack, tip }, reason] of hostile) {
    const report = await push(
      remote,
      team.developer.token,
      pushBody('refs/heads/hostile', noObject, tip, pack),
    )
    const isRejected = report.endsWith('ng refs/heads/hostile unable to unpack\n0000')
    if (!isRejected || !reason.test(report) || (await objectsOf(forge, project)) !== before)
      unexpected.push(`${title}: ${report}`)
  }
  expect(unexpected).toEqual([])
  const accepted = await push(
    remote,
    team.developer.token,
    pushBody('refs/heads/fine', noObject, fine.tip, fine.pack),
  )
  expect(accepted).toMatch(/unpack ok\n.*ok refs\/heads\/fine\n/s)
})

test('a directory that contains another hundreds of thousands of times is stored after it', () => {
  const child = tree({ mode: '100644', name: 'f', oid: noObject })
  const entry = tree({ mode: '40000', name: 'd', oid: oidOf('tree', child) })
  const objects = [Buffer.alloc(300_000 * entry.length, entry), child].map((body) => ({
    oid: oidOf('tree', body),
    type: 'tree' as const,
    body,
  }))
  const links = new LinkCollector(2)
  for (const { oid, ...object } of objects) links.add(oid, object)
  const [parent, subdirectory] = objects.map(({ oid }) => oid)
  expect(links.inOrder(objects).map(({ oid }) => oid)).toEqual([subdirectory, parent])
})

test('sends directories that contain each other many times once each', async ({
  team,
  repository: project,
}) => {
  const blob = 'x\n'
  const trees = [tree({ mode: '100644', name: 'f', oid: oidOf('blob', blob) })]
  for (let level = 0; level < 60; level++) {
    const oid = oidOf('tree', trees.at(-1) ?? '')
    trees.push(tree({ mode: '40000', name: 'a', oid }, { mode: '40000', name: 'b', oid }))
  }
  const top = commit(oidOf('tree', trees.at(-1) ?? ''))
  const objects = [whole('blob', blob), ...trees.map((each) => whole('tree', each)), whole('commit', top)]
  const remote = await remoteOf(team.owner, project)
  const { token } = team.developer
  const tip = oidOf('commit', top)
  await push(remote, token, pushBody('refs/heads/deep', noObject, tip, packOf(objects)))
  const wants = Buffer.from(`0032want ${tip}\n00000009done\n`)
  const fetched = Buffer.from(await (await send(remote, token, 'git-upload-pack', wants)).arrayBuffer())
  expect(fetched.readUInt32BE(fetched.indexOf('PACK') + 8)).toBe(objects.length)
})

test('rejects a ref whose name has thousands of directories', async ({ team, repository: project }) => {
  const remote = await remoteOf(team.owner, project)
  const ref = `refs/heads/${'a/'.repeat(20_000)}a`
  const report = await push(remote, team.developer.token, pushBody(ref, noObject, fine.tip, fine.pack))
  expect(report).toContain(`ng ${ref} invalid ref name`)
})

test('sends all refs to a client that requests more prefixes than are compared', async ({
  team,
  repository: project,
}) => {
  const remote = await remoteOf(team.owner, project)
  const lines = async (count: number): Promise<string> => {
    const prefixes = '0017ref-prefix refs/x/1'.repeat(count)
    const body = Buffer.from(`0014command=ls-refs\n0001${prefixes}0000`)
    const headers = { 'git-protocol': 'version=2' }
    return (await send(remote, team.developer.token, 'git-upload-pack', body, headers)).text()
  }
  expect(await lines(100)).toBe('0000')
  expect(await lines(101)).toContain('refs/heads/master')
})

test('rejects requests that are no push', async ({ team, repository: project }) => {
  const remote = await remoteOf(team.owner, project)
  const { token } = team.developer
  const lines = ['zzzz', '0003', '0010want nothing', 'ffff', '000bnonsens', '0009' + 'ümla'.slice(0, 3)]
  for (const body of lines) {
    const response = await send(remote, token, 'git-receive-pack', Buffer.from(body))
    expect([body, response.status, response.headers.get('content-type')]).toEqual([
      body,
      400,
      'text/plain; charset=utf-8',
    ])
  }
  const twice = `${noObject} ${fine.tip} refs/heads/x`
  const body = pushBody('refs/heads/x', noObject, fine.tip, Buffer.alloc(0)).toString('latin1')
  const doubled = body.replace(/0000$/, `${(twice.length + 4).toString(16).padStart(4, '0')}${twice}0000`)
  expect(
    await (await send(remote, token, 'git-receive-pack', Buffer.from(doubled, 'latin1'))).text(),
  ).toMatch(/several times/)
  const probe = await send(remote, token, 'git-receive-pack', Buffer.from('0000'))
  expect([probe.status, await probe.text()]).toEqual([200, ''])
  const gzip = await send(remote, token, 'git-receive-pack', Buffer.from('not gzip'), {
    'content-encoding': 'gzip',
  })
  expect([gzip.status, await gzip.text()]).toEqual([400, 'The body is not valid gzip\n'])
  const brotli = await send(remote, token, 'git-receive-pack', Buffer.from('x'), { 'content-encoding': 'br' })
  expect(brotli.status).toBe(415)
  const json = await send(remote, token, 'git-receive-pack', Buffer.from('{}'), {
    'content-type': 'application/json',
  })
  expect([json.status, await json.text()]).toEqual([
    415,
    'Media type application/json is not supported; use application/x-git-receive-pack-request\n',
  ])
})

async function push(remote: string, token: string, body: Buffer): Promise<string> {
  return (await send(remote, token, 'git-receive-pack', body)).text()
}

function send(remote: string, token: string, service: string, body: Buffer, headers = {}): Promise<Response> {
  return fetch(`${remote}/${service}`, {
    method: 'POST',
    headers: {
      authorization: basic('x', token),
      'content-type': `application/x-${service}-request`,
      ...headers,
    },
    body: new Uint8Array(body),
  })
}

async function objectsOf({ appContext }: Forge, project: number): Promise<number> {
  const rows = appContext.db.selectFrom('git_object').select('oid').where('project_id', '=', project)
  return (await rows.execute()).length
}
