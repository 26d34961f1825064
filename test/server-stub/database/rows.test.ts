import { expect, test } from 'vitest'
import { sameText } from '../../../server-stub/database/text-conditions.ts'
import { addProject, addUser, fixedTime } from '../../support/rows.ts'
import { onEachDatabase } from './databases.ts'

onEachDatabase((subject) => {
  test('returns numbers, texts, bytes and nulls as they were inserted', async () => {
    const { db } = subject().database
    const ada = await addUser(db, 'ada')
    const project = await addProject(db, ada, 'engine')
    const data = new Uint8Array([0, 255, 10, 13, 128])
    await db
      .insertInto('git_object')
      .values({ project_id: project, oid: 'a'.repeat(40), type: 'blob', size: 5, data })
      .execute()
    const object = await db.selectFrom('git_object').selectAll().executeTakeFirstOrThrow()
    expect([...object.data]).toEqual([...data])
    expect(object.project_id).toBe(project)
    const user = await db.selectFrom('user').selectAll().executeTakeFirstOrThrow()
    expect(user).toMatchObject({
      id: ada.id,
      bio: null,
      admin: 0,
      state: 'active',
      messenger_id: '',
      projects_limit: 100_000,
    })
    expect(user.created_at).toBe(fixedTime)
    await db
      .insertInto('commit_status')
      .values({
        project_id: project,
        sha: 'b',
        name: 'x',
        status: 'failed',
        coverage: 87.5,
        author_id: ada.id,
        created_at: fixedTime,
      })
      .execute()
    const status = await db.selectFrom('commit_status').select('coverage').executeTakeFirstOrThrow()
    expect(status.coverage).toBe(87.5)
  })

  test('requires unique names, ignoring letter case', async () => {
    const { db } = subject().database
    const owner = await addUser(db, 'Grace')
    await expect(addUser(db, 'gRACE')).rejects.toThrow(/unique/i)
    await addProject(db, owner, 'Compiler')
    await expect(addProject(db, owner, 'compiler')).rejects.toThrow(/unique/i)
    const found = await db
      .selectFrom('user')
      .select('username')
      .where(sameText('username', 'GRACE'))
      .execute()
    expect(found).toEqual([{ username: 'Grace' }])
  })
})
