/** Spec: document 3, "Repository files". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { texts, bytes, names } from '../../fixtures/file-contents.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { file_path, versions } from './versions.ts'

export const getRawFile = {
  'get-raw-file/ref-required': missing('getRawFile', 'ref'),

  'get-raw-file/raw-content': [
    ...texts.map((text, index) =>
      check(
        `of-text-${index + 1}`,
        `The content ${JSON.stringify(text)} is returned as it is.`,
        async ({ owner, given, act }) => {
          const project = await given.repository({ files: { [file_path]: text } })
          await expectRaw({ act }, owner, project.id, file_path, 'master', Buffer.from(text))
        },
      ),
    ),
    check('of-bytes', 'Bytes that are not text are returned unchanged.', async ({ owner, given, act }) => {
      const project = await given.repository()
      const content = bytes.toString('base64')
      await given.commit(project, 'master', [
        { action: 'create', file_path: 'a.bin', content, encoding: 'base64' },
      ])
      await expectRaw({ act }, owner, project.id, 'a.bin', 'master', bytes)
      const empty = await ifPossible(() => given.file(project, 'empty.txt', ''), null)
      if (empty !== null) await expectRaw({ act }, owner, project.id, 'empty.txt', 'master', Buffer.alloc(0))
    }),
    check('reserved-characters', 'Names with reserved characters work.', async ({ owner, given, act }) => {
      const contents = Object.fromEntries(names.map((name) => [name, `In ${name}.\n`]))
      const { id } = await given.repository({ files: contents })
      for (const name of names)
        await expectRaw({ act }, owner, id, name, 'master', Buffer.from(`In ${name}.\n`))
    }),
    check('branch-and-tag', 'The content is that of the ref.', async ({ owner, given, act }) => {
      const project = await given.repository({ files: { [file_path]: 'One.\n' } })
      const tag = await given.tag(project)
      const branch = await given.branch(project)
      await expectRaw({ act }, owner, project.id, file_path, branch, Buffer.from('One.\n'))
      await given.commit(project, branch, [{ action: 'update', file_path, content: 'Two.\n' }])
      await given.commit(project, 'master', [{ action: 'update', file_path, content: 'Three.\n' }])
      await expectRaw({ act }, owner, project.id, file_path, tag, Buffer.from('One.\n'))
      await expectRaw({ act }, owner, project.id, file_path, branch, Buffer.from('Two.\n'))
      await expectRaw({ act }, owner, project.id, file_path, 'master', Buffer.from('Three.\n'))
      await given.commit(project, 'master', [{ action: 'delete', file_path }])
      for (const ref of [tag, project.commit])
        await expectRaw({ act }, owner, project.id, file_path, ref, Buffer.from('One.\n'))
    }),
    check('of-json', 'JSON is returned as text, unchanged.', async ({ owner, given, act }) => {
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
