/** Spec: document 3, "Commits". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { firstFile, type Actions, firstText } from '../../fixtures/repository.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { expectContent, names, texts, bytes } from '../../fixtures/file-contents.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { authors, nonAsciiText } from '../../fixtures/texts.ts'

const commit_message = 'Do several things'
const nonAsciiFile = 'Größe/織機.txt'
/** Begins with the name of another file. */
const namesake = `${firstFile}.old`

/** An action before one that is rejected: a commit has all actions, or there is none. */
const valid = { action: 'create', file_path: 'valid.txt', content: 'Valid.\n' }

export const createCommit = {
  'create-commit/branch-required': missing('createCommit', 'branch'),
  'create-commit/commit-message-required': missing('createCommit', 'commit_message'),
  'create-commit/actions-required': missing('createCommit', 'actions'),
  'create-commit/action-required': rejects([valid, { file_path: 'a.txt', content: 'A.\n' }]),
  'create-commit/action-values': rejects([valid, { action: 'conjure', file_path: 'a.txt', content: 'A.\n' }]),
  'create-commit/file-path-required': rejects([valid, { action: 'create', content: 'A.\n' }]),

  'create-commit/content-required': [
    rejects([valid, { action: 'create', file_path: 'a.txt' }], 'create'),
    rejects([valid, { action: 'update', file_path: firstFile }], 'update'),
  ],

  'create-commit/content-optional-for-move': check(async (context) => {
    const actions: Actions = [{ action: 'move', previous_path: firstFile, file_path: 'READ.ME' }]
    const { owner, id } = await commit(context, actions)
    await expectContent(owner, id, 'READ.ME', 'master', firstText)
  }),

  'create-commit/create-writes-file': check(async (context) => {
    const files = ['lib/a.txt', ...Array.from({ length: 21 }, (_, index) => `lib/${index + 1}.txt`)]
    const actions: Actions = files.map((file_path) => ({ action: 'create', file_path, content: 'A.\n' }))
    const { owner, id } = await commit(context, actions)
    for (const file_path of ['lib/a.txt', 'lib/21.txt'])
      await expectContent(owner, id, file_path, 'master', 'A.\n')
    await expectContent(owner, id, firstFile, 'master', firstText)
    for (const file_path of names) {
      const response = await context.act(owner, 'createCommit', {
        path: { id },
        body: {
          branch: 'master',
          commit_message,
          actions: [{ action: 'create', file_path, content: 'B.\n' }],
        },
      })
      response.expectStatus(201)
      await expectContent(owner, id, file_path, 'master', 'B.\n')
    }
  }),

  'create-commit/update-writes-file': check(async (context) => {
    const { owner, id } = await commit(context, [
      { action: 'update', file_path: firstFile, content: 'Other.\n' },
      { action: 'update', file_path: nonAsciiFile, content: 'Another.\n' },
    ])
    await expectContent(owner, id, firstFile, 'master', 'Other.\n')
    await expectContent(owner, id, nonAsciiFile, 'master', 'Another.\n')
  }),

  'create-commit/delete-removes-file': check(async (context) => {
    const { owner, id } = await commit(context, [
      { action: 'delete', file_path: firstFile },
      { action: 'delete', file_path: nonAsciiFile },
    ])
    for (const file_path of [firstFile, nonAsciiFile]) {
      await owner.observeAbsent('getFile', { path: { id, file_path }, query: { ref: 'master' } })
    }
    await expectContent(owner, id, namesake, 'master', 'Alike.\n')
  }),

  'create-commit/move-renames-file': [
    check('as-it-is', 'The content remains the same.', async (context) => {
      const actions: Actions = [
        { action: 'move', previous_path: firstFile, file_path: 'docs/READ.ME', content: firstText },
        { action: 'move', previous_path: nonAsciiFile, file_path: `docs/${nonAsciiFile}` },
      ]
      const { owner, id } = await commit(context, actions)
      await expectContent(owner, id, 'docs/READ.ME', 'master', firstText)
      await expectContent(owner, id, `docs/${nonAsciiFile}`, 'master', 'Outside ASCII.\n')
      await owner.observeAbsent('getFile', {
        path: { id, file_path: firstFile },
        query: { ref: 'master' },
      })
    }),
    check('with-other-content', 'The content changes in the same action.', async (context) => {
      const actions: Actions = [
        { action: 'move', previous_path: firstFile, file_path: 'READ.ME', content: 'Moved.\n' },
      ]
      const { owner, id } = await commit(context, actions)
      await expectContent(owner, id, 'READ.ME', 'master', 'Moved.\n')
    }),
  ],

  'create-commit/encoding-default-text': texts.map((content, index) =>
    check(
      `text-${index + 1}`,
      `The content ${JSON.stringify(content)} is kept as it is.`,
      async (context) => {
        const { owner, id } = await commit(context, [{ action: 'create', file_path: 'a.txt', content }])
        await expectContent(owner, id, 'a.txt', 'master', content)
      },
    ),
  ),

  'create-commit/encoding-base64': (
    [
      { action: 'create', file_path: 'a.bin' },
      { action: 'update', file_path: firstFile },
      { action: 'move', previous_path: firstFile, file_path: 'a.bin' },
    ] as const
  ).map((action) =>
    check(action.action, `The content of the action \`${action.action}\` is decoded.`, async (context) => {
      const content = bytes.toString('base64')
      const { owner, id } = await commit(context, [{ ...action, content, encoding: 'base64' }])
      await expectContent(owner, id, action.file_path, 'master', bytes)
    }),
  ),

  'create-commit/author-given': check(async ({ owner, given, act }) => {
    const { id, path } = await given.repository()
    for (const [index, author] of authors.entries()) {
      const actions: Actions = [{ action: 'create', file_path: `${index}.txt`, content: 'A.\n' }]
      const created = await act(owner, 'createCommit', {
        path,
        body: { branch: 'master', commit_message, actions, ...author },
      })
      created.expectStatus(201).expectMatch(author)
      const response = await owner.observe('getCommit', { path: { id, sha: 'master' } })
      response.expectMatch(author)
    }
  }),

  'create-commit/on-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const { id, path, commit, parents } = project
    const branch = await given.branch(project)
    await owner.call('getCommit', { path: { id, sha: branch } })
    const { body: former } = await owner.call('getBranch', { path: { id, branch } })
    await owner.call('listCommits', { path, query: { ref_name: branch } })
    const message = `${nonAsciiText}\n\nAnd what it is about. ${'A sentence follows. '.repeat(20)}`.trim()
    const actions: Actions = [{ action: 'create', file_path: 'a.txt', content: 'A.\n' }]
    const created = await act(owner, 'createCommit', {
      path,
      body: { branch, commit_message: message, actions },
    })
    created.expectStatus(201).expectMatch({ title: nonAsciiText, parent_ids: [commit] })
    const sha = created.expectStatus(201).body.id ?? created.fail('The commit with its `id`.')
    const response = await owner.observe('getCommit', { path: { id, sha: branch } })
    response.expectMatch({ id: sha, title: nonAsciiText })
    const { message: actual } = response.body
    // Git itself ends a message with a newline, and so may a server.
    if (actual.trim() !== message) response.fail('The given message.', `It is ${JSON.stringify(actual)}.`)
    const named = await owner.observe('getBranch', { path: { id, branch } })
    named.expectMatch({ commit: { id: sha }, protected: former.protected })
    const list = await owner.observe('listCommits', { path, query: { ref_name: branch } })
    list.expectValues('id', [...parents, commit, sha])
    const other = await owner.observe('getCommit', { path: { id, sha: 'master' } })
    other.expectMatch({ id: commit })
  }),

  'create-commit/several-actions': [
    check('in-one-commit', 'Several actions are one commit.', async (context) => {
      const { owner, given } = context
      const files = { 'changed.txt': 'Before.\n', 'gone.txt': 'Gone.\n', 'moved.txt': 'Moved.\n' }
      const { id, path, commit } = await given.repository({ files })
      const actions: Actions = [
        { action: 'create', file_path: 'new.bin', content: bytes.toString('base64'), encoding: 'base64' },
        { action: 'create', file_path: 'new.txt', content: 'New.\n', encoding: 'text' },
        { action: 'create', file_path: 'other.bin', content: bytes.toString('base64'), encoding: 'base64' },
        { action: 'update', file_path: 'changed.txt', content: 'After.\n' },
        { action: 'delete', file_path: 'gone.txt' },
        { action: 'move', previous_path: 'moved.txt', file_path: 'lib/moved.txt', content: 'Moved.\n' },
      ]
      const created = await context.act(owner, 'createCommit', {
        path,
        body: { branch: 'master', commit_message, actions },
      })
      created.expectStatus(201).expectMatch({ parent_ids: [commit] })
      for (const file of ['new.bin', 'other.bin']) await expectContent(owner, id, file, 'master', bytes)
      await expectContent(owner, id, 'new.txt', 'master', 'New.\n')
      await expectContent(owner, id, 'changed.txt', 'master', 'After.\n')
      await expectContent(owner, id, 'lib/moved.txt', 'master', 'Moved.\n')
      for (const file_path of ['gone.txt', 'moved.txt']) {
        await owner.observeAbsent('getFile', { path: { id, file_path }, query: { ref: 'master' } })
      }
    }),
  ],

  'create-commit/json-body': check(async (context) => {
    const actions: Actions = [
      { action: 'create', file_path: 'a.txt', content: 'A.\n' },
      { action: 'create', file_path: 'b.txt', content: 'B.\n' },
    ]
    const { owner, id } = await commit(context, actions)
    await expectContent(owner, id, 'a.txt', 'master', 'A.\n')
    await expectContent(owner, id, 'b.txt', 'master', 'B.\n')
  }),

  'create-commit/stats-and-status': check(async ({ owner, given, act }) => {
    const { path } = await given.repository({ files: { 'a.txt': 'One\nTwo\nThree\n' } })
    const actions: Actions = [
      { action: 'update', file_path: 'a.txt', content: 'One\nDeux\nThree\nFour\n' },
      { action: 'create', file_path: 'b.txt', content: 'Five\nSix\n' },
    ]
    const response = await act(owner, 'createCommit', {
      path,
      body: { branch: 'master', commit_message, actions },
    })
    response.expectStatus(201).expectMatch({ stats: { additions: 4, deletions: 1, total: 5 } })
    if (!('status' in response.expectStatus(201).body)) response.fail('A `status`, which may be null.')
    const deletion = { action: 'delete', file_path: 'b.txt' } as const
    const onlyDeletes = await act(owner, 'createCommit', {
      path,
      body: { branch: 'master', commit_message, actions: [deletion] },
    })
    onlyDeletes.expectStatus(201).expectMatch({ stats: { additions: 0, deletions: 2, total: 2 } })
  }),

  'create-commit/branch-not-branch-name': check(async ({ owner, given }) => {
    const { id, path, commit } = await given.repository()
    const actions: Actions = [{ action: 'create', file_path: 'a.txt', content: 'A.\n' }]
    const body = { branch_name: 'master', commit_message, actions }
    const response = await owner.sendUnchecked({ operation: 'createCommit', path, body })
    response.expectStatus(400)
    const head = await owner.observe('getCommit', { path: { id, sha: 'master' } })
    head.expectMatch({ id: commit })
  }),
} satisfies CoverageOf<'createCommit'>

/** Commits the actions to `master` of a new repository with two files. */
async function commit({ owner, given, act }: CheckContext, actions: Actions) {
  const files = { [firstFile]: firstText, [nonAsciiFile]: 'Outside ASCII.\n', [namesake]: 'Alike.\n' }
  const { id, path } = await given.repository({ files })
  // A server that remembers this response returns it after the commit as well.
  const file = { path: { id, file_path: firstFile }, query: { ref: 'master' } }
  await ifPossible(() => owner.call('getFile', file), null)
  const response = await act(owner, 'createCommit', {
    path,
    body: { branch: 'master', commit_message, actions },
  })
  response.expectStatus(201)
  return { owner, id }
}

/** The actions are rejected with 400, and the branch stays as it is. */
function rejects(actions: readonly Record<string, string>[], part = 'changes-nothing') {
  return check(
    part,
    'The commit is rejected with 400 and the branch stays as it is.',
    async ({ owner, given }) => {
      const { id, path, commit } = await given.repository()
      const body = { branch: 'master', commit_message, actions }
      const response = await owner.sendUnchecked({ operation: 'createCommit', path, body })
      response.expectStatus(400)
      const head = await owner.observe('getCommit', { path: { id, sha: 'master' } })
      head.expectMatch({ id: commit })
    },
  )
}
