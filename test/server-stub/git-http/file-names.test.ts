import { expect, test } from 'vitest'
import { decodeFileName, encodeFileName } from '../../../server-stub/git/file-name.ts'
import { test as withForge } from '../../support/forge.ts'
import { commit, create } from '../../support/repository.ts'
import { newProject, newTeam } from '../../support/team.ts'
import { commit as commitBody, noObject, oidOf, packOf, pushBody, whole } from './packs.ts'
import { basic, noGit, remoteOf, workspace } from './workspace.ts'

test.for([
  [Buffer.from('größe 世界 🌍 \ufffd'), 'größe 世界 🌍 \ufffd'],
  [Buffer.from('gr\xf6\xdfe', 'latin1'), 'gr\udcf6\udcdfe'],
  [Buffer.from([0xed, 0xb0, 0x80]), '\udced\udcb0\udc80'],
] satisfies [Buffer, string][])('reads and writes the name %s byte by byte', ([bytes, text]) => {
  expect(decodeFileName(bytes)).toBe(text)
  expect(encodeFileName(text)).toEqual(bytes)
})

withForge.skipIf(noGit)('a commit through the API keeps names that are not UTF-8', async ({ forge }) => {
  const team = await newTeam(forge)
  const project = await newProject(team)
  const names = [Buffer.from('gr\xf6\xdfe', 'latin1'), Buffer.from('gr\xfc\xdfe', 'latin1')]
  const oid = Buffer.from(oidOf('blob', 'x\n'), 'hex')
  const root = Buffer.concat(names.flatMap((name) => [Buffer.from('100644 '), name, Buffer.from([0]), oid]))
  const top = commitBody(oidOf('tree', root))
  const pack = packOf([whole('blob', 'x\n'), whole('tree', root), whole('commit', top)])
  const pushed = await fetch(`${await remoteOf(team.owner, project)}/git-receive-pack`, {
    method: 'POST',
    headers: {
      authorization: basic('x', team.master.token),
      'content-type': 'application/x-git-receive-pack-request',
    },
    body: new Uint8Array(pushBody('refs/heads/master', noObject, oidOf('commit', top), pack)),
  })
  expect(await pushed.text()).toContain('ok refs/heads/master')
  await commit(team.master, project, 'master', [create('later.txt')])
  await using work = await workspace()
  await work.git(
    '.',
    'clone',
    '--quiet',
    '--bare',
    await remoteOf(team.owner, project, team.master.token),
    'bare',
  )
  const listed = await work.git('bare', '-c', 'core.quotePath=true', 'ls-tree', '--name-only', 'HEAD')
  expect(listed.split('\n')).toEqual(['"gr\\366\\337e"', '"gr\\374\\337e"', 'later.txt', ''])
  expect(await work.tried('bare', 'fsck', '--strict', '--full')).toEqual({ status: 0, output: '' })
})
