import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entriesBelow } from '../../scripts/pipeline/changes/changelog.ts'
import { classifyChanges, release } from '../../scripts/pipeline/changes/index.ts'
import { reportChanges } from '../../scripts/pipeline/changes/report.ts'
import type { Contract } from '../../scripts/pipeline/contract.ts'

let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forge-changelog-'))
  await mkdir(join(root, 'openapi'))
  await mkdir(join(root, 'generated'))
})

afterAll(() => rm(root, { recursive: true }))

/** A contract of two operations that share a schema. */
function looms(): Contract {
  const response = { 200: { $ref: '#/components/responses/Loom' } }
  return {
    openapi: '3.1.0',
    info: { title: 'Looms', version: '4.0.0' },
    servers: [{ url: 'https://forge.example.com/api/v4' }],
    paths: {
      '/loom': {
        get: {
          operationId: 'getLoom',
          description: 'Shows the loom.',
          responses: response,
          'x-rules': [{ id: 'get-loom/shown', rule: 'The loom is shown.', source: '1 § Looms' }],
        },
        put: { operationId: 'updateLoom', responses: response },
      },
      '/shuttle': { get: { operationId: 'getShuttle', responses: response } },
    },
    components: {
      schemas: {
        Loom: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'integer' }, width: { type: 'integer' } },
        },
      },
      responses: {
        Loom: {
          description: 'The loom.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Loom' } } },
        },
      },
    },
  }
}

/** Writes a released contract, the present one after a change, and its changelog. */
async function after(change: (contract: Contract) => unknown, unreleased = ''): Promise<void> {
  const current = looms()
  change(current)
  await writeFile(join(root, 'openapi', 'released.json'), JSON.stringify(looms()))
  await writeFile(join(root, 'generated', 'openapi.conformance.json'), JSON.stringify(current))
  const changelog = `# Changelog\n\n## Unreleased\n\n${unreleased}\n\n## 4.0.0\n\n- \`getLoom\`, \`updateLoom\`, \`Loom\`.\n`
  await writeFile(join(root, 'openapi', 'CHANGELOG.md'), changelog)
}

const dropWidth = ({ components }: Contract) => delete components.schemas?.['Loom']?.properties?.['width']

describe('changes of the contract', () => {
  it('are none at first', async () => {
    await after(() => {})
    expect(await classifyChanges(root)).toEqual({ since: '4.0.0', announced: [], unannounced: [], others: 0 })
  })

  it('may add and explain', async () => {
    await after(({ paths, components }) => {
      Object.assign(paths['/loom']?.get ?? {}, {
        description: 'Shows it.',
        'x-codeSamples': [{ lang: 'Shell' }],
      })
      Object.assign(components.schemas?.['Loom']?.properties ?? {}, { depth: { type: 'integer' } })
    })
    expect(await classifyChanges(root)).toMatchObject({ unannounced: [], others: 2 })
  })

  it.for<[what: string, change: (contract: Contract) => unknown, names: string[], message: string]>([
    ['a path goes', ({ paths }) => delete paths['/shuttle'], ['getShuttle'], '/shuttle'],
    ['an operation goes', ({ paths }) => delete paths['/loom']?.put, ['updateLoom'], 'PUT /loom'],
    [
      'an operation is called otherwise',
      ({ paths }) => Object.assign(paths['/shuttle']?.get ?? {}, { operationId: 'showShuttle' }),
      ['getShuttle', 'showShuttle'],
      'showShuttle',
    ],
    [
      'the address is another',
      (contract) => Object.assign(contract, { servers: [{ url: 'https://forge.example.com/v4' }] }),
      ['servers'],
      'became `https://forge.example.com/v4`',
    ],
    ['a shared member goes', dropWidth, ['getLoom', 'Loom'], 'width'],
    [
      'a rule goes',
      ({ paths }) => delete paths['/loom']?.get?.['x-rules'],
      ['get-loom/shown', 'getLoom'],
      'The rule `get-loom/shown` is removed.',
    ],
  ])('are rejected where %s without a word', async ([, change, names, message]) => {
    await after(change, '- `getThread` is new.')
    const verdict = await classifyChanges(root)
    expect(verdict.unannounced).toEqual([{ names, message: expect.stringContaining(message) }])
    expect(reportChanges(verdict)).toContain('1 not announced')
  })

  it.for(['getLoom', 'Loom'])('are let pass where the changelog names %s', async (name) => {
    await after(dropWidth, `- The width of a loom is gone\n  from \`${name}\`; ask for its depth.`)
    const verdict = await classifyChanges(root)
    expect(verdict).toMatchObject({ announced: [{ names: ['getLoom', 'Loom'] }], unannounced: [] })
    expect(reportChanges(verdict)).toMatch(/^Since 4\.0\.0: 1 breaking, \d+ other changes\.$/)
  })
})

describe('a release', () => {
  it('requires another version, its entry, and no unreleased entries', async () => {
    await after(({ info }) => (info.version = '4.1.0'), '- `getThread` is new.')
    expect(await release(root)).toEqual([
      'openapi/CHANGELOG.md still has entries below Unreleased; they belong below 4.1.0.',
      'openapi/CHANGELOG.md has no entry below 4.1.0.',
    ])
    await after(dropWidth)
    expect(await release(root)).toEqual(['4.0.0 is released; openapi/openapi.yaml needs another version.'])
  })

  it('requires entries for its breaking changes', async () => {
    await after((contract) => {
      dropWidth(contract)
      contract.info.version = '4.1.0'
    }, '## 4.1.0\n\n- Something.')
    expect(await release(root)).toEqual([
      expect.stringMatching(/^No entry below 4\.1\.0 announces this: .*width/),
    ])
  })

  it('keeps the contract as the one to compare with', async () => {
    await after(({ info }) => (info.version = '4.0.1'), '## 4.0.1\n\n- Nothing but words.')
    expect(await release(root)).toEqual([])
    const kept: Contract = JSON.parse(await readFile(join(root, 'openapi', 'released.json'), 'utf8'))
    expect(kept.info.version).toBe('4.0.1')
    expect(await classifyChanges(root)).toMatchObject({ since: '4.0.1', unannounced: [], others: 0 })
  })
})

describe('the changelog', () => {
  it('is read by its headings, entries joined over their lines', () => {
    const text = '# All\n\n## Unreleased\n\n- One\n  thing.\n- Another.\n\n## 4.0.0 (2017)\n\n- Old.\n'
    expect(entriesBelow(text, 'Unreleased')).toEqual(['One thing.', 'Another.'])
    expect(entriesBelow(text, '4.0.0')).toEqual(['Old.'])
    expect(entriesBelow(text, '5.0.0')).toEqual([])
  })
})
