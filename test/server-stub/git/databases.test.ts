import { expect, test } from 'vitest'
import type { Db } from '../../../server-stub/database/connection.ts'
import { copyAllObjects } from '../../../server-stub/git/copy.ts'
import { copyObjects, copyRefs, moveRef } from '../../../server-stub/git/refs.ts'
import { createObjectCache, openRepository } from '../../../server-stub/git/repository.ts'
import { addProject, addUser } from '../../support/rows.ts'
import { onEachDatabase } from '../database/databases.ts'
import { create, signed } from './workbench.ts'

const commit = async (db: Db, projectId: number, path: string): Promise<string> => {
  const repository = openRepository(db, projectId, createObjectCache())
  const { tree } = await repository.applyActions(null, [create(path)])
  return repository.writeCommit({ tree, parents: [], message: 'm', author: signed(), committer: signed() })
}

onEachDatabase((subject) => {
  test('keeps a repository, its refs and its forks', async () => {
    const { db } = subject().database
    const owner = await addUser(db, 'ada')
    const [one, fork] = [await addProject(db, owner, 'one'), await addProject(db, owner, 'fork')]
    const [head, other] = [await commit(db, one, 'dir/a'), await commit(db, one, 'b')]
    const move = (name: string, from: string | null, to: string | null): Promise<boolean> =>
      db.transaction().execute((tx) => moveRef(tx, one, `refs/heads/${name}`, from, to))
    for (const name of ['b', 'a', 'B', 'a-b', 'ä']) expect(await move(name, null, head)).toBe(true)
    expect(await move('a', other, head)).toBe(false)
    expect(await move('a/b', null, head)).toBe(false)
    const raced = await Promise.all([1, 2, 3, 4].map(() => move('raced', null, other)))
    expect(raced.filter(Boolean).length).toBe(1)
    await db.transaction().execute((tx) => copyObjects(tx, one, fork, [head]))
    await copyAllObjects(db, one, fork)
    await db.transaction().execute((tx) => copyRefs(tx, one, fork))
    const forked = openRepository(db, fork, createObjectCache())
    expect((await forked.branches()).map(({ name }) => name)).toEqual(['B', 'a', 'a-b', 'b', 'raced', 'ä'])
    expect(await forked.resolve(head.slice(0, 8))).toBe(head)
    expect(Buffer.from((await forked.file(head, 'dir/a'))?.content ?? []).toString()).toBe('dir/a\n')
    await db.deleteFrom('project').where('id', '=', one).execute()
    expect((await forked.log(head)).length).toBe(1)
  })
})
