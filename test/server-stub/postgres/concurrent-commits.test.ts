/** Many writers on one branch, over several servers with one PostgreSQL database. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server-stub/database/connection.ts'
import { danglingObjects } from '../../../server-stub/git/garbage.ts'
import { openRepository } from '../../../server-stub/git/repository.ts'
import { startStub } from '../../../server-stub/index.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'

const noPostgres = await whyNoPostgres()
const adminToken = 'pt-writers'
const headers = { 'PRIVATE-TOKEN': adminToken }

test.skipIf(noPostgres)('writers on one branch all succeed and leave no dangling objects', async () => {
  const database = { kind: 'postgres', url: await freshDatabase(), poolSize: 3 } as const
  await using one = await startStub({ database, adminToken })
  await using other = await startStub({ database, adminToken })
  const write = async (baseUrl: string, name: string): Promise<number> => {
    const content = { branch: 'master', content: name, commit_message: name }
    const response = await fetch(
      `${baseUrl}/projects/1/repository/files/${name}?${new URLSearchParams(content)}`,
      { method: 'POST', headers },
    )
    return response.status
  }
  await fetch(`${one.baseUrl}/projects?name=p`, { method: 'POST', headers })
  const names = Array.from({ length: 60 }, (_, n) => `f${n}`)
  const statuses = await Promise.all(
    names.map((name, n) => write(n % 2 === 0 ? one.baseUrl : other.baseUrl, name)),
  )
  expect(statuses).toEqual(names.map(() => 201))
  const opened = await openDatabase(database)
  const { db } = opened
  const repository = openRepository(db, 1)
  const commits = await repository.log((await repository.branch('master')) ?? '')
  expect(commits).toHaveLength(names.length)
  expect(await danglingObjects(db, 1)).toEqual([])
  await opened.close()
})
