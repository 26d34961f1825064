import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accessSentence, withAccessSentences } from '../../scripts/pipeline/access-sentences.ts'
import type { AccessRow } from '../../scripts/pipeline/access.ts'
import type { Access, Contract } from '../../scripts/pipeline/contract.ts'
import { operationsOf } from '../../scripts/pipeline/contract.ts'

function sentence(access: Access, within: AccessRow['within'] = 'project'): string {
  const operation = { operationId: 'listLooms', responses: {}, 'x-access': access }
  return accessSentence({
    within,
    located: { pointer: '#', path: '/looms', method: 'get', pathItem: {}, operation },
  })
}

const rule = { rule: 'list-looms/own' }

it.for<[Access, AccessRow['within'], string]>([
  [
    { callers: 'anyone' },
    'project',
    'Does not require authentication if the project is public. Required role: not specified.',
  ],
  [{ callers: 'anyone' }, 'instance', 'Does not require authentication.'],
  [{ callers: 'authenticated' }, 'project', 'Requires authentication. Required role: not specified.'],
  [{ callers: 'authenticated', states: { callers: rule } }, 'instance', 'Requires authentication.'],
  [{ callers: 'administrator' }, 'instance', 'Requires authentication. Required role: administrator.'],
  [
    { callers: 'owner-or-administrator' },
    'group',
    'Requires authentication. Required role: owner of the group, or administrator.',
  ],
  [
    { callers: 'author-or-administrator' },
    'project',
    'Requires authentication. Required role: user who awarded the emoji, or administrator.',
  ],
  [
    { callers: 'permitted' },
    'project',
    'Requires authentication and permission. Required role: not specified.',
  ],
])('describes %o within a %s', ([access, within, expected]) => {
  expect(sentence(access, within)).toBe(expected)
})

it('does not describe an operation as open if the specification does not', () => {
  const operation = {
    operationId: 'getRawLoom',
    responses: {},
    'x-access': { callers: 'anyone' as const },
    'x-unspecified': [{ id: 'get-raw-loom/without-authentication', what: 'Not specified.', source: '1' }],
  }
  const located = { pointer: '#', path: '/looms', method: 'get' as const, pathItem: {}, operation }
  expect(accessSentence({ within: 'project', located })).toBe(
    'Requires authentication if the project is not public; for a public project: not specified. Required role: not specified.',
  )
})

it('appends the sentence as a paragraph and leaves the document unchanged', () => {
  const contract: Contract = {
    openapi: '3.1.0',
    info: { title: 'Forge', version: '4.0.0' },
    paths: {
      '/looms': {
        get: {
          operationId: 'listLooms',
          description: 'Returns looms.\n',
          responses: {},
          'x-access': { callers: 'administrator' },
        },
      },
    },
    components: {},
  }
  const before = structuredClone(contract)
  expect(withAccessSentences(contract).paths['/looms']?.get?.description).toBe(
    'Returns looms.\n\nRequires authentication. Required role: administrator.',
  )
  expect(contract).toEqual(before)
})

it('ends the description of every published operation', async () => {
  const file = join(import.meta.dirname, '..', '..', 'generated', 'openapi.json')
  const published: Contract = JSON.parse(await readFile(file, 'utf8'))
  const missing = operationsOf(published).filter(
    ({ operation }) =>
      !/\n\n(Requires authentication|Does not require authentication)[^\n]*\.$/.test(
        operation.description ?? '',
      ),
  )
  expect(missing.map(({ operation }) => operation.operationId)).toEqual([])
})
