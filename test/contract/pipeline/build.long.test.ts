import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from '../../../scripts/pipeline/build.ts'
import { otherGeneratedFiles } from '../../../scripts/other-generated-files.ts'
import { bundle, lint, ToolFailure } from '../../../scripts/pipeline/redocly.ts'
import { isWhole } from '../../support/sample.ts'

const checkout = join(import.meta.dirname, '..', '..', '..')
let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forge-build-'))
  await cp(join(checkout, 'openapi'), join(root, 'openapi'), { recursive: true })
})

afterAll(async () => {
  await rm(root, { recursive: true })
})

describe('a build', () => {
  it('writes nothing if a rule is violated', async () => {
    const restore = await edit(
      'paths/projects/projects.yaml',
      /^ {2}summary: .*$/m,
      '  summary: All the projects that you can see',
    )
    const result = await build(root, { check: false, otherFiles: { 'sqlite-schema.ts': '' } })
    await restore()
    const text = await readFile(join(root, 'openapi', 'paths', 'projects', 'projects.yaml'), 'utf8')
    const line = text.split('\n').findIndex((each) => each.startsWith('  summary: ')) + 1
    expect(result).toEqual({
      kind: 'rejected',
      unbundled: undefined,
      findings: [
        {
          rule: 'operation-prose',
          where: `openapi/paths/projects/projects.yaml:${line}`,
          location: 'openapi/paths/projects/projects.yaml#/get/summary',
          problem: 'The summary has 7 words.',
          remedy: expect.any(String),
        },
      ],
    })
    expect(await readdir(root)).toEqual(['openapi'])
  })

  it('names the line of a reference that leads nowhere', async () => {
    const restore = await edit('paths/projects/projects.yaml', 'NotModified.yaml', 'Unmodified.yaml')
    const result = await build(root, { check: false, otherFiles: { 'sqlite-schema.ts': '' } })
    await restore()
    if (result.kind !== 'rejected') throw new Error(`It was ${result.kind}.`)
    expect(result.findings).toEqual([
      expect.objectContaining({
        rule: 'lint/no-unresolved-refs',
        where: expect.stringMatching(/^openapi\/paths\/projects\/projects\.yaml:\d+$/),
        problem: expect.not.stringContaining(root),
      }),
    ])
  })

  // `npm run check` builds as well, and compares all files.
  it.runIf(isWhole)('writes everything without findings', async () => {
    const result = await build(root, { check: false, otherFiles: await otherGeneratedFiles() })
    expect(result.kind).toBe('written')
    for (const folder of ['generated', 'docs/traceability']) {
      expect(await readdir(join(root, folder))).toEqual(await readdir(join(checkout, folder)))
    }
  })
})

describe('the lint and bundle tool', () => {
  it('requires more than the strictest preset', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forge-lint-'))
    await mkdir(join(folder, 'openapi'))
    for (const name of ['redocly.yaml', 'redocly-plugin.mjs'])
      await cp(join(checkout, 'openapi', name), join(folder, 'openapi', name))
    await writeFile(join(folder, 'openapi', 'openapi.yaml'), lax)
    const found = await lint(folder)
    await rm(folder, { recursive: true })
    expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual([
      'lint/operation-description',
      'lint/operation-singular-tag',
      'lint/operation-tag-defined',
      'lint/parameter-description',
      'lint/path-http-verbs-order',
      'lint/path-parameters-defined',
      'lint/path-params-defined',
      'lint/response-mime-type',
      'lint/scalar-property-missing-example',
    ])
  })

  it('rejects two components of one name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forge-clash-'))
    await mkdir(join(folder, 'openapi', 'a'), { recursive: true })
    await mkdir(join(folder, 'openapi', 'b'))
    await writeFile(join(folder, 'openapi', 'openapi.yaml'), clash)
    await writeFile(join(folder, 'openapi', 'a', 'Thing.yaml'), 'description: One.\n')
    await writeFile(join(folder, 'openapi', 'b', 'Thing.yaml'), 'description: Other.\n')
    const bundled = await bundle(folder)
    await rm(folder, { recursive: true })
    expect(bundled).toEqual({ problem: expect.stringContaining('Thing') })
  })

  it('has no result if the tool does not run', async () => {
    await expect(lint(join(root, 'absent'))).rejects.toThrow(ToolFailure)
  })
})

/** Changes a file of the contract, and hands back what puts it right again. */
async function edit(path: string, what: RegExp | string, by: string): Promise<() => Promise<void>> {
  const file = join(root, 'openapi', path)
  const text = await readFile(file, 'utf8')
  const changed = text.replace(what, by)
  if (changed === text) throw new Error(`${path} has nothing like ${what}.`)
  await writeFile(file, changed)
  return async () => writeFile(file, text)
}

const lax = `openapi: 3.1.0
info:
  title: Lax
  version: 1.0.0
  license: { name: MIT, identifier: MIT }
servers:
  - url: http://127.0.0.1:3000
security: []
tags:
  - name: projects
    description: Projects.
paths:
  /projects:
    put:
      operationId: updateProjects
      tags: [projects, other]
      summary: Update projects
      parameters:
        - name: id
          in: path
          required: true
          schema: { type: string }
        - name: page
          in: query
          schema: { type: integer }
      responses:
        '200':
          description: Updated.
          content:
            text/html:
              schema:
                type: object
                properties:
                  name: { type: string }
        '400':
          description: Refused.
    get:
      operationId: listProjects
      tags: [projects]
      summary: List projects
      description: Lists projects.
      responses:
        '200':
          description: Listed.
        '400':
          description: Refused.
`

const clash = `openapi: 3.1.0
info: { title: Clash, version: 1.0.0 }
paths:
  /things:
    get:
      responses:
        '200': { $ref: a/Thing.yaml }
        '201': { $ref: b/Thing.yaml }
`
