/** Spec: document 3, "Repository files". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { firstFile, firstText } from '../../fixtures/repository.ts'
import { expectContent, names } from '../../fixtures/file-contents.ts'
import { authors, nonAsciiText } from '../../fixtures/texts.ts'

const commit_message = 'Remove the file'

/** Files that the deletion of the first file does not change. */
const nested = `lib/${firstFile}`
const others = {
  'kept.txt': 'Kept.\n',
  [`${firstFile}.old`]: 'Kept, too.\n',
  [nested]: 'Another one.\n',
  'lib/kept.txt': 'Kept as well.\n',
}

export const deleteFile = {
  'delete-file/branch-required': missing('deleteFile', 'branch'),
  'delete-file/commit-message-required': missing('deleteFile', 'commit_message'),

  'delete-file/deletes': [
    check('on-the-given-branch', 'Only the given branch changes.', async ({ owner, given, act }) => {
      const project = await given.repository({ files: { ...others, [firstFile]: firstText } })
      const branch = await given.branch(project)
      const path = { id: project.id, file_path: firstFile }
      await expectContent(owner, project.id, firstFile, branch, firstText)
      const removed = await act(owner, 'deleteFile', { path, query: { branch, commit_message } })
      removed.expectStatus(200)
      await owner.observeAbsent('getFile', { path, query: { ref: branch } })
      for (const [name, kept] of Object.entries(others)) {
        await expectContent(owner, project.id, name, branch, kept)
      }
      await expectContent(owner, project.id, firstFile, 'master', firstText)
      const body = { branch, content: 'Written again.\n', commit_message: 'Add the file again' }
      await owner.call('createFile', { path, body })
      await expectContent(owner, project.id, firstFile, branch, body.content)
      const inFolder = { id: project.id, file_path: nested }
      const removedNext = await act(owner, 'deleteFile', {
        path: inFolder,
        query: { branch, commit_message },
      })
      removedNext.expectStatus(200)
      await owner.observeAbsent('getFile', { path: inFolder, query: { ref: branch } })
      await expectContent(owner, project.id, 'lib/kept.txt', branch, others['lib/kept.txt'])
    }),
    check('reserved-characters', 'Names with reserved characters work.', async ({ owner, given, act }) => {
      const contents = Object.fromEntries(names.map((name) => [name, `In ${name}.\n`]))
      const { id, branch } = await given.repository({ files: { [firstFile]: firstText, ...contents } })
      for (const name of names) {
        const path = { id, file_path: name }
        const removed = await act(owner, 'deleteFile', { path, query: { branch, commit_message } })
        removed.expectStatus(200)
        await owner.observeAbsent('getFile', { path, query: { ref: branch } })
      }
      await expectContent(owner, id, firstFile, branch, firstText)
    }),
  ],

  'delete-file/commit-message': check(async ({ owner, given, act }) => {
    const { id, branch, commit } = await given.repository()
    const path = { id, file_path: firstFile }
    const query = { branch, commit_message: `${nonAsciiText}\n\nIn several lines.` }
    const removed = await act(owner, 'deleteFile', { path, query })
    removed.expectStatus(200)
    const response = await owner.observe('getCommit', { path: { id, sha: branch } })
    const { message } = response.expectMatch({ title: nonAsciiText, parent_ids: [commit] }).body
    // Git itself ends a message with a newline, and so may a server.
    if (message.trim() !== query.commit_message)
      response.fail('The given `message`.', JSON.stringify(message))
  }),

  'delete-file/author-given': check(async ({ owner, given, act }) => {
    const files = Object.fromEntries(authors.map((_, index) => [`${index}.txt`, `${index}\n`]))
    const { id, branch } = await given.repository({ files })
    for (const [index, author] of authors.entries()) {
      const query = { branch, commit_message, ...author }
      const file_path = `${index}.txt`
      const removed = await act(owner, 'deleteFile', { path: { id, file_path }, query })
      removed.expectStatus(200)
      const response = await owner.observe('getCommit', { path: { id, sha: branch } })
      response.expectMatch(author)
    }
  }),

  'delete-file/returns-name-and-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const branch = await given.branch(project)
    const path = { id: project.id, file_path: firstFile }
    const response = await act(owner, 'deleteFile', { path, query: { branch, commit_message } })
    response.expectStatus(200).expectMatch({ file_name: firstFile, branch })
  }),

  'delete-file/branch-not-branch-name': check(async ({ owner, given }) => {
    const { id, branch } = await given.repository()
    const query = { branch_name: branch, commit_message }
    const rejected = await owner.sendUnchecked({
      operation: 'deleteFile',
      path: { id, file_path: firstFile },
      query,
    })
    rejected.expectStatus(400)
    await expectContent(owner, id, firstFile, branch, firstText)
  }),
} satisfies CoverageOf<'deleteFile'>
