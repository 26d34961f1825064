import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConformance } from '../../scripts/pipeline/conformance/files.ts'
import { outlineOf } from '../../scripts/pipeline/conformance/outline.ts'
import { specificationRows } from '../../scripts/pipeline/conformance/rows.ts'
import { readSources } from '../../scripts/pipeline/sources.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'docs', 'traceability')
const rows = specificationRows(readConformance(await readSources(join(root, 'openapi'))))
const pages = await Promise.all(
  (await readdir(folder)).map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
)

describe('the outline of the specification', () => {
  it('counts rows of tables without their headers, and sentences about what is not specified', () => {
    const text = [
      '# Title',
      '## Limits',
      'Rate limits: not shown.',
      '| Limit | Value |',
      '|---|---|',
      '| `page` | 1 |',
      '| `per_page` | 20; not shown |',
      '',
      '### Pages',
      '| Header |',
      '|---|',
      '| Link |',
    ].join('\n')
    expect(outlineOf(text)).toEqual({
      Limits: { rows: 2, notSpecified: 1 },
      'Limits / Pages': { rows: 1, notSpecified: 0 },
    })
  })
})

describe('the pages', () => {
  it('list every row', () => {
    const shown = pages.map(({ text }) => text).join('\n')
    expect(rows.filter(({ summary }) => !shown.includes(`| ${summary}<br>`)).map(({ id }) => id)).toEqual([])
  })

  it('link to nothing but files and places that exist', () => {
    const dead = pages.flatMap(({ name, text }) =>
      [...text.matchAll(/\]\(([^)]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !leadsSomewhere(name, target))
        .map((target) => `${name}: ${target}`),
    )
    expect([...new Set(dead)]).toEqual([])
  })
})

const placesIn = new Map<string, Set<string>>()

function leadsSomewhere(from: string, target: string): boolean {
  const [path = '', located] = target.split('#')
  const file = join(folder, dirname(from), path === '' ? from : path)
  if (!existsSync(file)) return false
  if (located === undefined) return true
  const line = /^L([1-9]\d*)$/.exec(located)?.[1]
  return line === undefined ? locations(file).has(located) : hasText(file, Number(line))
}

function hasText(file: string, line: number): boolean {
  return (readFileSync(file, 'utf8').split('\n')[line - 1] ?? '').trim() !== ''
}

/** What can be linked to in a page: its anchors, and its headings as they are addressed. */
function locations(file: string): Set<string> {
  const known = placesIn.get(file)
  if (known !== undefined) return known
  const text = readFileSync(file, 'utf8')
  const anchors = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  )
  const found = new Set([...anchors, ...headings])
  placesIn.set(file, found)
  return found
}
