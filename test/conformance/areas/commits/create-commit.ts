/** Spec: document 3, "Commits", creation. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { readme, readmeText, type Actions } from '../../fixtures/repository.ts'
import type { World } from '../../fixtures/context.ts'
import { bytes, claimsContent, texts } from '../files/contents.ts'

const commit_message = 'Do several things'

export const createCommit = {
  'create-commit/branch-required': missing('createCommit', 'branch'),
  'create-commit/commit-message-required': missing('createCommit', 'commit_message'),
  'create-commit/actions-required': missing('createCommit', 'actions'),

  'create-commit/action-required': refused([{ file_path: 'a.txt', content: 'A.\n' }]),
  'create-commit/action-values': refused([{ action: 'conjure', file_path: 'a.txt', content: 'A.\n' }]),
  'create-commit/file-path-required': refused([{ action: 'create', content: 'A.\n' }]),
  'create-commit/content-required': [
    refused([{ action: 'create', file_path: 'a.txt' }], 'create'),
    refused([{ action: 'update', file_path: readme }], 'update'),
  ],

  'create-commit/content-optional-for-move': check(async (world) => {
    const actions: Actions = [{ action: 'move', previous_path: readme, file_path: 'READ.ME' }]
    const { owner, id } = await commits(world, actions)
    await claimsContent(owner, id, 'READ.ME', 'master', readmeText)
  }),

  'create-commit/create-writes-file': check(async (world) => {
    const actions: Actions = [{ action: 'create', file_path: 'lib/a.txt', content: 'A.\n' }]
    const { owner, id } = await commits(world, actions)
    await claimsContent(owner, id, 'lib/a.txt', 'master', 'A.\n')
    await claimsContent(owner, id, readme, 'master', readmeText)
  }),

  'create-commit/update-writes-file': check(async (world) => {
    const { owner, id } = await commits(world, [{ action: 'update', file_path: readme, content: 'Other.\n' }])
    await claimsContent(owner, id, readme, 'master', 'Other.\n')
  }),

  'create-commit/delete-removes-file': check(async (world) => {
    const { owner, id } = await commits(world, [{ action: 'delete', file_path: readme }])
    const answer = await owner.tries('getFile', { path: { id, file_path: readme }, query: { ref: 'master' } })
    answer.is(404)
  }),

  'create-commit/move-renames-file': [
    check('as it is', async (world) => {
      const actions: Actions = [
        { action: 'move', previous_path: readme, file_path: 'docs/READ.ME', content: readmeText },
      ]
      const { owner, id } = await commits(world, actions)
      await claimsContent(owner, id, 'docs/READ.ME', 'master', readmeText)
      const answer = await owner.tries('getFile', {
        path: { id, file_path: readme },
        query: { ref: 'master' },
      })
      answer.is(404)
    }),
    check('with other content', async (world) => {
      const actions: Actions = [
        { action: 'move', previous_path: readme, file_path: 'READ.ME', content: 'Moved.\n' },
      ]
      const { owner, id } = await commits(world, actions)
      await claimsContent(owner, id, 'READ.ME', 'master', 'Moved.\n')
    }),
  ],

  'create-commit/encoding-default-text': texts.map((content, index) =>
    check(`text ${index + 1}`, async (world) => {
      const { owner, id } = await commits(world, [{ action: 'create', file_path: 'a.txt', content }])
      await claimsContent(owner, id, 'a.txt', 'master', content)
    }),
  ),

  'create-commit/encoding-base64': (
    [
      { action: 'create', file_path: 'a.bin' },
      { action: 'update', file_path: readme },
      { action: 'move', previous_path: readme, file_path: 'a.bin' },
    ] as const
  ).map((action) =>
    check(action.action, async (world) => {
      const content = bytes.toString('base64')
      const { owner, id } = await commits(world, [{ ...action, content, encoding: 'base64' }])
      await claimsContent(owner, id, action.file_path, 'master', bytes)
    }),
  ),

  'create-commit/author-given': check(async ({ owner, given }) => {
    const { id, path } = await given.repository()
    const author = { author_name: 'Ines Told', author_email: 'ines@example.com' }
    const actions: Actions = [{ action: 'create', file_path: 'a.txt', content: 'A.\n' }]
    const created = await owner.tries('createCommit', {
      path,
      body: { branch: 'master', commit_message, actions, ...author },
    })
    created.is(201).shows(author)
    const answer = await owner.tries('getCommit', { path: { id, sha: 'master' } })
    answer.is(200).shows(author)
  }),

  'create-commit/on-branch': check(async ({ owner, given }) => {
    const project = await given.repository()
    const { id, path, commit } = project
    const branch = await given.branch(project)
    await owner.does('getCommit', { path: { id, sha: branch } })
    await owner.does('getBranch', { path: { id, branch } })
    await owner.does('listCommits', { path, query: { ref_name: branch } })
    const message = 'First line\n\nAnd what it is about.'
    const actions: Actions = [{ action: 'create', file_path: 'a.txt', content: 'A.\n' }]
    const created = await owner.tries('createCommit', {
      path,
      body: { branch, commit_message: message, actions },
    })
    created.is(201).shows({ title: 'First line', parent_ids: [commit] })
    const sha = created.is(201).body.id ?? created.contradicts('The commit with its `id`.')
    const answer = await owner.tries('getCommit', { path: { id, sha: branch } })
    answer.is(200).shows({ id: sha, title: 'First line' })
    const { message: actual } = answer.is(200).body
    // Git itself ends a message with a newline, and so may a server.
    if (actual.trim() !== message)
      answer.contradicts('The given message.', `It is ${JSON.stringify(actual)}.`)
    const named = await owner.tries('getBranch', { path: { id, branch } })
    named.is(200).shows({ commit: { id: sha } })
    const list = await owner.tries('listCommits', { path, query: { ref_name: branch } })
    list.is(200).lists('id', [commit, sha])
    const other = await owner.tries('getCommit', { path: { id, sha: 'master' } })
    other.is(200).shows({ id: commit })
  }),

  'create-commit/several-actions': [
    check('in one commit', async (world) => {
      const { owner, given } = world
      const files = { 'changed.txt': 'Before.\n', 'gone.txt': 'Gone.\n', 'moved.txt': 'Moved.\n' }
      const { id, path, commit } = await given.repository({ files })
      const actions: Actions = [
        { action: 'create', file_path: 'new.txt', content: 'New.\n' },
        { action: 'update', file_path: 'changed.txt', content: 'After.\n' },
        { action: 'delete', file_path: 'gone.txt' },
        { action: 'move', previous_path: 'moved.txt', file_path: 'lib/moved.txt', content: 'Moved.\n' },
      ]
      const created = await owner.tries('createCommit', {
        path,
        body: { branch: 'master', commit_message, actions },
      })
      created.is(201).shows({ parent_ids: [commit] })
      await claimsContent(owner, id, 'new.txt', 'master', 'New.\n')
      await claimsContent(owner, id, 'changed.txt', 'master', 'After.\n')
      await claimsContent(owner, id, 'lib/moved.txt', 'master', 'Moved.\n')
      for (const file_path of ['gone.txt', 'moved.txt']) {
        const answer = await owner.tries('getFile', { path: { id, file_path }, query: { ref: 'master' } })
        answer.is(404)
      }
    }),
    refused(
      [
        { action: 'create', file_path: 'a.txt', content: 'A.\n' },
        { action: 'update', file_path: 'no-such-file.txt', content: 'B.\n' },
      ],
      'all or nothing',
    ),
  ],

  'create-commit/json-body': check(async (world) => {
    const actions: Actions = [
      { action: 'create', file_path: 'a.txt', content: 'A.\n' },
      { action: 'create', file_path: 'b.txt', content: 'B.\n' },
    ]
    const { owner, id } = await commits(world, actions)
    await claimsContent(owner, id, 'a.txt', 'master', 'A.\n')
    await claimsContent(owner, id, 'b.txt', 'master', 'B.\n')
  }),

  'create-commit/stats-and-status': check(async ({ owner, given }) => {
    const { path } = await given.repository({ files: { 'a.txt': 'One\nTwo\nThree\n' } })
    const actions: Actions = [{ action: 'update', file_path: 'a.txt', content: 'One\nDeux\nThree\nFour\n' }]
    const answer = await owner.tries('createCommit', {
      path,
      body: { branch: 'master', commit_message, actions },
    })
    answer.is(201).shows({ stats: { additions: 2, deletions: 1, total: 3 } })
    if (!('status' in answer.is(201).body)) answer.contradicts('A `status`, which may be null.')
  }),

  'create-commit/branch-not-branch-name': check(async ({ owner, given }) => {
    const { id, path, commit } = await given.repository()
    const actions: Actions = [{ action: 'create', file_path: 'a.txt', content: 'A.\n' }]
    const body = { branch_name: 'master', commit_message, actions }
    const answer = await owner.sends({ operation: 'createCommit', path, body })
    answer.is(400)
    const head = await owner.tries('getCommit', { path: { id, sha: 'master' } })
    head.is(200).shows({ id: commit })
  }),
} satisfies CoverageOf<'createCommit'>

/** Makes a commit on `master` of a new repository, which has to succeed. */
async function commits({ owner, given }: World, actions: Actions) {
  const { id, path } = await given.repository()
  const answer = await owner.tries('createCommit', {
    path,
    body: { branch: 'master', commit_message, actions },
  })
  answer.is(201)
  return { owner, id }
}

/** Actions that yield 400 and change nothing. */
function refused(actions: readonly Record<string, string>[], title = 'changes nothing') {
  return check(title, async ({ owner, given }) => {
    const { id, path, commit } = await given.repository()
    const body = { branch: 'master', commit_message, actions }
    const answer = await owner.sends({ operation: 'createCommit', path, body })
    answer.is(400)
    const head = await owner.tries('getCommit', { path: { id, sha: 'master' } })
    head.is(200).shows({ id: commit })
  })
}
