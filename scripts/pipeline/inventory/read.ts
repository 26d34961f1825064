import { parse } from 'yaml'
import type { Finding } from '../rules/rule.ts'
import type { SourceFile } from '../sources.ts'

/** What of the contract can carry a sentence of the specification. */
export const carrierKinds = [
  'operations',
  'parameters',
  'fields',
  'schemas',
  'headers',
  'responses',
  'security',
  'guide',
  'rules',
  'open',
] as const
export type CarrierKind = (typeof carrierKinds)[number]

/** A row of a table, another sentence, or a sentence that says "not shown". */
export type EntryKind = 'rows' | 'sentences' | 'notShown'
const entryKinds: readonly EntryKind[] = ['rows', 'sentences', 'notShown']

/** One thing that the specification says, in a few words of our own, and what of the contract carries it. */
export interface Entry {
  /** Document, heading and name: `2/endpoints/projects/get-projects`. */
  id: string
  /** The file it is written in, relative to `openapi/`. */
  where: string
  document: string
  heading: string
  kind: EntryKind
  says: string
  carriers: Record<CarrierKind, string[]>
  /** Endpoints that the contract must not declare in full, since they are not shown: `PUT /projects/{id}/boards`. */
  absent: string[]
  /** Places that must demand nothing: a schema, `Schema.member`, `operationId parameters` or `operationId response`. */
  loose: string[]
}

/** Everything that the specification says, and what could not be read. */
export interface Inventory {
  entries: Entry[]
  problems: Finding[]
}

export const inventoryFolder = 'inventory/'

/** Reads the inventory from the files below `openapi/inventory/`. */
export function readInventory(sources: readonly SourceFile[]): Inventory {
  const files = sources.filter(({ path }) => path.startsWith(inventoryFolder))
  const parts = files.map(readFile)
  return { entries: parts.flatMap((part) => part.entries), problems: parts.flatMap((part) => part.problems) }
}

/** `Endpoints / Access requests (groups and projects)` as `endpoints/access-requests-groups-and-projects`. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .split(' / ')
    .map((part) => part.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, ''))
    .join('/')
}

function readFile({ path: where, text }: SourceFile): Inventory {
  const problems: Finding[] = []
  const refuse = (problem: string) => {
    const remedy =
      'Write document, then headings, below each rows, sentences and notShown, below these entries.'
    problems.push({ where, problem, remedy })
  }
  const file = members(parse(text))
  const document = String(file['document'])
  const entries = Object.entries(members(file['headings'])).flatMap(([heading, kinds]) =>
    Object.entries(members(kinds)).flatMap(([kind, named]) => {
      const known = entryKinds.find((each) => each === kind)
      if (known === undefined) {
        refuse(`\`${kind}\` below ${heading} is unknown.`)
        return []
      }
      return Object.entries(members(named)).map(([name, value]) => {
        const id = `${document}/${slugOf(heading)}/${name}`
        return readEntry(members(value), { id, where, document, heading, kind: known }, refuse)
      })
    }),
  )
  return { entries, problems }
}

type Place = Pick<Entry, 'id' | 'where' | 'document' | 'heading' | 'kind'>

function readEntry(value: Record<string, unknown>, place: Place, refuse: (problem: string) => void): Entry {
  const { says, absent, loose, fields, rules, guide, ...others } = value
  const named: Record<string, unknown> = others
  for (const key of Object.keys(others)) {
    if (!carrierKinds.some((kind) => kind === key)) refuse(`The member \`${key}\` of ${place.id} is unknown.`)
  }
  if (typeof says !== 'string' || says === '') refuse(`${place.id} does not say in a few words what it is.`)
  const carriers = {
    operations: words(named['operations']),
    parameters: words(named['parameters']),
    fields: pairs(fields, '.'),
    schemas: words(named['schemas']),
    headers: words(named['headers']),
    responses: words(named['responses']),
    security: words(named['security']),
    guide: typeof guide === 'string' ? [guide] : [],
    rules: pairs(rules, '/'),
    open: words(named['open']),
  }
  return { ...place, says: String(says), carriers, absent: strings(absent), loose: strings(loose) }
}

/** `{ list-projects: 'simple-form sort-ascending' }` as `list-projects/simple-form` and `list-projects/sort-ascending`. */
function pairs(value: unknown, joint: string): string[] {
  return Object.entries(members(value)).flatMap(([first, rest]) =>
    words(rest).map((second) => `${first}${joint}${second}`),
  )
}

function words(value: unknown): string[] {
  return typeof value === 'string' ? value.split(/\s+/).filter((word) => word !== '') : []
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function members(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
