/** Issues, notes, award emoji, boards. */
import { expect } from 'vitest'
import { test } from './world.ts'

test('issues are created and listed', async ({ world }) => {
  const { id } = await world.forge.project()
  const reporter = await world.as('reporter')
  const given = { description: 'It sticks', labels: 'bug,urgent', dueDate: '2099-01-01' }
  const issue = await reporter.Issues.create(id, 'Shuttle', given)
  expect(issue).toMatchObject({ title: 'Shuttle', labels: ['bug', 'urgent'], due_date: '2099-01-01' })
  expect(await reporter.Issues.show(issue.iid, { projectId: id })).toMatchObject({ id: issue.id })
  expect(await reporter.Issues.all({ projectId: id, labels: 'bug', state: 'opened' })).toHaveLength(1)
  expect(await reporter.Issues.all({ projectId: id, iids: [issue.iid] })).toHaveLength(1)
  expect(await reporter.Issues.all({ search: 'sticks' })).toHaveLength(1)
  expect(await reporter.Issues.subscribe(id, issue.iid)).toMatchObject({ subscribed: true })
  expect(await reporter.Issues.unsubscribe(id, issue.iid)).toMatchObject({ subscribed: false })
})

test('notes and award emoji on issues, merge requests and snippets', async ({ world }) => {
  const { forge } = world
  const { id } = await forge.project({ files: { 'README.md': '# Loom' } })
  const developer = await world.as('developer')
  const { iid } = await developer.Issues.create(id, 'Shuttle')
  await developer.Branches.create(id, 'warp', 'master')
  await developer.Commits.create(id, 'warp', 'Warp', [{ action: 'create', filePath: 'a', content: 'b' }])
  const { iid: merge } = await developer.MergeRequests.create(id, 'warp', 'master', 'Warp')
  const snippet = await forge.provision.snippet({ project_id: id, title: 'Pattern', visibility: 'public' })
  for (const [notes, awards, on] of [
    [developer.IssueNotes, developer.IssueAwardEmojis, iid],
    [developer.MergeRequestNotes, developer.MergeRequestAwardEmojis, merge],
    [developer.ProjectSnippetNotes, developer.ProjectSnippetAwardEmojis, snippet.id],
  ] as const) {
    const note = await notes.create(id, on, 'Well done')
    expect(await notes.edit(id, on, note.id, { body: 'Very well done' })).toMatchObject({
      body: 'Very well done',
    })
    expect(await notes.show(id, on, note.id)).toMatchObject({ author: { username: 'developer' } })
    expect(await notes.all(id, on)).toHaveLength(1)
    await notes.remove(id, on, note.id)
    expect(await notes.all(id, on)).toEqual([])
    const award = await awards.award(id, on, 'thumbsup')
    expect(await awards.show(id, on, award.id)).toMatchObject({ name: 'thumbsup' })
    expect(await awards.all(id, on)).toHaveLength(1)
    await awards.remove(id, on, award.id)
    expect(await awards.all(id, on)).toEqual([])
  }
})

test('award emoji on notes', async ({ world }) => {
  const { id } = await world.forge.project()
  const reporter = await world.as('reporter')
  const { iid } = await reporter.Issues.create(id, 'Shuttle')
  const { id: note } = await reporter.IssueNotes.create(id, iid, 'Well done')
  const { id: award } = await reporter.IssueNoteAwardEmojis.award(id, iid, note, 'heart')
  expect(await reporter.IssueNoteAwardEmojis.all(id, iid, note)).toMatchObject([{ name: 'heart' }])
  expect(await reporter.IssueNoteAwardEmojis.show(id, iid, note, award)).toMatchObject({ id: award })
  await reporter.IssueNoteAwardEmojis.remove(id, iid, note, award)
  expect(await reporter.IssueNoteAwardEmojis.all(id, iid, note)).toEqual([])
})

test('lists of boards are created, moved and deleted', async ({ world }) => {
  const { id } = await world.forge.project()
  const master = await world.as('master')
  const labels = [
    await world.forge.provision.label({ project_id: id, name: 'warp' }),
    await world.forge.provision.label({ project_id: id, name: 'weft' }),
  ]
  const [board] = await master.ProjectIssueBoards.all(id)
  const boards = master.ProjectIssueBoards
  const where = Number(board?.id)
  for (const { id: labelId } of labels) await boards.createList(id, where, { labelId })
  const lists = await boards.allLists(id, where)
  expect(lists.map(({ label }) => label?.name)).toEqual(['warp', 'weft'])
  const second = Number(lists[1]?.id)
  expect(await boards.showList(id, where, second)).toMatchObject({ position: 2 })
  expect(await boards.editList(id, where, second, 1)).toMatchObject({ position: 1 })
  const owner = await world.as('owner')
  await owner.ProjectIssueBoards.removeList(id, where, second)
  expect(await boards.allLists(id, where)).toHaveLength(1)
})
