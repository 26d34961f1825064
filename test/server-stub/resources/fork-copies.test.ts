/** Forks are copied in portions while other requests are handled. */
import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { expect } from 'vitest'
import { copyAllObjects, copyMissingObjects } from '../../../server-stub/git/copy.ts'
import { resumeDeletions } from '../../../server-stub/deletions.ts'
import { commitFile } from '../../support/commits.ts'
import { each, idOf, test, type Forge, type User } from '../../support/forge.ts'
import { observeUntil } from '../../support/observe-until.ts'
import { objectsOf } from '../../support/repository.ts'
import { statementsOf } from '../../support/statements.ts'

const objects = 1000

/** A public project with many objects. */
async function largeProject(forge: Forge, owner: User): Promise<number> {
  const id = idOf(await owner.post('/projects', { name: `Large ${randomUUID()}`, visibility: 'public' }))
  await commitFile(forge, id, 'master', 'README.md')
  const object = { project_id: id, type: 'blob', size: 0, data: new Uint8Array() } as const
  const rows = Array.from({ length: objects }, (_, n) => ({ ...object, oid: String(n).padStart(40, '0') }))
  for (let at = 0; at < objects; at += 500)
    await forge.appContext.db
      .insertInto('git_object')
      .values(rows.slice(at, at + 500))
      .execute()
  return id
}

/** The fork of a project, hidden or not. */
async function forkOf({ appContext: { db } }: Forge, source: number) {
  return db.selectFrom('project').selectAll().where('forked_from_project_id', '=', source).executeTakeFirst()
}

test('a fork is hidden until all objects are copied, with other requests in between', async ({ forge }) => {
  const [owner, forker] = [await forge.newUser('origin'), await forge.newUser('forker')]
  const id = await largeProject(forge, owner)
  const sizes = new Set<number>()
  let isSeenEarly = false
  const fork = await observeUntil(forker.post(`/projects/${id}/fork`), async () => {
    const hidden = await forkOf(forge, id)
    const count = hidden === undefined ? 0 : (await objectsOf(forge, hidden.id)).length
    if (count === 0 || count >= objects || hidden?.pending_delete !== 1) return
    sizes.add(count)
    const projects = each(await forker.get('/projects?owned=true'), 'id')
    const isStillCopied = (await forkOf(forge, id))?.pending_delete === 1
    isSeenEarly ||= projects.includes(hidden.id) && isStillCopied
  })
  expect(fork.status).toBe(201)
  expect(sizes.size).toBeGreaterThan(0)
  expect(isSeenEarly).toBe(false)
  expect(await objectsOf(forge, idOf(fork))).toEqual(await objectsOf(forge, id))
  expect(await forkOf(forge, id)).toMatchObject({ pending_delete: 0, copying_process_id: null })
})

test('what is added to the source meanwhile is copied as well', async ({ forge }) => {
  const owner = await forge.newUser('origin')
  const [from, to] = [await largeProject(forge, owner), await largeProject(forge, owner)]
  const { db } = forge.appContext
  await db.deleteFrom('git_object').where('project_id', '=', to).execute()
  await copyAllObjects(db, from, to)
  await commitFile(forge, from, 'master', 'late.md')
  expect(await objectsOf(forge, to)).not.toEqual(await objectsOf(forge, from))
  await db.transaction().execute((tx) => copyMissingObjects(tx, from, to))
  expect(await objectsOf(forge, to)).toEqual(await objectsOf(forge, from))
})

test('what is added is copied although as many objects were removed from the source', async ({ forge }) => {
  const owner = await forge.newUser('origin')
  const [from, to] = [await largeProject(forge, owner), await largeProject(forge, owner)]
  const { db } = forge.appContext
  await db.deleteFrom('git_object').where('project_id', '=', to).execute()
  await copyAllObjects(db, from, to)
  const before = await objectsOf(forge, from)
  await commitFile(forge, from, 'master', 'late.md')
  const added = (await objectsOf(forge, from)).filter((oid) => !before.includes(oid))
  const removed = before.slice(0, added.length)
  await db.deleteFrom('git_object').where('project_id', '=', from).where('oid', 'in', removed).execute()
  await db.transaction().execute((tx) => copyMissingObjects(tx, from, to))
  expect(await objectsOf(forge, to)).toEqual(expect.arrayContaining(added))
})

test.for([
  ['a commit that is pushed meanwhile is part of the fork', true],
  ['missing objects are not searched for if no ref has moved', false],
] as const)('%s', async ([, isPushed], { forge }) => {
  const [owner, forker] = [await forge.newUser('origin'), await forge.newUser('forker')]
  const id = await largeProject(forge, owner)
  const statements = await statementsOf(async () => {
    const forking = forker.post(`/projects/${id}/fork`)
    while ((await forkOf(forge, id)) === undefined) await setImmediate()
    if (isPushed) await commitFile(forge, id, 'master', 'late.md')
    expect((await forking).status).toBe(201)
  })
  const fork = await forkOf(forge, id)
  expect(await objectsOf(forge, fork?.id ?? 0)).toEqual(await objectsOf(forge, id))
  const searches = statements.filter((sql) => /not in \(select oid from git_object/.test(sql))
  expect(searches.length > 0).toBe(isPushed)
})

test('a fork of a project that is deleted meanwhile returns 404 and leaves nothing', async ({ forge }) => {
  const [owner, forker] = [await forge.newUser('origin'), await forge.newUser('forker')]
  const id = await largeProject(forge, owner)
  const forking = forker.post(`/projects/${id}/fork`)
  while ((await forkOf(forge, id)) === undefined) await setImmediate()
  const deletion = await owner.delete(`/projects/${id}`)
  expect(deletion.status).toBe(202)
  expect((await forking).status).toBe(404)
  expect(each(await forker.get('/projects?owned=true'), 'id')).toEqual([])
  const { db } = forge.appContext
  expect(await db.selectFrom('project').select('id').where('creator_id', '=', forker.id).execute()).toEqual(
    [],
  )
})

test.for([
  ['of a process that has ended is deleted', false],
  ['of a process that runs is left alone', true],
] as const)('a fork %s', async ([, isRunning], { forge }) => {
  const forker = await forge.newUser('forker')
  const id = idOf(await forker.post('/projects', { name: 'Half' }))
  const { db, processId } = forge.appContext
  await db
    .updateTable('project')
    .set({ pending_delete: 1, copying_process_id: isRunning ? processId : randomUUID() })
    .where('id', '=', id)
    .execute()
  await resumeDeletions(db)
  const left = await db.selectFrom('project').select('id').where('id', '=', id).execute()
  expect(left).toEqual(isRunning ? [{ id }] : [])
  expect((await forker.get(`/projects/${id}`)).status).toBe(404)
})
