/** Spec: document 3, "Repository files". */
import { readsUncommonWithoutCredentials } from '../../generated/credentials/public-repositories.ts'
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { names, texts, bytes } from '../../fixtures/file-contents.ts'
import { versions, file_path } from './versions.ts'

export const getFile = {
  'get-file/ref-required': missing('getFile', 'ref'),

  'get-file/public-without-authentication': [
    readsUncommonWithoutCredentials('getFile'),
    check(async (context) => {
      const { anonymous, given } = context
      const project = await given.repository({ visibility: 'public', files: { [file_path]: 'One.\n' } })
      const tag = await ifPossible(() => given.tag(project), null)
      for (const ref of [project.branch, project.commit, ...(tag === null ? [] : [tag])])
        await expectFile(context, anonymous, project.id, file_path, ref, 'One.\n')
    }),
  ],

  'get-file/at-branch': check(async (context) => {
    const { project, branch, onBranch } = await context.use(versions)
    const owner = context.as(project.owner)
    await expectFile(context, owner, project.id, file_path, 'master', 'Two.\n')
    await expectFile(context, owner, project.id, file_path, branch, 'Three.\n')
    const response = await context.act(owner, 'getFile', {
      path: { id: project.id, file_path },
      query: { ref: branch },
    })
    const matched = response.expectStatus(200).expectMatch({
      file_path,
      ref: branch,
      last_commit_id: onBranch,
    })
    expectFileName(matched, file_path)
  }),

  'get-file/at-tag': check(async (context) => {
    const { owner, given } = context
    const project = await given.repository({ files: { [file_path]: 'One.\n' } })
    await owner.call('createTag', { path: project.path, body: { tag_name: 'v1', ref: 'master' } })
    await given.commit(project, 'master', [{ action: 'update', file_path, content: 'Two.\n' }])
    await expectFile(context, owner, project.id, file_path, 'v1', 'One.\n')
    await given.commit(project, 'master', [{ action: 'delete', file_path }])
    for (const ref of ['v1', project.commit])
      await expectFile(context, owner, project.id, file_path, ref, 'One.\n')
  }),

  'get-file/at-commit': check(async (context) => {
    const { project, onMaster, onBranch } = await context.use(versions)
    const owner = context.as(project.owner)
    await expectFile(context, owner, project.id, file_path, project.commit, 'One.\n')
    await expectFile(context, owner, project.id, file_path, onMaster, 'Two.\n')
    await expectFile(context, owner, project.id, file_path, onBranch, 'Three.\n')
  }),

  'get-file/encoded-path': check(async (context) => {
    const { owner, given, act } = context
    const contents = Object.fromEntries(names.map((name) => [name, `In ${name}.\n`]))
    const project = await given.repository({ files: contents })
    for (const name of names) {
      const response = await act(owner, 'getFile', {
        path: { id: project.id, file_path: name },
        query: { ref: 'master' },
      })
      expectFileName(response.expectStatus(200).expectMatch({ file_path: name }), name)
      await expectFile(context, owner, project.id, name, 'master', `In ${name}.\n`)
    }
  }),

  'get-file/content-base64': [
    check('of-text', 'Text is returned in Base64.', async (context) => {
      const { owner, given, act } = context
      const contents = Object.fromEntries(texts.map((text, index) => [`lib/${index}.txt`, text]))
      const { id } = await given.repository({ files: contents })
      for (const [name, text] of Object.entries(contents)) {
        const response = await act(owner, 'getFile', {
          path: { id, file_path: name },
          query: { ref: 'master' },
        })
        response.expectStatus(200).expectMatch({ encoding: 'base64', size: Buffer.byteLength(text) })
        await expectFile(context, owner, id, name, 'master', text)
      }
    }),
    check('of-bytes', 'Bytes that are not text are returned unchanged.', async (context) => {
      const { owner, given, act } = context
      const project = await given.repository()
      const content = bytes.toString('base64')
      const sha = await given.commit(project, 'master', [
        { action: 'create', file_path: 'a.bin', content, encoding: 'base64' },
      ])
      const path = { id: project.id, file_path: 'a.bin' }
      const response = await act(owner, 'getFile', { path, query: { ref: 'master' } })
      response.expectStatus(200).expectMatch({ encoding: 'base64', size: bytes.length, last_commit_id: sha })
      await expectFile(context, owner, project.id, 'a.bin', 'master', bytes)
      const empty = await ifPossible(() => given.file(project, 'empty.txt', ''), null)
      if (empty === null) return
      const none = { id: project.id, file_path: 'empty.txt' }
      const found = await act(owner, 'getFile', { path: none, query: { ref: 'master' } })
      found.expectStatus(200).expectMatch({ size: 0, content: '' })
    }),
  ],
} satisfies CoverageOf<'getFile'>

/** Whether the name includes the directories of the file is not specified. */
function expectFileName(
  response: {
    readonly body: { readonly file_name: string }
    fail: (expected: string, actual?: string) => never
  },
  path: string,
): void {
  const { file_name } = response.body
  if (file_name !== path && file_name !== path.split('/').at(-1))
    response.fail(`The \`file_name\` of ${path}.`, `It is ${file_name}.`)
}

/** Expects the file at a ref to have this content. */
async function expectFile(
  { act }: Pick<CheckContext<'getFile'>, 'act'>,
  by: Actor,
  id: number,
  file: string,
  ref: string,
  content: string | Uint8Array,
): Promise<void> {
  const response = await act(by, 'getFile', { path: { id, file_path: file }, query: { ref } })
  const expected = Buffer.from(content).toString('base64')
  // Base64 may have line breaks.
  const actual = response.expectStatus(200).body.content.replaceAll(/\s/g, '')
  if (actual !== expected) response.fail(`The content is ${expected} (Base64).`, `It is ${actual}.`)
}
