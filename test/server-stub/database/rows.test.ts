import { expect, test } from 'vitest'
import { deleteRows, insertRow, updateRow } from '../../../server-stub/database/rows.ts'
import { sameText } from '../../../server-stub/database/text-conditions.ts'
import { addProject, addUser, fixedTime } from '../../support/rows.ts'
import { onEachDatabase } from './databases.ts'

onEachDatabase((subject) => {
  test('returns numbers, texts, bytes and nulls as they were inserted', async () => {
    const { db } = subject().database
    const ada = await addUser(db, 'ada')
    const project = await addProject(db, ada, 'engine')
    const data = new Uint8Array([0, 255, 10, 13, 128])
    const object = await insertRow(db, 'git_object', {
      project_id: project,
      oid: 'a'.repeat(40),
      type: 'blob',
      size: 5,
      data,
    })
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
    const status = await insertRow(db, 'commit_status', {
      project_id: project,
      sha: 'b',
      name: 'x',
      status: 'failed',
      coverage: 87.5,
      author_id: ada.id,
      created_at: fixedTime,
      description: undefined,
    })
    expect(status).toMatchObject({ coverage: 87.5, description: null })
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

onEachDatabase((subject) => {
  test('changes one row and deletes those with the given values', async () => {
    const { db } = subject().database
    const [ada, grace] = [await addUser(db, 'ada'), await addUser(db, 'grace')]
    const changed = await updateRow(db, 'user', ada.id, {
      bio: "Ada's",
      name: 'Ada',
      messenger_id: undefined,
    })
    expect(changed).toMatchObject({ id: ada.id, bio: "Ada's", name: 'Ada', messenger_id: '' })
    expect(await updateRow(db, 'user', 99, { name: 'Nobody' })).toBeUndefined()
    expect(await deleteRows(db, 'namespace', { kind: 'user', owner_id: grace.id })).toBe(1)
    expect(await deleteRows(db, 'namespace', { kind: 'group', owner_id: ada.id })).toBe(0)
    const rows = await db.selectFrom('user').select('name').orderBy('id').execute()
    expect(rows).toEqual([{ name: 'Ada' }, { name: 'grace Example' }])
  })
})
