/** Spec: document 3, "Repository files", reading. */
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { publicWithoutCredentials } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { bytes, expectContent, names, texts } from '../../fixtures/file-contents.ts'

const file_path = 'lib/shuttle.txt'

/** One file in three versions: on the first commit, at the head of `master`, and on a branch. */
const versions = new Shared('a file in three versions', async (context) => {
  const { given } = context
  const project = await given.repository({ files: { [file_path]: 'One.\n' } })
  const branch = await given.branch(project)
  const update = (content: string) => [{ action: 'update' as const, file_path, content }]
  const onMaster = await given.commit(project, 'master', update('Two.\n'))
  const onBranch = await given.commit(project, branch, update('Three.\n'))
  return { project, branch, onMaster, onBranch }
})

export const getFile = {
  'get-file/public-without-authentication': publicWithoutCredentials('getFile'),
  'get-file/ref-required': missing('getFile', 'ref'),

  'get-file/at-branch': check(async (context) => {
    const { project, branch, onBranch } = await context.use(versions)
    const owner = context.as(project.owner)
    await expectContent(owner, project.id, file_path, 'master', 'Two.\n')
    await expectContent(owner, project.id, file_path, branch, 'Three.\n')
    const response = await context.act(owner, 'getFile', {
      path: { id: project.id, file_path },
      query: { ref: branch },
    })
    response.expectStatus(200).expectMatch({
      file_path,
      file_name: 'shuttle.txt',
      ref: branch,
      last_commit_id: onBranch,
    })
  }),

  'get-file/at-tag': check(async (context) => {
    const { owner, given } = context
    const project = await given.repository({ files: { [file_path]: 'One.\n' } })
    await owner.call('createTag', { path: project.path, body: { tag_name: 'v1', ref: 'master' } })
    await given.commit(project, 'master', [{ action: 'update', file_path, content: 'Two.\n' }])
    await expectContent(owner, project.id, file_path, 'v1', 'One.\n')
  }),

  'get-file/at-commit': check(async (context) => {
    const { project, onMaster, onBranch } = await context.use(versions)
    const owner = context.as(project.owner)
    await expectContent(owner, project.id, file_path, project.commit, 'One.\n')
    await expectContent(owner, project.id, file_path, onMaster, 'Two.\n')
    await expectContent(owner, project.id, file_path, onBranch, 'Three.\n')
  }),

  'get-file/encoded-path': check(async ({ owner, given, act }) => {
    const contents = Object.fromEntries(names.map((name) => [name, `In ${name}.\n`]))
    const project = await given.repository({ files: contents })
    for (const name of names) {
      const response = await act(owner, 'getFile', {
        path: { id: project.id, file_path: name },
        query: { ref: 'master' },
      })
      response.expectStatus(200).expectMatch({ file_path: name, file_name: name.split('/').at(-1) ?? '' })
      await expectContent(owner, project.id, name, 'master', `In ${name}.\n`)
    }
  }),

  'get-file/content-base64': [
    check('of-text', 'of text', async ({ owner, given, act }) => {
      const contents = Object.fromEntries(texts.map((text, index) => [`lib/${index}.txt`, text]))
      const { id } = await given.repository({ files: contents })
      for (const [name, text] of Object.entries(contents)) {
        const response = await act(owner, 'getFile', {
          path: { id, file_path: name },
          query: { ref: 'master' },
        })
        response.expectStatus(200).expectMatch({ encoding: 'base64', size: Buffer.byteLength(text) })
        await expectContent(owner, id, name, 'master', text)
      }
    }),
    check('of-bytes', 'of bytes', async ({ owner, given, act }) => {
      const project = await given.repository()
      const content = bytes.toString('base64')
      const sha = await given.commit(project, 'master', [
        { action: 'create', file_path: 'a.bin', content, encoding: 'base64' },
      ])
      const path = { id: project.id, file_path: 'a.bin' }
      const response = await act(owner, 'getFile', { path, query: { ref: 'master' } })
      response.expectStatus(200).expectMatch({ encoding: 'base64', size: bytes.length, last_commit_id: sha })
      await expectContent(owner, project.id, 'a.bin', 'master', bytes)
    }),
  ],
} satisfies CoverageOf<'getFile'>

export const getRawFile = {
  'get-raw-file/ref-required': missing('getRawFile', 'ref'),

  'get-raw-file/raw-content': [
    ...texts.map((text, index) =>
      check(idPart(`of text ${index + 1}`), `of text ${index + 1}`, async ({ owner, given, act }) => {
        const project = await given.repository({ files: { [file_path]: text } })
        await expectRaw({ act }, owner, project.id, file_path, 'master', Buffer.from(text))
      }),
    ),
    check('of-bytes', 'of bytes', async ({ owner, given, act }) => {
      const project = await given.repository()
      const content = bytes.toString('base64')
      await given.commit(project, 'master', [
        { action: 'create', file_path: 'a.bin', content, encoding: 'base64' },
      ])
      await expectRaw({ act }, owner, project.id, 'a.bin', 'master', bytes)
    }),
    check('however-it-is-named', 'however it is named', async ({ owner, given, act }) => {
      const contents = Object.fromEntries(names.map((name) => [name, `In ${name}.\n`]))
      const { id } = await given.repository({ files: contents })
      for (const name of names)
        await expectRaw({ act }, owner, id, name, 'master', Buffer.from(`In ${name}.\n`))
    }),
    check('at-a-branch-and-at-a-tag', 'at a branch and at a tag', async ({ owner, given, act }) => {
      const project = await given.repository({ files: { [file_path]: 'One.\n' } })
      const tag = await given.tag(project)
      const branch = await given.branch(project)
      await expectRaw({ act }, owner, project.id, file_path, branch, Buffer.from('One.\n'))
      await given.commit(project, branch, [{ action: 'update', file_path, content: 'Two.\n' }])
      await given.commit(project, 'master', [{ action: 'update', file_path, content: 'Three.\n' }])
      await expectRaw({ act }, owner, project.id, file_path, tag, Buffer.from('One.\n'))
      await expectRaw({ act }, owner, project.id, file_path, branch, Buffer.from('Two.\n'))
      await expectRaw({ act }, owner, project.id, file_path, 'master', Buffer.from('Three.\n'))
    }),
    check('of-json', 'of JSON', async ({ owner, given, act }) => {
      const text = '{ "spaced" :  1 }'
      const project = await given.repository({ files: { 'a.json': text } })
      await expectRaw({ act }, owner, project.id, 'a.json', 'master', Buffer.from(text))
    }),
  ],

  'get-raw-file/moved-route': check(async (context) => {
    const { project, onMaster } = await context.use(versions)
    const owner = context.as(project.owner)
    await expectRaw(context, owner, project.id, file_path, project.commit, Buffer.from('One.\n'))
    await expectRaw(context, owner, project.id, file_path, onMaster, Buffer.from('Two.\n'))
  }),
} satisfies CoverageOf<'getRawFile'>

async function expectRaw(
  { act }: Pick<CheckContext<'getRawFile'>, 'act'>,
  actor: Actor,
  id: number,
  file: string,
  ref: string,
  expected: Uint8Array,
): Promise<void> {
  const response = await act(actor, 'getRawFile', { path: { id, file_path: file }, query: { ref } })
  response.expectStatus(200)
  const { outcome } = response.exchange
  const actual = Buffer.from(outcome.kind === 'response' ? outcome.response.body : [])
  if (!actual.equals(expected)) {
    response.fail(
      `The body is ${Buffer.from(expected).toString('base64')} (Base64).`,
      `It is ${actual.toString('base64')}.`,
    )
  }
}
