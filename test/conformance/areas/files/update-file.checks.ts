/** Spec: document 3, "Repository files". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { firstFile, firstText } from '../../fixtures/repository.ts'
import { expectContent, names, texts, bytes } from '../../fixtures/file-contents.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { authors, nonAsciiText } from '../../fixtures/texts.ts'

const commit_message = 'Improve the file'

const content = 'Better.\n'

/** Files that a write to the first file does not change. */
const others = { 'kept.txt': 'Kept.\n', [`lib/${firstFile}`]: 'Another one.\n' }

export const updateFile = {
  'update-file/branch-required': missing('updateFile', 'branch'),
  'update-file/content-required': missing('updateFile', 'content'),
  'update-file/commit-message-required': missing('updateFile', 'commit_message'),

  'update-file/updates': [
    check('on-the-given-branch', 'Only the given branch changes.', async ({ owner, given, act }) => {
      const project = await given.repository({ files: { ...others, [firstFile]: firstText } })
      const branch = await given.branch(project)
      const path = { id: project.id, file_path: firstFile }
      const before = await expectContent(owner, project.id, firstFile, branch, firstText)
      const written = await act(owner, 'updateFile', { path, body: { branch, content, commit_message } })
      written.expectStatus(200)
      const after = await expectContent(owner, project.id, firstFile, branch, content)
      const { blob_id } = after.body
      if ([before.body.blob_id, after.body.commit_id].includes(blob_id))
        after.fail(
          'A `blob_id` of the new content alone.',
          `It is ${blob_id}, as before or as \`commit_id\`.`,
        )
      for (const [name, kept] of Object.entries(others)) {
        await expectContent(owner, project.id, name, branch, kept)
      }
      await expectContent(owner, project.id, firstFile, 'master', firstText)
      const unknown = { id: project.id, file_path: 'no-such.txt' }
      const rejected = await act(owner, 'updateFile', {
        path: unknown,
        body: { branch, content, commit_message },
      })
      rejected.expectRejected()
      await owner.observeAbsent('getFile', { path: unknown, query: { ref: branch } })
    }),
    check('reserved-characters', 'Names with reserved characters work.', async ({ owner, given, act }) => {
      const contents = Object.fromEntries(names.map((name) => [name, `In ${name}.\n`]))
      const { id, branch } = await given.repository({ files: contents })
      for (const name of names) {
        const body = { branch, content: `Better in ${name}.\n`, commit_message }
        const written = await act(owner, 'updateFile', { path: { id, file_path: name }, body })
        written.expectStatus(200)
        await expectContent(owner, id, name, branch, body.content)
      }
    }),
  ],

  'update-file/commit-message': check(async ({ owner, given, act }) => {
    const { id, branch, commit } = await given.repository()
    const body = { branch, content, commit_message: `${nonAsciiText}\n\nIn several lines.` }
    const written = await act(owner, 'updateFile', { path: { id, file_path: firstFile }, body })
    written.expectStatus(200)
    const response = await owner.observe('getCommit', { path: { id, sha: branch } })
    const { message } = response.expectMatch({ title: nonAsciiText, parent_ids: [commit] }).body
    // Git itself ends a message with a newline, and so may a server.
    if (message.trim() !== body.commit_message) response.fail('The given `message`.', JSON.stringify(message))
  }),

  'update-file/encoding-default-text': texts.map((text, index) =>
    check(
      `text-${index + 1}`,
      `The content ${JSON.stringify(text)} is kept as it is.`,
      async ({ owner, given, act }) => {
        const { id, branch } = await given.repository()
        const body = { branch, content: text, commit_message }
        const written = await act(owner, 'updateFile', { path: { id, file_path: firstFile }, body })
        written.expectStatus(200)
        await expectContent(owner, id, firstFile, branch, text)
      },
    ),
  ),

  'update-file/encoding-base64': check(async ({ owner, given, act }) => {
    const { id, branch } = await given.repository()
    const body = { branch, content: bytes.toString('base64'), encoding: 'base64' as const, commit_message }
    const written = await act(owner, 'updateFile', { path: { id, file_path: firstFile }, body })
    written.expectStatus(200)
    await expectContent(owner, id, firstFile, branch, bytes)
  }),

  'update-file/author-given': check(async ({ owner, given, act }) => {
    const { id, branch } = await given.repository()
    for (const [index, author] of authors.entries()) {
      const body = { branch, content: `${index} ${content}`, commit_message, ...author }
      const written = await act(owner, 'updateFile', { path: { id, file_path: firstFile }, body })
      written.expectStatus(200)
      const response = await owner.observe('getCommit', { path: { id, sha: branch } })
      response.expectMatch(author)
    }
  }),

  'update-file/returns-name-and-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const { id } = project
    const branch = await given.branch(project)
    const body = { branch, content, commit_message }
    const response = await act(owner, 'updateFile', { path: { id, file_path: firstFile }, body })
    response.expectStatus(200).expectMatch({ file_name: firstFile, branch })
  }),

  'update-file/branch-not-branch-name': check(async ({ owner, given }) => {
    const { id, branch } = await given.repository()
    const body = { branch_name: branch, content, commit_message }
    const rejected = await owner.sendUnchecked({
      operation: 'updateFile',
      path: { id, file_path: firstFile },
      body,
    })
    rejected.expectStatus(400)
    await expectContent(owner, id, firstFile, branch, firstText)
  }),

  'update-file/traversal-is-400': check(async ({ owner, given, act }) => {
    const { id, branch } = await given.repository({ files: { 'lib/a.txt': 'A.\n', 'b.txt': 'B.\n' } })
    const body = { branch, content, commit_message }
    const path = { id, file_path: 'lib/../b.txt' }
    expectFailure(await act(owner, 'updateFile', { path, body }))
    await expectContent(owner, id, 'b.txt', branch, 'B.\n')
  }),

  'update-file/identical-content-is-400': check(async ({ owner, given, act }) => {
    const { id, branch, commit } = await given.repository()
    const body = { branch, content: firstText, commit_message }
    const path = { id, file_path: firstFile }
    expectFailure(await act(owner, 'updateFile', { path, body }))
    const encoded = {
      ...body,
      content: Buffer.from(firstText).toString('base64'),
      encoding: 'base64' as const,
    }
    expectFailure(await act(owner, 'updateFile', { path, body: encoded }))
    const response = await owner.observe('getCommit', { path: { id, sha: branch } })
    response.expectMatch({ id: commit })
  }),

  'update-file/changed-branch-is-400': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const { id, branch, commit } = project
    await given.commit(project, branch, [{ action: 'update', file_path: firstFile, content: 'Meanwhile.\n' }])
    const encoded = { content: bytes.toString('base64'), encoding: 'base64' as const }
    for (const attributes of [{}, encoded, ...authors]) {
      const body = { branch, content, commit_message, last_commit_id: commit, ...attributes }
      expectFailure(await act(owner, 'updateFile', { path: { id, file_path: firstFile }, body }))
    }
    await expectContent(owner, id, firstFile, branch, 'Meanwhile.\n')
  }),

  'update-file/last-commit-id': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const { id, branch, commit } = project
    const path = { id, file_path: firstFile }
    // The branch has a newer commit, the file has not changed.
    await given.file(project, 'other.txt', 'Other.\n')
    const known = await owner.observe('getFile', { path, query: { ref: branch } })
    known.expectMatch({ last_commit_id: commit })
    const body = { branch, content, commit_message, last_commit_id: commit }
    const written = await act(owner, 'updateFile', { path, body })
    written.expectStatus(200)
    const { last_commit_id } = (await expectContent(owner, id, firstFile, branch, content)).body
    const encoded = { content: bytes.toString('base64'), encoding: 'base64' as const }
    const again = await act(owner, 'updateFile', { path, body: { ...body, ...encoded, last_commit_id } })
    again.expectStatus(200)
    await expectContent(owner, id, firstFile, branch, bytes)
  }),
} satisfies CoverageOf<'updateFile'>

/** A commit that fails yields 400 with any message. */
function expectFailure(response: ApiResponse<'updateFile'>): void {
  const { json } = response.expectStatus(400)
  if (!isRecord(json) || json['message'] === undefined) response.fail('A `message`.')
}
