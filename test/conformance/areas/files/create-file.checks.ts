/** Spec: document 3, "Repository files". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'
import { expectContent, names, texts, bytes } from '../../fixtures/file-contents.ts'
import { firstFile, firstText } from '../../fixtures/repository.ts'
import { authors, nonAsciiText } from '../../fixtures/texts.ts'

const file_path = 'lib/new.txt'
const commit_message = 'Add the new one'

export const createFile = {
  'create-file/branch-required': missing('createFile', 'branch'),
  'create-file/content-required': missing('createFile', 'content'),
  'create-file/commit-message-required': missing('createFile', 'commit_message'),

  'create-file/creates': [
    check('on-the-given-branch', 'Only the given branch changes.', async ({ owner, given, act }) => {
      const project = await given.repository()
      const branch = await given.branch(project)
      const path = { id: project.id, file_path }
      const body = { branch, content: 'New.\n', commit_message }
      const created = await act(owner, 'createFile', { path, body })
      created.expectStatus(201)
      await expectContent(owner, project.id, file_path, branch, 'New.\n')
      await expectContent(owner, project.id, firstFile, branch, firstText)
      await owner.observeAbsent('getFile', { path, query: { ref: 'master' } })
      // Whether a file that exists is rejected is not specified.
      const again = await act(owner, 'createFile', { path, body: { ...body, content: 'Newer.\n' } })
      if (again.status !== 201) await expectContent(owner, project.id, file_path, branch, 'New.\n')
    }),
    ...names.map((name) =>
      check(idPart(`named ${name}`), `A file named ${name} is created.`, async ({ owner, given, act }) => {
        const { id, branch } = await given.repository()
        const body = { branch, content: 'New.\n', commit_message }
        const created = await act(owner, 'createFile', { path: { id, file_path: name }, body })
        created.expectStatus(201)
        await expectContent(owner, id, name, branch, 'New.\n')
      }),
    ),
  ],

  'create-file/commit-message': check(async ({ owner, given, act }) => {
    const { id, branch, commit } = await given.repository()
    const body = { branch, content: 'New.\n', commit_message: `${nonAsciiText}\n\nIn several lines.` }
    const created = await act(owner, 'createFile', { path: { id, file_path }, body })
    created.expectStatus(201)
    const response = await owner.observe('getCommit', { path: { id, sha: branch } })
    const { message } = response.expectMatch({ title: nonAsciiText, parent_ids: [commit] }).body
    // Git itself ends a message with a newline, and so may a server.
    if (message.trim() !== body.commit_message) response.fail('The given `message`.', JSON.stringify(message))
  }),

  'create-file/encoding-default-text': texts.map((content, index) =>
    check(
      `text-${index + 1}`,
      `The content ${JSON.stringify(content)} is kept as it is.`,
      async ({ owner, given, act }) => {
        const { id, branch } = await given.repository()
        const created = await act(owner, 'createFile', {
          path: { id, file_path },
          body: { branch, content, commit_message },
        })
        created.expectStatus(201)
        await expectContent(owner, id, file_path, branch, content)
      },
    ),
  ),

  'create-file/encoding-base64': check(async ({ owner, given, act }) => {
    const { id, branch } = await given.repository()
    const body = { branch, content: bytes.toString('base64'), encoding: 'base64' as const, commit_message }
    const created = await act(owner, 'createFile', { path: { id, file_path }, body })
    created.expectStatus(201)
    await expectContent(owner, id, file_path, branch, bytes)
  }),

  'create-file/author-given': check(async ({ owner, given, act }) => {
    const { id, branch } = await given.repository()
    for (const [index, author] of authors.entries()) {
      const body = { branch, content: 'New.\n', commit_message, ...author }
      const created = await act(owner, 'createFile', {
        path: { id, file_path: `${index}-${file_path}` },
        body,
      })
      created.expectStatus(201)
      const response = await owner.observe('getCommit', { path: { id, sha: branch } })
      response.expectMatch(author)
    }
  }),

  'create-file/returns-name-and-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const { id } = project
    const branch = await given.branch(project)
    const body = { branch, content: 'New.\n', commit_message }
    const response = await act(owner, 'createFile', { path: { id, file_path }, body })
    const { file_name } = response.expectStatus(201).expectMatch({ branch }).body
    // Whether the name is the whole path is not specified.
    if (file_name !== file_path && file_name !== 'new.txt') response.fail('The `file_name` of the file.')
  }),

  'create-file/branch-not-branch-name': check(async ({ owner, given }) => {
    const { id, branch } = await given.repository()
    const body = { branch_name: branch, content: 'New.\n', commit_message }
    const rejected = await owner.sendUnchecked({ operation: 'createFile', path: { id, file_path }, body })
    rejected.expectStatus(400)
    await owner.observeAbsent('getFile', { path: { id, file_path }, query: { ref: branch } })
  }),
} satisfies CoverageOf<'createFile'>
