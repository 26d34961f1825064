import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documents } from '../../scripts/pipeline/inventory/documents.ts'
import { readInventory } from '../../scripts/pipeline/inventory/read.ts'
import { readSources } from '../../scripts/pipeline/sources.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'docs', 'traceability')
const { entries } = readInventory(await readSources(join(root, 'openapi')))
const pages = await Promise.all(
  (await readdir(folder)).map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
)

describe('the inventory of the specification', () => {
  it('knows each row of its tables and each thing that it says it does not show', () => {
    const counts = Object.values(documents).flatMap((headings) => Object.values(headings))
    const sum = (kind: 'rows' | 'notShown') => counts.reduce((total, each) => total + each[kind], 0)
    const counted = 'counted in the specification once more, for this test'
    expect([sum('rows'), sum('notShown')], counted).toEqual([331, 33])
    expect(entries.filter(({ kind }) => kind === 'rows')).toHaveLength(331)
    expect(entries.filter(({ kind }) => kind === 'notShown')).toHaveLength(33)
  })
})

describe('the pages', () => {
  it('show every entry', () => {
    const shown = pages.map(({ text }) => text).join('\n')
    expect(entries.filter(({ says }) => !shown.includes(`| ${says}<br>`)).map(({ id }) => id)).toEqual([])
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
  const [path = '', place] = target.split('#')
  const file = join(folder, dirname(from), path === '' ? from : path)
  if (!existsSync(file)) return false
  return place === undefined || places(file).has(place)
}

/** What can be linked to in a page: its anchors, and its headings as they are addressed. */
function places(file: string): Set<string> {
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
